import type { Book } from '@/components/kit/rules/book';
import { BATTLE } from './battle';
import { CARDS, HEROES } from './cards';
import { END } from './end';
import { EVENTS } from './events';
import { Figure } from './Figure';
import { MONEY } from './money';
import { MORE, RULINGS } from './more';
import { PLACES } from './places';
import { SAILING } from './sailing';
import { START, TURN } from './start';
import { valuesIn } from './values';

/** The rules of At World's End. The words are in `rules-worlds-end.json` of each language. */
export const worldsEndRules: Book = {
  game: 'worlds-end',
  subject: 'rules-worlds-end',
  chapters: [START, TURN, EVENTS, MONEY, SAILING, BATTLE, CARDS, HEROES, END, MORE, RULINGS],
  places: PLACES,
  values: valuesIn,
  Figure,
};
