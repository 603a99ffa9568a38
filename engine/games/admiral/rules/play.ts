import type { Emit } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import type { Play as PlayOf } from '@/engine/kit/play';
import type { Chart } from '../board/chart';
import type { AdmiralEvent, Happening } from '../events';
import { changesSince } from '../changes';
import { observe } from '../observe';
import { chartOf, type AdmiralState } from '../state';
import type { AdmiralView } from '../view';

/** `told`: what everybody knew after the last event; null where nobody listens. */
export interface Play extends PlayOf<AdmiralState, AdmiralEvent> {
  readonly chart: Chart;
  told: AdmiralView | null;
}

export function playOf(s: AdmiralState, luck: Luck, emit?: Emit<AdmiralEvent>): Play {
  return { s, luck, emit, chart: chartOf(s), told: emit ? observe(s, null) : null };
}

/** Says what has happened, with all that is different since the last event. */
export function tell(play: Play, happening: Happening): void {
  if (!play.told) return;
  const seen = observe(play.s, null);
  play.emit?.({ ...happening, now: changesSince(play.told, seen) });
  play.told = seen;
}

/** What has changed and was not told belongs to the question that is open now. */
export function tellRest(play: Play): void {
  if (!play.told) return;
  const now = changesSince(play.told, observe(play.s, null));
  if (Object.keys(now).length > 0) tell(play, { type: 'asks', seat: play.s.active });
}
