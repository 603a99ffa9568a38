import type { Words } from '@/components/i18n/words';
import type { Person } from '@/engine/companion/core/person';
import { changeHabits, type Habits } from '../habits';
import { button, GROW, line, section, text, type Blocks, type Part } from './blocks';
import { counters, type Counting, type Field } from './fields';
import type { At, Kind, Leaf } from './spec';

/* The taps that trackers have in common; the engine writes them down alike. */

type PersonTap =
  | { readonly type: 'name'; readonly seat: number; readonly name: string }
  | { readonly type: 'emblem'; readonly seat: number; readonly emblem: number };

type FirstTap = { readonly type: 'first'; readonly seat: number } | { readonly type: 'first-by-luck' };

interface Common<T> {
  readonly sheet: { readonly players: readonly Person[] };
  readonly t: Words;
  readonly tap: (tap: T) => boolean;
}

/** Another name or emblem in the middle of a sheet. */
export function rename({ sheet, tap }: Common<PersonTap>, seat: number): Part | null {
  const person = sheet.players[seat];
  if (!person) return null;
  return {
    part: 'rename',
    person,
    onName: (name) => tap({ type: 'name', seat, name }),
    onEmblem: (emblem) => tap({ type: 'emblem', seat, emblem }),
  };
}

/** One thing that one of the players has. */
export function owners(
  { sheet: { players } }: Pick<Common<never>, 'sheet'>,
  title: string,
  of: number | null,
  onSeat: (seat: number) => void,
  testID: string,
): Blocks {
  return [section(title), { part: 'seats', label: title, players, checked: (seat) => seat === of, onSeat, testID }];
}

/** Who begins, or a lot for it. */
export function firstPlayer(at: Common<FirstTap> & { readonly lot: string | undefined }, first: number | null): Blocks {
  const { t, tap, lot } = at;
  return [
    owners(at, t('companion:table.first'), first, (seat) => tap({ type: 'first', seat }), 'first'),
    button(t('companion:luck'), 'first-by-luck', () => tap({ type: 'first-by-luck' })),
    lot === undefined ? null : text(lot, { tone: 'good', accessibilityLiveRegion: 'polite', testID: 'lot' }),
  ];
}

export function timerToggle({ t, habits }: { readonly t: Words; readonly habits: Habits }): Part {
  return {
    part: 'toggle',
    title: t('companion:timer.name'),
    sub: t('companion:timer.note'),
    on: habits.timer,
    onChange: (timer) => changeHabits({ timer }),
    testID: 'timer',
  };
}

interface Ways {
  readonly t: Words;
  readonly open: (kind: 'history' | 'fresh') => void;
}

/** Where a table leads to: the end of this sheet, earlier winners, another one. It stands first: what follows may be long. */
export function waysOut(
  { t, open }: Ways,
  scoring: { readonly label: string; readonly onPress: () => void } | null,
): Blocks {
  return line(
    scoring && button(scoring.label, 'open-scoring', scoring.onPress, GROW),
    button(t('companion:history.title'), 'open-history', () => open('history'), GROW),
    button(t('companion:fresh.button'), 'open-fresh', () => open('fresh'), { kind: 'ghost', ...GROW }),
  );
}

export const tableLeaf = ({ t }: { readonly t: Words }, blocks: Blocks): Leaf => ({
  title: t('companion:table.whole'),
  testID: 'table-sheet',
  blocks,
});

/** Every number of one player; a game that has more to say of a player writes its own leaf. */
export function plainPlayer<K extends Kind>(
  at: At<K>,
  fields: readonly Field<K['sheet'], K['tap']>[],
  seat: number,
): Leaf {
  const counting: Counting<K['sheet'], K['tap']> = at;
  return {
    title: at.sheet.players[seat]?.name ?? '',
    testID: 'player-sheet',
    blocks: counters(
      counting,
      fields.filter(({ per }) => per === 'seat'),
      seat,
    ),
  };
}

/** Every number of the table, and where it leads to. */
export function plainTable<K extends Kind>(at: At<K>, fields: readonly Field<K['sheet'], K['tap']>[]): Leaf {
  const counting: Counting<K['sheet'], K['tap']> = at;
  const ofTable = fields.filter(({ per }) => per === 'table');
  return tableLeaf(at, [waysOut(at, null), counters(counting, ofTable)]);
}
