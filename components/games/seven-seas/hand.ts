import { CHARACTERS, type Character } from '@/engine/games/seven-seas/data/characters';
import type { SevenSeasDecision } from '@/engine/games/seven-seas/decisions';
import { OF_CARDS } from './of-cards';
import type { SevenSeasAsk } from './prompts';

/** The answer is a card of the own hand: a character, or what Captain, Islander and Shaman play. */
export function inHand(decision: SevenSeasDecision): boolean {
  if (decision.kind === 'SELECT_CHARACTER') return true;
  return decision.kind === 'ACTIVATE' && decision.about.main === 'open' && OF_CARDS.has(decision.about.character);
}

/** What is held up to answer: the own adventure cards, and the characters where one is chosen. */
export function handGroups({ view, decision }: SevenSeasAsk): readonly [readonly string[], readonly Character[]] {
  return [view.hand, decision.kind === 'SELECT_CHARACTER' ? CHARACTERS : []];
}
