import type { Book } from '@/components/kit/rules/book';
import { BOARDING } from './boarding';
import { END, MORE, RULINGS } from './end';
import { Figure } from './Figure';
import { LOOT } from './loot';
import { PLACES } from './places';
import { START } from './start';
import { TURN } from './turn';

/** The rules of Sea of Clouds. The words are in `rules-sea-of-clouds.json` of each language. */
export const seaOfCloudsRules: Book = {
  game: 'sea-of-clouds',
  subject: 'rules-sea-of-clouds',
  chapters: [START, TURN, LOOT, BOARDING, END, MORE, RULINGS],
  places: PLACES,
  Figure,
};
