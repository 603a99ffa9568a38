import { deadMansDrawRules } from '@/components/games/dead-mans-draw/rules';
import { seaOfCloudsRules } from '@/components/games/sea-of-clouds/rules';
import { sevenSeasRules } from '@/components/games/seven-seas/rules';
import type { GameId } from '@/engine';
import { findSection, type Book } from '@/components/kit/rules/book';

/** The rules of every game that has them written; some before it can be played. */
export const books: { readonly [id in GameId]?: Book } = {
  'dead-mans-draw': deadMansDrawRules,
  'seven-seas': sevenSeasRules,
  'sea-of-clouds': seaOfCloudsRules,
};

export function bookOf(game: string): Book | null {
  return Object.hasOwn(books, game) ? (books[game as GameId] ?? null) : null;
}

/**
 * The section that explains a decision, a reason, an event, an option, or a thing of the game (suit, trait, variant);
 * null when the rules have no word about it.
 */
export function rulesFor(game: GameId, about: string): string | null {
  const book = bookOf(game);
  if (!book) return null;
  const id = Object.hasOwn(book.places, about) ? book.places[about] : about;
  return id !== undefined && findSection(book, id) ? id : null;
}
