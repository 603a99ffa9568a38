import type { Seat } from '@/engine/core/game';
import { byText } from '@/engine/kit/text-order';
import { breakOf, describe, offersTo } from '../action-table';
import type { AdmiralAction } from '../actions';
import type { Chart } from '../board/chart';
import { areMates, chartOf, isIn, type AdmiralState } from '../state';
import type { Treaty } from '../view';

/** E-16: with two there is nothing to agree about. */
function hasTreaties(s: AdmiralState, { rules }: Chart): boolean {
  return rules.treaties && rules.can.treaties && s.seats > 2;
}

/** How a pair of players is noted. */
export function pairKey(one: Seat, other: Seat): string {
  return one < other ? `${one}+${other}` : `${other}+${one}`;
}

export function isRunning(s: AdmiralState, { brokenBy, until, by, to }: Treaty): boolean {
  return brokenBy === null && s.round <= until && isIn(s, by) && isIn(s, to);
}

export function isParty({ by, to }: Treaty, seat: Seat): boolean {
  return by === seat || to === seat;
}

/** What a living player may say though nobody asks (E-38), sorted by text. */
export function legalTalks(s: AdmiralState, seat: Seat): AdmiralAction[] {
  const chart = chartOf(s);
  if (!hasTreaties(s, chart)) return [];
  const others = chart.plans.map((_, one) => one).filter((one) => one !== seat && isIn(s, one));
  const open = others.filter((to) => !areMates(chart, seat, to) && !s.offered.includes(pairKey(seat, to)));
  const offers = offersTo(open, (to) =>
    others.filter((one) => one !== to && !areMates(chart, one, seat) && !areMates(chart, one, to)),
  );
  const breaks = s.treaties
    .filter((treaty) => isRunning(s, treaty) && isParty(treaty, seat))
    .map(({ number }) => breakOf(number));
  return [...breaks.sort((a, b) => byText(describe(a), describe(b))), ...offers];
}
