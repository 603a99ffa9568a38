import { different, feat, won, type Achievements } from '@/engine/stats/achievements';
import { rivalsOf } from '@/engine/stats/summary';
import { HEROES } from '../data/cards';

/** Counted from finished matches alone; the feats are noted in `read.ts`. */
export const ACHIEVEMENTS: Achievements = {
  'first-win': [1, (parts) => won(parts).length],
  legend: [1, feat('legend')],
  'against-odds': [1, feat('against-odds')],
  kraken: [1, feat('kraken')],
  monopolies: [1, feat('monopolies')],
  region: [1, feat('region')],
  'by-sword': [1, feat('by-sword')],
  purse: [1, feat('purse')],
  boarded: [1, feat('boarded')],
  'dry-decks': [1, feat('dry-decks')],
  convoy: [1, feat('convoy')],
  'last-standing': [1, feat('last-standing')],
  heroes: [HEROES.length, (parts) => different(won(parts).flatMap(({ seat }) => seat.play?.traits ?? []))],
  'beat-legend': [1, (parts) => won(parts).filter((part) => rivalsOf(part) === 'legend').length],
};
