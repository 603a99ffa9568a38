import { deadMansDrawRules } from '@/components/games/dead-mans-draw/rules';
import type { GameId } from '@/engine';
import { findSection, type Book } from './book';

/** The rules of every game that can be played. */
export const books: { readonly [id in GameId]?: Book } = {
  'dead-mans-draw': deadMansDrawRules,
};

/**
 * The section that explains a decision, a reason, an event, an option, or a thing of the game (suit, trait, variant);
 * null when the rules have no word about it.
 */
export function rulesFor(game: GameId, about: string): string | null {
  const book = books[game];
  if (!book) return null;
  const id = book.places[about] ?? about;
  return findSection(book, id) ? id : null;
}
