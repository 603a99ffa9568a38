/** Clause 2.1. The order here is the display order everywhere. */
export const SUITS = [
  'anchor',
  'hook',
  'cannon',
  'key',
  'chest',
  'map',
  'oracle',
  'sword',
  'kraken',
  'mermaid',
] as const;
export type Suit = (typeof SUITS)[number];

export const ANCHOR = 0;
export const HOOK = 1;
export const CANNON = 2;
export const KEY = 3;
export const CHEST = 4;
export const MAP = 5;
export const ORACLE = 6;
export const SWORD = 7;
export const KRAKEN = 8;
export const MERMAID = 9;
export const SUIT_COUNT = 10;
