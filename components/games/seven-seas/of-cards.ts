import type { Character } from '@/engine/games/seven-seas/data/characters';

/** What they play comes out of the own hand. */
export const OF_CARDS: ReadonlySet<Character> = new Set(['captain', 'islander', 'shaman']);
