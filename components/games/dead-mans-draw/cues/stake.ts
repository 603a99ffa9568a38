import { protectedPlaces } from '@/engine/games/dead-mans-draw/public';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import { MOTION } from '@/components/ui/theme/tokens';
import { valueOfId, wouldBust } from '../table-facts';
import { signsAmong, type Sign } from '../signs';

/** Points of the row that a bust would cost. */
export function valueAtStake(view: DeadMansDrawView): number {
  const safe = protectedPlaces(view);
  return view.row.reduce((sum, { card }, place) => sum + (safe[place] ? 0 : valueOfId(card)), 0);
}

/** Longest hanging at this much: five or six middling cards without an anchor. */
const MUCH = 25;

/** How long the card hangs before it turns: longer the more there is to lose. 13.5 */
export function hangTime(atStake: number): number {
  const [least, most] = MOTION.signature.drawHang;
  return Math.round(least + (most - least) * Math.min(1, atStake / MUCH));
}

/** The suits (in Strange Lands: numbers) of which a card from the draw pile would sink the row now, in display order. */
export function sinkingSigns(view: DeadMansDrawView): Sign[] {
  const sinking = view.row.filter(({ card }) => wouldBust(view, card, 'draw'));
  return signsAmong(
    view,
    sinking.map(({ card }) => card),
  );
}
