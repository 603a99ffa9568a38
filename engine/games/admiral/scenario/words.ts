import { squareFrom, type SquareId } from '../data/squares';
import { pattern, prose, record, word, type Read } from './reader';
import { KINDS, SHIP_IDS, type KindId } from '../data/ships';
import type { SeatName, Texts } from '../data/scenario';

/* The small words of the format: squares, seats, kinds, ships, selectors, texts. */

export const square: Read<SquareId> = (given, at, fault) => {
  if (typeof given === 'string' && given.length <= 3 && squareFrom(given) !== undefined) return given;
  fault('scenario-square', at);
  return undefined;
};

export const SEATS: readonly SeatName[] = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
export const seat = word(SEATS);
export const side = word([...SEATS, 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'any'] as const);
export const kind = word(KINDS);
export const ship = word([...KINDS, ...SHIP_IDS]);
export const shipId = word(SHIP_IDS);

export const LONGEST_SELECTOR = 160;

/** Its form alone: whether it names anything shows on the board. */
export const selector = pattern(/^[A-Za-z0-9:&+-]+$/, LONGEST_SELECTOR, 'scenario-selector');
export const event = pattern(/^[A-Za-z0-9:-]+$/, 80, 'scenario-selector');

type PerKind<T> = { readonly [K in KindId]?: T };

export function perKind<T>(of: Read<T>): Read<PerKind<T>> {
  const kinds = { line: of, galleon: of, frigate: of, brig: of };
  return record<Partial<Record<string, unknown>>>({}, kinds as never) as Read<PerKind<T>>;
}

/** At least one language. */
export function texts(most: number): Read<Texts> {
  const one = prose(most);
  const read = record<Texts>({}, { en: one, ru: one, uk: one });
  return (given, at, fault) => {
    const found = read(given, at, fault);
    if (!found || Object.keys(found).length > 0) return found;
    fault('scenario-missing', `${at}.en`);
    return undefined;
  };
}
