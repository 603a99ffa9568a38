import { trackOf, type CloudsSheet } from '@/engine/companion/sea-of-clouds/sheet';
import { deckAtStart } from '@/engine/companion/sea-of-clouds/set-up-list';
import { COPIES, HIGHEST, MOST_ROUNDS } from '@/engine/companion/sea-of-clouds/tables';
import { FIELDS, type SheetTap } from '@/engine/companion/sea-of-clouds/taps';
import type { Field } from '@/components/kit/companion/spec/fields';
import { fieldWords, pointsWords, signed } from './words';

type Counted = Field<CloudsSheet, SheetTap>;

/** A number of a captain, put right by hand within the bounds that the books set. */
function own(field: keyof typeof FIELDS, shown = pointsWords): Counted {
  const [least, most] = FIELDS[field];
  return {
    key: `set-${field}`,
    per: 'seat',
    words: (t) => fieldWords(field, t),
    of: ({ players }, seat) => players[seat]?.[field] ?? 0,
    set: (value, seat) => ({ type: 'set', seat, field, value }),
    least,
    most,
    shown,
  };
}

export const DOUBLOONS = own('doubloons');
export const MODIFIER = own('modifier', signed);
export const COLLECTOR = own('collector');
export const PREMIUM = own('premium');
export const RUM = [own('fixed'), PREMIUM, own('bottles')];
export const REST = [own('secrets', signed), own('objects', signed)];

export const CREW_SUM: Counted = {
  key: 'crew-sum',
  per: 'seat',
  words: (t) => t('companion-sea-of-clouds:crewTogether'),
  of: ({ players }, seat) => players[seat]?.sum ?? 0,
  set: (strength, seat) => ({ type: 'crew-sum', seat, strength }),
  most: HIGHEST,
};

export const IN_CHEST: Counted = {
  key: 'chest-count',
  per: 'table',
  words: (t) => t('companion-sea-of-clouds:inChest'),
  of: ({ chest }) => chest.count,
  set: (count) => ({ type: 'chest-count', count }),
  most: HIGHEST,
};

export const ISLAND: Counted = {
  key: 'round',
  per: 'table',
  words: (t) => t('companion-sea-of-clouds:islandNo'),
  of: ({ round }) => round,
  set: (round) => ({ type: 'round', round }),
  least: 1,
  most: (sheet) => trackOf(sheet).rounds,
};

export const DECK: Counted = {
  key: 'deck',
  per: 'table',
  words: (t) => t('companion-sea-of-clouds:deck'),
  of: ({ deck, players }) => deck ?? deckAtStart(players.length),
  set: (count) => ({ type: 'deck', count }),
  most: 120,
  warn: (count) => count === 0,
};

/** What is printed on the cards of the box, each number to be typed anew. */
const printed = (key: string, words: Counted['words'], of: Counted['of'], set: Counted['set']): Counted => {
  return { key, per: 'table', words, of, set, least: -HIGHEST, most: HIGHEST, shown: pointsWords };
};

const copies = (count: number): Counted['words'] => {
  return (t) => t('companion-sea-of-clouds:copies', { count });
};

const steps = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

export const LADDERS: readonly (readonly Counted[])[] = COPIES.map((most, kind) =>
  steps(most).map((step) =>
    printed(
      `table-${kind}-${step}`,
      copies(step),
      ({ tables }) => tables.ladders[kind]?.[step - 1] ?? 0,
      (value) => ({ type: 'ladder', kind, step, value }),
    ),
  ),
);

export const COLLECTORS: readonly Counted[] = steps(FIELDS.collector[1]).map((step) =>
  printed(
    `table-collector-${step}`,
    copies(step),
    ({ tables }) => tables.collector[step - 1] ?? 0,
    (value) => ({ type: 'collector', step, value }),
  ),
);

export const FIRST_CLASS: readonly Counted[] = [
  printed(
    'table-most',
    (t) => t('companion-sea-of-clouds:whoMost'),
    ({ tables }) => tables.premium[0] ?? 0,
    (value) => ({ type: 'first-class', whose: 'most', value }),
  ),
  printed(
    'table-others',
    (t) => t('companion-sea-of-clouds:whoOthers'),
    ({ tables }) => tables.premium[1] ?? 0,
    (value) => ({ type: 'first-class', whose: 'others', value }),
  ),
];

export const NEW_CHEST: Counted = {
  key: 'table-chest',
  per: 'table',
  words: (t) => t('companion-sea-of-clouds:newChest'),
  of: ({ tables }) => tables.chest,
  set: (count) => ({ type: 'chest-start', count }),
  most: HIGHEST,
};

export const ROUNDS: Counted = {
  key: 'table-rounds',
  per: 'table',
  words: (t) => t('companion-sea-of-clouds:islands'),
  of: (sheet) => trackOf(sheet).rounds,
  set: (rounds) => ({ type: 'rounds', rounds }),
  least: 1,
  most: MOST_ROUNDS,
};
