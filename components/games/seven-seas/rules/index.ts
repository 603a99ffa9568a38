import type { Book } from '@/components/kit/rules/book';
import { CHARACTER_CHAPTER } from './characters';
import { CURSE_CHAPTER } from './curses';
import { END, MORE, RULINGS } from './end';
import { Figure } from './Figure';
import { GOODS_CHAPTER, RITUALS } from './goods';
import { PLACES } from './places';
import { RAID } from './raid';
import { ROUND, START } from './start';

/** The rules of Pirates of the 7 Seas. The words are in `rules-seven-seas.json` of each language. */
export const sevenSeasRules: Book = {
  game: 'seven-seas',
  subject: 'rules-seven-seas',
  chapters: [START, ROUND, CHARACTER_CHAPTER, RAID, GOODS_CHAPTER, RITUALS, CURSE_CHAPTER, END, MORE, RULINGS],
  places: PLACES,
  Figure,
};
