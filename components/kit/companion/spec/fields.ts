import type { Words } from '@/components/i18n/words';
import type { Tap } from '@/engine/companion/core/tracker';
import { line, type Box, type Part } from './blocks';

/** A number that is counted: how it is called and read, how far it goes, and the tap that writes it down. */
export interface Field<S, T extends Tap> {
  /** Its testID; `-less` and `-more` for the keys beside it. */
  readonly key: string;
  readonly per: 'seat' | 'table';
  readonly words: (t: Words) => string;
  readonly of: (sheet: S, seat: number) => number;
  readonly set: (value: number, seat: number, sheet: S) => T;
  /** 0 where nothing is said. */
  readonly least?: number;
  readonly most?: number | ((sheet: S) => number);
  /** How it is written, where that is not the plain number. */
  readonly shown?: (value: number) => string;
  /** It has come to where something must be done. */
  readonly warn?: (value: number) => boolean;
}

/** What counting needs to know of an open sheet. */
export interface Counting<S, T extends Tap> {
  readonly sheet: S;
  readonly t: Words;
  readonly tap: (tap: T) => boolean;
}

/** So many more or fewer, as far as the field goes; at its end nothing is tapped. */
export function stepOf<S, T extends Tap>({ sheet, tap }: Counting<S, T>, field: Field<S, T>, seat = 0) {
  return (by: number): void => {
    const { least = 0, most = Infinity } = field;
    const now = field.of(sheet, seat);
    const end = typeof most === 'number' ? most : most(sheet);
    const value = Math.max(least, Math.min(end, now + by));
    if (value !== now) tap(field.set(value, seat, sheet));
  };
}

type Look = Partial<Pick<Extract<Part, { part: 'counter' }>, 'half' | 'label' | 'testID' | 'warn'>>;

/** A field as a number between two keys. */
export function counter<S, T extends Tap>(at: Counting<S, T>, field: Field<S, T>, seat = 0, look: Look = {}): Part {
  const value = field.of(at.sheet, seat);
  return {
    part: 'counter',
    half: true,
    label: field.words(at.t),
    value,
    ...(field.shown ? { shown: field.shown(value) } : {}),
    warn: field.warn?.(value) ?? false,
    onStep: stepOf(at, field, seat),
    testID: field.key,
    ...look,
  };
}

/** Fields side by side, two in a line. */
export function counters<S, T extends Tap>(at: Counting<S, T>, fields: readonly Field<S, T>[], seat = 0): Box {
  return line(...fields.map((field) => counter(at, field, seat)));
}
