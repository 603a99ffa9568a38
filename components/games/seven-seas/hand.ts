import type { Decision } from '@/engine';
import { CHARACTERS, type Character } from '@/engine/games/seven-seas/data/characters';
import type { SevenSeasAsk } from './prompts';

const OF_CARDS: ReadonlySet<unknown> = new Set<Character>(['captain', 'islander', 'shaman']);

/** The answer is a card of the own hand: a character, or what Captain, Islander and Shaman play. */
export function inHand({ kind, about }: Decision): boolean {
  return (
    kind === 'SELECT_CHARACTER' ||
    (kind === 'ACTIVATE' && about?.['main'] === 'open' && OF_CARDS.has(about['character']))
  );
}

/** What is held up to answer: the own adventure cards, and the characters where one is chosen. */
export function handGroups({ view, decision }: SevenSeasAsk): readonly [readonly string[], readonly Character[]] {
  return [view.hand, decision.kind === 'SELECT_CHARACTER' ? CHARACTERS : []];
}
