import { placesOfBits } from '@/engine/kit/bits';
import { CURSES, type Curse } from './curses';
import { NATIONS } from './nations';
import { PORT_CARDS, type Port, type PortId } from './ports';

/**
 * 2.3: an adventure card is a number: caravans 0..15 (nation × 4 + place), ports 16..21, curses 22..29, the end 30.
 * A hand is bits: 1 << card.
 */
export type Adventure = number;
export const FIRST_PORT = 16;
export const FIRST_CURSE = 22;
export const THE_END = 30;
export const ADVENTURES = 31;
export const CARAVANS_IN = (1 << FIRST_PORT) - 1;
export const PORTS_IN = ((1 << FIRST_CURSE) - 1) & ~CARAVANS_IN;
export const CURSES_IN = ((1 << THE_END) - 1) & ~CARAVANS_IN & ~PORTS_IN;
export const ALL_BUT_THE_END = (1 << THE_END) - 1;

/** 8.2: the ships of the four caravans of every nation. House data. */
export const CARAVAN_SETS = ['1234', '2234', '1334'] as const;
export type CaravanSet = (typeof CARAVAN_SETS)[number];

export type AdventureId = string;

const IDS = new Map<CaravanSet, readonly AdventureId[]>(CARAVAN_SETS.map((set) => [set, idsOf(set)]));
const NUMBERS = new Map<CaravanSet, ReadonlyMap<AdventureId, Adventure>>(
  CARAVAN_SETS.map((set) => [set, new Map((IDS.get(set) ?? []).map((id, card) => [id, card]))]),
);

function idsOf(set: CaravanSet): AdventureId[] {
  const sizes = [...set];
  // 8.2: two cards of equal size are told apart by a letter.
  const names = sizes.map((size, i) => {
    if (sizes.indexOf(size) === sizes.lastIndexOf(size)) return size;
    return size + (sizes.indexOf(size) === i ? 'a' : 'b');
  });
  return [
    ...NATIONS.flatMap((nation) => names.map((name) => `cv-${nation}-${name}`)),
    ...PORT_CARDS,
    ...CURSES.map((curse) => `cu-${curse}`),
    'ad-end',
  ];
}

/** Of all sets, each once. */
export const CARAVAN_IDS: readonly AdventureId[] = [
  ...new Set(CARAVAN_SETS.flatMap((set) => idsOf(set).slice(0, FIRST_PORT))),
];
export const CURSE_IDS: readonly AdventureId[] = idsOf('1234').slice(FIRST_CURSE, THE_END);

export function adventureId(set: CaravanSet, card: Adventure): AdventureId {
  return IDS.get(set)?.[card] as AdventureId;
}

export function adventureFrom(set: CaravanSet, id: AdventureId): Adventure | undefined {
  return NUMBERS.get(set)?.get(id);
}

export function adventureIds(set: CaravanSet, bits: number): AdventureId[] {
  return cardsIn(bits).map((card) => adventureId(set, card));
}

export function adventureBits(set: CaravanSet, ids: readonly AdventureId[]): number {
  return ids.reduce((bits, id) => bits | (1 << (adventureFrom(set, id) as Adventure)), 0);
}

export function cardsIn(bits: number): Adventure[] {
  return placesOfBits(bits);
}

export function isCaravan(card: Adventure): boolean {
  return card < FIRST_PORT;
}

export function isPort(card: Adventure): boolean {
  return card >= FIRST_PORT && card < FIRST_CURSE;
}

export function nationOf(caravan: Adventure): number {
  return caravan >> 2;
}

/** 2.3.1 */
export function shipsOf(set: CaravanSet, caravan: Adventure): number {
  return set.charCodeAt(caravan & 3) - 48;
}

export function portOf(card: Adventure): Port {
  return card - FIRST_PORT;
}

export function portCardId(card: Adventure): PortId {
  return PORT_CARDS[portOf(card)] as PortId;
}

export function curseOf(card: Adventure): Curse {
  return CURSES[card - FIRST_CURSE] as Curse;
}
