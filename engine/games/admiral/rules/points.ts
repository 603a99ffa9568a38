import type { Seat } from '@/engine/core/game';
import type { Chart } from '../board/chart';
import { sidedPartsOf, type Points } from '../board/goals';
import { sideNamed } from '../board/sides';
import { KINDS, type KindId } from '../data/ships';
import { rankedAtLimit } from '../score';
import { isAfloat, isIn, NOBODY, type AdmiralState } from '../state';

/** 14.4: a deed that some tables give points for. */
export function scorePoints(
  s: Pick<AdmiralState, 'points'>,
  chart: Chart,
  side: number,
  event: string,
  times = 1,
): void {
  if (chart.tables.length === 0 || side < 0 || times === 0) return;
  chart.tables.forEach(({ table }, i) => {
    const worth = table.reduce((sum, row) => (row.event === event ? sum + row.points : sum), 0);
    if (worth === 0) return;
    const at = i * chart.sides.length + side;
    s.points = s.points.map((points, k) => (k === at ? points + worth * times : points));
  });
}

/** Whose deed a loss is: of two sides the other's, else that of whoever has the turn. */
export function winnerOfLoss(s: Pick<AdmiralState, 'active'>, chart: Chart, owner: Seat): number {
  const lost = owner === NOBODY ? -1 : (chart.sideOf[owner] as number);
  if (lost >= 0 && chart.sides.length === 2) return 1 - lost;
  const active = chart.sideOf[s.active] as number;
  return active === lost ? -1 : active;
}

export function kindOf({ ships }: Chart, ship: number): KindId {
  return KINDS[ships[ship]?.kind as number] as KindId;
}

/** So far; at the end with what is still afloat or standing. */
export function pointsOf(s: AdmiralState, chart: Chart, condition: Points, side: number, isEnd: boolean): number {
  const worth = (event: string): number =>
    condition.table.reduce((sum, row) => (row.event === event ? sum + row.points : sum), 0);
  const isOurs = (seat: Seat): boolean => seat !== NOBODY && chart.sideOf[seat] === side;
  let points = s.points[chart.tables.indexOf(condition) * chart.sides.length + side] ?? 0;
  if (!isEnd) return points;
  for (let ship = 0; ship < s.at.length; ship++)
    if (isAfloat(s, ship) && isOurs(s.owner[ship] as Seat)) points += worth(`alive:${kindOf(chart, ship)}`);
  for (let fort = 0; fort < s.fortOwner.length; fort++)
    if (isOurs(s.fortOwner[fort] as Seat) && !chart.forts[fort]?.isRoyal) points += worth('alive:fort');
  return points;
}

/** The seats of whoever is ahead by this table. */
export function mostPoints(s: AdmiralState, chart: Chart, condition: Points): Seat[] {
  return aheadBy(s, chart, () => condition);
}

/** The table that a side is counted by: the first that is its own or everybody's. */
export function tableFor(chart: Chart, side: number): Points | undefined {
  return chart.victory
    .flatMap((one) => sidedPartsOf(one))
    .flatMap(({ part, side: named }) =>
      part.type === 'points' && (named === undefined || sideNamed(chart, named) === side) ? [part] : [],
    )[0];
}

/** Equal ones are parted as at a limit. */
export function aheadBy(s: AdmiralState, chart: Chart, tableOf: (side: number) => Points | undefined): Seat[] {
  const points = chart.sides.map((side, i) => {
    const table = tableOf(i);
    return table && side.some((seat) => isIn(s, seat)) ? pointsOf(s, chart, table, i, true) : Number.NEGATIVE_INFINITY;
  });
  const best = chart.sides.filter((_, i) => points[i] === Math.max(...points)).flat();
  const ahead = rankedAtLimit(s).map((seats) => seats.filter((seat) => best.includes(seat)));
  return ahead.find((seats) => seats.length > 0) ?? [];
}

/** At the end of a round each fort counts for whoever has it. */
export function scoreForts(s: AdmiralState, chart: Chart): void {
  if (chart.tables.length === 0) return;
  s.fortOwner.forEach((owner, fort) => {
    if (owner !== NOBODY && !chart.forts[fort]?.isRoyal)
      scorePoints(s, chart, chart.sideOf[owner] as number, 'own:fort');
  });
}
