import type { Beat } from '@/components/kit/choreography/cue';
import type { WorldsEndEvent } from '@/engine/games/worlds-end/events';

/** 13.10: the two ends of the last battle, which have the sea to themselves. */
export function endsAtSea(step: Beat | null): boolean {
  const event = step?.event as WorldsEndEvent | undefined;
  return event?.type === 'over' && (event.result === 'armadaBeaten' || event.result === 'armadaVictory');
}
