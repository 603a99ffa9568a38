import type { Book } from '@/components/kit/rules/book';
import { END } from './end';
import { FIGHTS } from './fights';
import { Figure } from './Figure';
import { GUNS } from './guns';
import { MORE } from './more';
import { OPTIONS } from './options';
import { PLACES } from './places';
import { PORT } from './port';
import { RULINGS } from './rulings';
import { SCENARIOS } from './scenarios';
import { START } from './start';
import { TURN } from './turn';
import { WIND } from './wind';

/** The rules of Admiral. The words are in `rules-admiral.json` of each language. */
export const admiralRules: Book = {
  game: 'admiral',
  subject: 'rules-admiral',
  chapters: [START, TURN, WIND, GUNS, FIGHTS, PORT, MORE, SCENARIOS, END, OPTIONS, RULINGS],
  places: PLACES,
  Figure,
};
