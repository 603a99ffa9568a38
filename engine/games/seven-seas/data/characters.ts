/** 2.2: in the order of the Ruler, which is the order of play. The rank of a character is its place here, counted from 1. */
export const CHARACTERS = [
  'shipwright',
  'governor',
  'captain',
  'islander',
  'shaman',
  'merchant',
  'cartographer',
] as const;
export type Character = (typeof CHARACTERS)[number];

/** 1..7; 0 stands for none. */
export type Rank = number;
export const SHIPWRIGHT = 1;
export const GOVERNOR = 2;
export const CAPTAIN = 3;
export const ISLANDER = 4;
export const SHAMAN = 5;
export const MERCHANT = 6;
export const CARTOGRAPHER = 7;

export function characterOf(rank: Rank): Character {
  return CHARACTERS[rank - 1] as Character;
}

export function rankOf(character: Character): Rank {
  return CHARACTERS.indexOf(character) + 1;
}

/** A set of characters as bits: 1 << rank. */
export const ALL_CHARACTERS = 0b11111110;

/** 4.15.1: these bring all played characters back. */
export function isRecall(rank: Rank): boolean {
  return rank >= CAPTAIN && rank <= SHAMAN;
}

export function charactersIn(bits: number): Character[] {
  return CHARACTERS.filter((_, i) => (bits & (1 << (i + 1))) !== 0);
}

export function bitsOf(characters: readonly Character[]): number {
  return characters.reduce((bits, character) => bits | (1 << rankOf(character)), 0);
}
