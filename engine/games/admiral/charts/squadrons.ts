import { wholeLayouts } from '../board/layout';
import type { Layout, Scenario, SeatPlan, WholeLayout } from '../data/scenario';
import type { KindId } from '../data/ships';
import type { SquareId } from '../data/squares';
import { owning, withValue } from './paths';
import { plansOf, type Piece } from './pieces';

/** Seats that each have a plan of their own: whoever had the same now has a copy. Layouts that took theirs from here keep what they had. */
export function withOwnPlans(scenario: Scenario, index: number): Scenario {
  const layout = wholeLayouts(scenario)[index];
  if (!layout?.seats || !('each' in layout.seats)) return owning(scenario, index, 'seats');
  const plans = plansOf(layout).map((plan, seat): SeatPlan => ({ ...plan, seat: `P${seat + 1}` }));
  const isForMany = new Set(layout.players).size > 1;
  const apart = isForMany ? forMostOnly(scenario, index, layout) : keptBy(scenario, layout.id, 'seats');
  const wide = withValue(apart, `layouts[${index}].players`, plans.length);
  return withValue(wide, `layouts[${index}].seats`, plans);
}

/** Layouts that extend this one have the field themselves from now on. */
function keptBy(scenario: Scenario, id: string, key: keyof Layout): Scenario {
  return scenario.layouts.reduce((all, one, i) => (one.extends === id ? owning(all, i, key) : all), scenario);
}

/**
 * Plans by seat are for one number of players. Of a layout for several the one for the most comes apart, in its place; the layout
 * itself stays for the rest, right behind it.
 */
function forMostOnly(scenario: Scenario, index: number, { id, players }: WholeLayout): Scenario {
  const most = Math.max(...players);
  const rest = players.filter((count) => count !== most);
  const kept = withValue(keptBy(scenario, id, 'players'), `layouts[${index}].players`, rest);
  const apart: Layout = { id: freeLayoutId(scenario, most), extends: id, players: most };
  return { ...kept, layouts: [...kept.layouts.slice(0, index), apart, ...kept.layouts.slice(index)] };
}

function freeLayoutId({ layouts }: Scenario, players: number): string {
  const isTaken = (id: string): boolean => layouts.some((one) => one.id === id);
  let id = String(players);
  for (let number = 2; isTaken(id); number++) id = `${players}-${number}`;
  return id;
}

export function layShip(scenario: Scenario, index: number, at: SquareId, kind: KindId, seat: number): Scenario {
  const own = withOwnPlans(scenario, index);
  const plans = own.layouts[index]?.seats ?? [];
  if ('each' in plans || plans.length === 0) return scenario;
  const whose = seat % plans.length;
  const plan = plans[whose] as SeatPlan;
  const stands = [plan.fixed?.[kind] ?? []].flat();
  if (stands.includes(at)) return scenario;
  const fleet = plan.fleet ?? [];
  const has = fleet.filter((one) => one === kind).length;
  const next: SeatPlan = {
    ...plan,
    fixed: { ...plan.fixed, [kind]: [...stands, at] },
    ...(has <= stands.length && { fleet: [...fleet, kind] }),
  };
  return withValue(own, `layouts[${index}].seats[${whose}]`, next);
}

type Ship = Extract<Piece, { readonly type: 'ship' }>;

/** Null: it stands nowhere from the beginning. */
export function shipTo(
  scenario: Scenario,
  index: number,
  { seat, kind, index: i }: Ship,
  at: SquareId | null,
): Scenario {
  const own = withOwnPlans(scenario, index);
  const plan = plansOf(wholeLayouts(own)[index] ?? { players: [] })[seat];
  const next = [plan?.fixed?.[kind] ?? []].flat().flatMap((square, k) => (k === i ? (at ?? []) : square));
  return withValue(own, `layouts[${index}].seats[${seat}].fixed.${kind}`, next.length > 0 ? next : undefined);
}
