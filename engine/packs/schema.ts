import type { GameId } from '@/engine/core/game';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What stands in one column of a card table. A column that is `optional` may be left out. */
export type ColumnSpec =
  /** A short word of small letters, digits and hyphens; no two rows of a pack have the same. */
  | { readonly kind: 'id' }
  /** What is printed on the card, for a card that the app has no words for. */
  | { readonly kind: 'name'; readonly optional: true }
  /** One of these words; as an id, each only once. */
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  /** `step`: only multiples of it. */
  | ({ readonly kind: 'number'; readonly step?: number } & Range)
  | { readonly kind: 'flag' }
  /** One whole number for each copy of the card: what so many of them are worth together. */
  | ({ readonly kind: 'ladder' } & Range)
  /** Codes such as `gain:2`; each with the range of its number, or null where it has none. */
  | {
      readonly kind: 'effects';
      readonly codes: Readonly<Record<string, Range | null>>;
      readonly most: number;
    };

export interface TableSpec {
  readonly key: string;
  readonly columns: Readonly<Record<string, ColumnSpec>>;
  /** How many different cards it may hold, and how often each. */
  readonly rows: Range;
  readonly copies: Range;
}

/** What a total is held against: these tables together have so many cards in the box. */
export interface Total {
  readonly key: string;
  readonly tables: readonly string[];
  readonly box: number;
}

/** What a pack of one game must look like. */
export interface PackSchema {
  readonly game: GameId;
  /** Goes up when a column changes its meaning. */
  readonly version: number;
  readonly tables: readonly TableSpec[];
  /** Single numbers beside the tables. */
  readonly numbers: Readonly<Record<string, Range>>;
  readonly totals: readonly Total[];
  /** What no single column can say: how the tables must fit each other. */
  review(pack: Pack, fault: Report): void;
}

export type PackValue = string | number | boolean | readonly number[] | readonly string[];
export type PackRow = Readonly<Record<string, PackValue>>;

/** A named set of card tables, plain JSON. `pack` is the version of this frame, `version` that of the game's tables. */
export interface Pack {
  readonly pack: 1;
  readonly game: GameId;
  readonly version: number;
  readonly name: string;
  readonly tables: Readonly<Record<string, readonly PackRow[]>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** What is wrong, and where: `at` is a path such as `tables.rum[3].count`. The words are in the locale files. */
export interface PackFault {
  readonly code: PackFaultCode;
  readonly at: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type Report = (code: PackFaultCode, at: string, params?: PackFault['params']) => void;

export const PACK_FAULTS = [
  'pack-too-long',
  'pack-not-json',
  'pack-shape',
  'pack-row',
  'pack-newer',
  'pack-other-game',
  'pack-other-version',
  'pack-unknown',
  'pack-missing',
  'pack-number',
  'pack-step',
  'pack-flag',
  'pack-text',
  'pack-id',
  'pack-twice',
  'pack-rows',
  'pack-ladder',
  'pack-effect',
  'pack-effects',
  'pack-too-few',
  'pack-too-many',
  'pack-exactly',
  'pack-needed',
] as const;
export type PackFaultCode = (typeof PACK_FAULTS)[number];
