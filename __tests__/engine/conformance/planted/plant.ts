import { harbor } from '@/__tests__/fixtures/harbor-game';
import type { HarborEvent, HarborState } from '@/__tests__/fixtures/harbor/state';
import type { Game, Seat } from '@/engine/core/game';
import { harborSubject } from '../harbor';
import type { Subject } from '../settings';

export type Change = Partial<typeof harbor>;

/** One bug, and the beginning of the name of the property that finds it. */
export type Bug = readonly [property: string, bug: string, change: Change];

export function broken(change: Change): Subject {
  return { game: { ...harbor, ...change } as Game, settings: harborSubject.settings };
}

let count = 0;

/** Something that lies outside the state. */
export const outside = (): number => count++;

export function after<T, R>(value: T, change: (value: T) => R): R {
  return change(value);
}

/** The rules with something more happening after each action. */
export function then(
  more: (s: HarborState, a: Parameters<typeof harbor.advance>[2], seat: Seat) => void,
): typeof harbor.advance {
  return (s, seat, a, luck, emit) => {
    harbor.advance(s, seat, a, luck, emit);
    more(s, a, seat);
  };
}

export function telling(change: (e: HarborEvent) => HarborEvent): typeof harbor.advance {
  return (s, seat, a, luck, emit) => harbor.advance(s, seat, a, luck, emit && ((e) => emit(change(e))));
}
