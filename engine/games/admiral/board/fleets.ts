import type { Seat } from '@/engine/core/game';
import type { Happens, SeatPlan, WholeLayout } from '../data/scenario';
import { KINDS, PER_KIND, SHIP_IDS, type Kind, type KindId, type ShipCard, type ShipId } from '../data/ships';
import type { SquareId } from '../data/squares';
import { NOBODY } from './sides';

/** A ship of this match. `number`: its place among all ships of the box. */
export interface ChartShip {
  readonly id: ShipId;
  readonly number: number;
  readonly kind: Kind;
  /** NOBODY: it comes later, if at all (14.4). */
  readonly seat: Seat;
}

const UNNUMBERED = -1;

/** By seat, as the file names them or in its order. */
export function plansFor({ seats: plans }: Pick<WholeLayout, 'seats'>, seats: number): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (!plans || 'each' in plans) return plans?.each ?? { deploy: 'water' };
    return plans.find((plan) => plan.seat === `P${seat + 1}`) ?? plans[seat] ?? { deploy: 'water' };
  });
}

/** E-27: first the ship with the number of the seat, then the lowest that nobody has; behind all of them those that may come later. */
export function fleetOf(plans: readonly SeatPlan[], events: readonly Happens[]): ChartShip[] {
  const taken = new Set<number>();
  const fleets = plans.map(({ fleet = [] }, seat) =>
    KINDS.flatMap((kind, k) => {
      const count = fleet.filter((one) => one === kind).length;
      if (count > 0) taken.add(k * PER_KIND + seat);
      return Array.from({ length: count }, (_, i) => ({ kind: k, number: i === 0 ? k * PER_KIND + seat : UNNUMBERED }));
    }),
  );
  const ships = fleets.flatMap((fleet, seat) =>
    fleet
      .map(({ kind, number }) => shipOf(kind, number === UNNUMBERED ? lowest(kind, taken) : number, seat))
      .sort((a, b) => a.number - b.number),
  );
  const later = KINDS.flatMap((kind, k) => (events.some((one) => brings(one, kind)) ? freeOf(k, taken) : []));
  return [...ships, ...later];
}

interface Fleets {
  readonly ships: readonly ChartShip[];
  readonly plans: readonly SeatPlan[];
  readonly cards: readonly ShipCard[];
}

/** How a ship begins; undefined: where its owner puts it. */
export interface Beginning {
  readonly at: SquareId | undefined;
  readonly damage: number;
  readonly cargo: number;
}

/** 14.2, E-21: what the scenario says of this ship. */
export function beginningOf({ ships, plans, cards }: Fleets, ship: number): Beginning {
  const { seat, kind } = ships[ship] as ChartShip;
  const { fixed = {}, damage = {}, cargo = {} } = plans[seat] ?? {};
  const name = KINDS[kind] as KindId;
  const before = ships.slice(0, ship).filter((one) => one.seat === seat && one.kind === kind).length;
  // The players' own cards may be weaker than those that the scenario was made for.
  const most = (cards[kind]?.durability ?? 1) - 1;
  return {
    at: entry(fixed[name], before),
    damage: Math.min(entry(damage[name], before) ?? 0, most),
    cargo: cargo[name]?.length ?? 0,
  };
}

/** One entry is that of the first ship. */
function entry<T extends string | number>(given: T | readonly T[] | undefined, at: number): T | undefined {
  return typeof given === 'object' ? given[at] : at === 0 ? given : undefined;
}

function shipOf(kind: Kind, number: number, seat: Seat): ChartShip {
  return { id: SHIP_IDS[number] as ShipId, number, kind, seat };
}

function lowest(kind: Kind, taken: Set<number>): number {
  let found = kind * PER_KIND;
  while (taken.has(found)) found++;
  taken.add(found);
  return found;
}

function brings({ do: effects }: Happens, kind: KindId): boolean {
  return effects.some((effect) => 'spawn' in effect && effect.spawn.ships.includes(kind));
}

/** All that are left of a kind, the lowest number first. */
function freeOf(kind: Kind, taken: ReadonlySet<number>): ChartShip[] {
  return Array.from({ length: PER_KIND }, (_, i) => kind * PER_KIND + i).flatMap((number) =>
    taken.has(number) ? [] : [shipOf(kind, number, NOBODY)],
  );
}
