import type { Book } from '@/components/kit/rules/book';
import { Figure } from './Figure';
import { PLACES } from './places';
import { SUIT_CHAPTER } from './suits';
import { TRAIT_CHAPTER } from './traits';
import { BUST, END, RULINGS, START, TURN } from './turn';
import { MORE, VARIANT_CHAPTER } from './variants';

/** The rules of Dead Man's Draw. The words are in `rules-dead-mans-draw.json` of each language. */
export const deadMansDrawRules: Book = {
  game: 'dead-mans-draw',
  subject: 'rules-dead-mans-draw',
  chapters: [START, TURN, SUIT_CHAPTER, BUST, END, TRAIT_CHAPTER, VARIANT_CHAPTER, MORE, RULINGS],
  places: PLACES,
  Figure,
};
