import { driftOf, driftOrder, myTurn } from '@/engine/companion/admiral/hints';
import { goalOf } from '@/engine/companion/admiral/score';
import { isIn } from '@/engine/companion/admiral/sheet';
import { text, type Blocks } from '@/components/kit/companion/spec/blocks';
import type { TextTone } from '@/components/ui/text';
import type { FleetAt } from './kind';
import { treatiesOf } from './treaties';
import { goalWords, unitNames } from './words';

/** E-25 d: what a player must not forget, as long as it stands. */
export function reminders(at: FleetAt, seat: number): Blocks {
  return remindersOf(at, seat).map(({ words, tone }, i) =>
    text(words, { role: 'label', tone, testID: `reminder-${i}` }),
  );
}

interface Reminder {
  readonly words: string;
  readonly tone: TextTone;
}

export function remindersOf({ sheet, t, view }: Pick<FleetAt, 'sheet' | 't' | 'view'>, seat: number): Reminder[] {
  if (!isIn(sheet, seat)) return [{ words: t('companion-admiral:out'), tone: 'bad' }];
  const { isFresh, locked, due, mending, mended, fortless } = myTurn(sheet, seat);
  const isActive = seat === sheet.active;
  const list = (key: 'locked' | 'mending' | 'mended' | 'due', units: readonly string[], tone: TextTone): Reminder[] =>
    units.length === 0
      ? []
      : [{ words: t(`companion-admiral:reminders.${key}`, { list: unitNames(sheet, units, t) }), tone }];
  const drifting = driftingOf({ sheet, view }, seat);
  const goal = goalOf(sheet, seat);
  return [
    ...(goal === null ? [] : [{ words: goalWords(goal, t), tone: 'good' as const }]),
    ...(fortless === null
      ? []
      : [{ words: t('companion-admiral:reminders.fortless', { count: fortless }), tone: 'bad' as const }]),
    ...(isFresh && isActive && sheet.sector !== null
      ? [{ words: t('companion-admiral:reminders.tokens'), tone: 'text2' as const }]
      : []),
    ...list('due', due, 'ember'),
    ...(drifting.length > 0 && isActive
      ? [
          {
            words: t('companion-admiral:reminders.drift', { list: unitNames(sheet, drifting, t) }),
            tone: 'ember' as const,
          },
        ]
      : []),
    ...list('locked', locked, 'text2'),
    ...(isActive ? list('mending', mending, 'good') : []),
    ...list('mended', mended, 'good'),
    ...treatiesOf({ sheet, t }, seat).map((words) => ({ words, tone: 'text2' as const })),
  ];
}

/** Ships that a storm has not carried away yet in this turn: with squares those that must, else all that lie at no work. */
export function driftingOf({ sheet, view }: Pick<FleetAt, 'sheet' | 'view'>, seat: number): string[] {
  const known = seat === sheet.active ? driftOrder(sheet) : null;
  if (known) return known.map(({ ship }) => ship);
  return sheet.ships.flatMap(({ id, owner, isAfloat, moved, locked, repair, work }) =>
    owner === seat &&
    isAfloat &&
    !moved &&
    !locked &&
    repair === null &&
    work === null &&
    driftOf(sheet, id) !== null &&
    !view.sheltered.includes(`${sheet.turn} ${id}`)
      ? [id]
      : [],
  );
}
