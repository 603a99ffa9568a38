import { chartOf, isIn } from '@/engine/companion/admiral/sheet';
import { button, GROW, line, section, type Blocks } from '@/components/kit/companion/spec/blocks';
import { rename, tableLeaf, timerToggle, waysOut } from '@/components/kit/companion/spec/plain';
import type { Leaf } from '@/components/kit/companion/spec/spec';
import type { FleetAt } from './kind';
import { cardsOf, forts, pearlsRow } from './page';
import { reminders } from './reminders';
import { mines } from './set-up';
import { nameOf } from './words';

/** One player: cards with their squares, what to remember, name and emblem. */
export function playerLeaf(at: FleetAt, seat: number): Leaf {
  const { sheet, t, tap } = at;
  return {
    title: nameOf(sheet, seat, t),
    testID: 'player-sheet',
    blocks: [
      sheet.begun ? reminders(at, seat) : null,
      cardsOf(at, seat),
      rename(at, seat),
      sheet.begun && !sheet.finished && isIn(sheet, seat)
        ? button(t('companion-admiral:leave'), 'leave', () => tap({ type: 'out', seat }), { kind: 'ghost' })
        : null,
    ],
  };
}

/** What belongs to the whole table. */
export function tableOf(at: FleetAt): Leaf {
  const { sheet, t, open, rules } = at;
  const isOn = sheet.begun && !sheet.finished;
  const key = (kind: 'treaties' | 'notes' | 'lists', words: string) =>
    button(words, `table-${kind}`, () => open(kind), GROW);
  return tableLeaf(at, [
    waysOut(at, isOn ? { label: t('companion-admiral:finish.title'), onPress: () => open('finish') } : null),
    line(
      key('lists', t('companion-admiral:lists.title')),
      key('notes', t('companion-admiral:notes.title')),
      sheet.seats > 1 ? key('treaties', t('admiral:treaties.title')) : null,
    ),
    isOn ? [mines(at), allForts(at), pearlsRow(at)] : null,
    timerToggle(at),
    button(t('companion-admiral:rules'), 'table-rules', () => rules()),
  ]);
}

function allForts(at: FleetAt): Blocks {
  return chartOf(at.sheet).forts.length === 0 ? null : [section(at.t('admiral:score.forts')), forts(at)];
}
