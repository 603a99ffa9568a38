import { limitOf, isUnderWay, type WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import type { SheetTap } from '@/engine/companion/worlds-end/taps';
import { LAST_CELL } from '@/engine/games/worlds-end/data/table';
import {
  button,
  GROW,
  line,
  quiet,
  section,
  text,
  type Blocks,
  type Part,
} from '@/components/kit/companion/spec/blocks';
import { counter, type Field } from '@/components/kit/companion/spec/fields';
import { tableLeaf, timerToggle, waysOut } from '@/components/kit/companion/spec/plain';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import { ARMADA } from './fields';
import type { SeasAt } from './kind';

/** What belongs to the whole table, and every helper by itself. */
export function tableOf(at: SeasAt): Leaf {
  const { sheet, t, tap, open, rules } = at;
  return tableLeaf(at, [
    waysOut(at, null),
    isUnderWay(sheet)
      ? [
          section(t('companion-worlds-end:table.helpers')),
          line(
            button(t('companion-worlds-end:event.title'), 'table-event', () => open('event'), GROW),
            button(t('companion-worlds-end:table.auction'), 'table-auction', () => open('auction'), GROW),
            button(t('companion-worlds-end:turn.ships'), 'table-port', () => open('port'), GROW),
            button(t('companion-worlds-end:income.open'), 'table-income', () => open('income'), GROW),
          ),
          {
            part: 'toggle',
            title: t('companion-worlds-end:table.calm'),
            on: sheet.calm,
            onChange: () => tap({ type: 'calm' }),
            testID: 'calm',
          },
        ]
      : null,
    button(t('companion-worlds-end:box.title'), 'open-box', () => open('box'), {
      sub: t('companion-worlds-end:box.sub'),
    }),
    readings(at),
    timerToggle(at),
    button(t('companion-worlds-end:table.rules'), 'table-rules', () => rules()),
  ]);
}

/** E-29 */
export function readings({ sheet, t, tap }: SeasAt): Blocks {
  return [
    {
      part: 'toggle',
      title: t('worlds-end:options.doubleAlsoSum.name'),
      sub: t('worlds-end:options.doubleAlsoSum.note'),
      on: sheet.doubleAlsoSum,
      onChange: () => tap({ type: 'double-also-sum' }),
      testID: 'double-also-sum',
    },
    {
      part: 'toggle',
      title: t('worlds-end:options.eventBattleFlight.name'),
      sub: t('worlds-end:options.eventBattleFlight.note'),
      on: sheet.eventBattleFlight,
      onChange: () => tap({ type: 'event-battle-flight' }),
      testID: 'event-battle-flight',
    },
  ];
}

/** E-25: the cell of the mark for so many players. */
export function markField(players: 2 | 3): Field<WorldsEndSheet, SheetTap> {
  return {
    key: `mark-${players}`,
    per: 'table',
    words: (t) => t('companion-worlds-end:armada.mark', { players }),
    of: ({ profile }) => (players === 2 ? profile.armadaTwo : profile.armadaThree) ?? 0,
    set: (cell) => ({ type: 'armada-mark', players, cell }),
    shown: (cell) => (cell === 0 ? '?' : String(cell)),
    least: 1,
    most: LAST_CELL,
  };
}

/** Asked for as long as nobody has typed it; four players need none. */
export function missingMark(at: SeasAt): Part | null {
  const { seats } = at.sheet;
  if (seats > 3 || limitOf(at.sheet) !== null) return null;
  return counter(at, markField(seats === 2 ? 2 : 3), 0, { half: false, warn: true });
}

/** The black marker, step by step, and the mark at which the game stops. */
export function armadaOf(at: SeasAt): Leaf {
  const { sheet, t } = at;
  const limit = limitOf(sheet);
  return {
    title: t('companion-worlds-end:armada.title'),
    testID: 'armada-sheet',
    blocks: [
      counter(at, ARMADA, 0, { half: false }),
      limit === null
        ? text(t('companion-worlds-end:armada.unknown'), { tone: 'bad' })
        : quiet(t('companion-worlds-end:armada.limit', { limit, left: Math.max(0, limit - sheet.armada) })),
      sheet.seats > 3 ? null : counter(at, markField(sheet.seats === 2 ? 2 : 3), 0, { half: false }),
    ],
  };
}
