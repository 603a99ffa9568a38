import { different, feat, won, type Achievements } from '@/engine/stats/achievements';
import { rivalsOf, summaryOf } from '@/engine/stats/summary';
import { BOX_VARIANTS } from '../data/variants';

const MANY_RIVALS = 6;
const STREAK = 5;
const TRAITS = 10;

/** Counted from finished matches alone; the feats are noted in `read.ts`. */
export const ACHIEVEMENTS: Achievements = {
  'first-win': [1, (parts) => won(parts).length],
  'no-bust': [1, feat('no-bust')],
  nerves: [1, feat('nerves')],
  'long-row': [1, feat('long-row')],
  'big-take': [1, feat('big-take')],
  'rich-bonus': [1, feat('rich-bonus')],
  kraken: [1, feat('kraken')],
  saved: [1, feat('saved')],
  raider: [1, feat('raider')],
  'big-shot': [1, feat('big-shot')],
  'all-suits': [1, feat('all-suits')],
  comeback: [1, feat('comeback')],
  'full-table': [1, (parts) => won(parts).filter(({ match }) => match.seats.length >= MANY_RIVALS).length],
  'beat-legend': [1, (parts) => won(parts).filter((part) => rivalsOf(part) === 'legend').length],
  streak: [STREAK, (parts) => summaryOf(parts).longestStreak],
  traits: [TRAITS, (parts) => different(won(parts).flatMap(({ seat }) => seat.play?.traits ?? []))],
  variants: [
    BOX_VARIANTS.length,
    (parts) => different(won(parts).flatMap(({ match }) => BOX_VARIANTS.filter((one) => one === match.variant))),
  ],
};
