import type { Emit, Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import type { Play as PlayOf } from '@/engine/kit/play';
import type { Chart } from '../board/chart';
import type { AdmiralEvent, Happening, Now } from '../events';
import { changesSince } from '../changes';
import { minesOf } from '../observe';
import { chartOf, clone, type AdmiralState } from '../state';

/** `told`: the table as it was after the last event; null where nobody listens. */
export interface Play extends PlayOf<AdmiralState, AdmiralEvent> {
  readonly chart: Chart;
  told: AdmiralState | null;
}

export function playOf(s: AdmiralState, luck: Luck, emit?: Emit<AdmiralEvent>): Play {
  return { s, luck, emit, chart: chartOf(s), told: emit ? clone(s) : null };
}

/** Says what has happened, with all that is different since the last event. */
export function tell(play: Play, happening: Happening): void {
  const { s, chart, told } = play;
  if (told) say(play, happening, changesSince(told, s, chart), told);
}

/** What has changed and was not told belongs to the question that is open now. */
export function tellRest(play: Play): void {
  const { s, chart, told } = play;
  if (!told) return;
  const now = changesSince(told, s, chart);
  if (Object.keys(now).length > 0) say(play, { type: 'asks', seat: s.active }, now, told);
}

function say(play: Play, happening: Happening, now: Now, told: AdmiralState): void {
  const own = ownChanges(play.s, told, now);
  play.emit?.(own ? { ...happening, now, own } : { ...happening, now });
  play.told = clone(play.s);
}

/** What only layers learn: their own mines. */
function ownChanges(s: AdmiralState, told: AdmiralState, now: Now): Record<Seat, { now: Now }> | null {
  let own: Record<Seat, { now: Now }> | null = null;
  for (let seat = 0; seat < s.seats; seat++)
    if (told.mines[seat] !== s.mines[seat]) (own ??= {})[seat] = { now: { ...now, mines: minesOf(s, seat) } };
  return own;
}
