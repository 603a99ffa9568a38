import type { Seat } from '@/engine/core/game';
import { END } from '../action-table';
import type { AdmiralAction } from '../actions';
import { cardOf, type Chart } from '../board/chart';
import { squareFrom, type Square } from '../data/squares';
import { lineOf } from '../legal/fire';
import { mayUnload } from '../legal/port';
import { fortFrom, fortUnit, isEnemy, shipFrom, unitFrom } from '../legal/units';
import { areMates, chartOf, hullOf, isAfloat, type AdmiralState } from '../state';
import { endOf } from './ends';
import { bestAttack } from './fight';
import { reefsAround } from './race';
import { stepsTo, UNREACHED } from './steps';
import { kept } from './partners';
import { hitPrize, LEAST_SHOT } from './prize';
import { valueOf } from './worth';

type Action = AdmiralAction;

/** 12: cargo, guns, attacks, repairs, then sails; in a storm the rules do what must be done. */
export function answerTurn(s: AdmiralState, seat: Seat, all: readonly Action[]): Action {
  const chart = chartOf(s);
  const legal = kept(s, chart, seat, all);
  return (
    cargoDeed(s, chart, legal) ??
    bestShot(s, chart, legal) ??
    bestExplosion(s, chart, seat, legal) ??
    bestAttack(s, chart, legal) ??
    portDeed(s, chart, seat, legal) ??
    bestMove(s, chart, seat, legal) ??
    END
  );
}

/** Everything into the fort, and as much from the sea as there is room for; from a fort nothing is taken out again. */
function cargoDeed(s: AdmiralState, chart: Chart, legal: readonly Action[]): Action | null {
  const wanted = legal.filter(
    (action) =>
      action.type === 'Unload' ||
      (action.type === 'Load' && s.at[shipFrom(chart, action.ship)] === squareFrom(action.from)),
  );
  return wanted.at(-1) ?? null;
}

function bestShot(s: AdmiralState, chart: Chart, legal: readonly Action[]): Action | null {
  let best: Action | null = null;
  let most = LEAST_SHOT;
  for (const action of legal) {
    if (action.type !== 'Fire') continue;
    const target = unitFrom(chart, action.target);
    const chance = lineOf(s, chart, unitFrom(chart, action.unit), target) <= 1 ? 5 / 6 : 4 / 6;
    const worth = chance * hitPrize(s, chart, target);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

/** Before its time is up, where it hurts the others more. */
function bestExplosion(s: AdmiralState, chart: Chart, seat: Seat, legal: readonly Action[]): Action | null {
  for (const action of legal) {
    if (action.type !== 'Explode') continue;
    const ship = shipFrom(chart, action.ship);
    const power = cardOf(chart, ship).durability;
    let gain = 0;
    for (let other = 0; other < s.at.length; other++) {
      if (other === ship || !isAfloat(s, other) || !isNear(chart, s.at[ship] as Square, s.at[other] as Square))
        continue;
      const hull = hullOf(s, chart, other);
      const loss = valueOf(chart, other, hull) - valueOf(chart, other, hull - power);
      gain += areMates(chart, s.owner[other] as Seat, seat) ? -loss : loss;
    }
    if (gain > 0) return action;
  }
  return null;
}

function isNear({ near }: Chart, one: Square, other: Square): boolean {
  return one === other || near.slice(one * 8, one * 8 + 8).includes(other);
}

/** Badly hurt ships are repaired to the end; without a fort a ruin is restored. */
function portDeed(s: AdmiralState, chart: Chart, seat: Seat, legal: readonly Action[]): Action | null {
  for (const action of legal) {
    if (action.type === 'EndRepair' && s.damage[shipFrom(chart, action.ship)] === 0) return action;
    if (action.type === 'StartRepair') {
      const ship = shipFrom(chart, action.ship);
      if ((s.damage[ship] as number) * 2 >= cardOf(chart, ship).durability) return action;
    }
    if (action.type === 'StartFortWork') {
      const fort = fortFrom(chart, action.fort);
      if (s.ruined[fort] || (s.fortDamage[fort] as number) >= 3) return action;
    }
  }
  return null;
}

/** The move that brings a ship furthest towards what it wants. */
function bestMove(s: AdmiralState, chart: Chart, seat: Seat, legal: readonly Action[]): Action | null {
  let best: Action | null = null;
  let most = 0;
  let ship = -1;
  let steps: readonly number[] = [];
  for (const action of legal) {
    if (action.type !== 'Move') continue;
    const end = endOf(s, chart, action);
    if (!end) continue;
    if (end.ship !== ship) {
      ship = end.ship;
      steps = stepsTo(chart, goalsOf(s, chart, seat, ship));
    }
    const before = steps[s.at[ship] as Square] as number;
    const after = steps[end.square] as number;
    const gain = (before === UNREACHED ? 0 : before) - after - reefsAround(s, chart, end.square) * 0.3;
    if (gain > most) [best, most] = [action, gain];
  }
  return best;
}

/** Home with a load or badly hurt; to the nearest lot with room for it; else where something can be restored, taken or sunk. */
export function goalsOf(s: AdmiralState, chart: Chart, seat: Seat, ship: number): readonly Square[] {
  const isCarrying = (s.cargo[ship] as number) > 0;
  const ours = portsWhere(chart, (fort) =>
    isCarrying ? mayUnload(s, chart, seat, fort) : areMates(chart, s.fortOwner[fort] as Seat, seat),
  );
  const isHurt = hullOf(s, chart, ship) * 2 <= cardOf(chart, ship).durability;
  if (ours.length > 0 && (isCarrying || isHurt)) return ours;
  const isCarrier = cardOf(chart, ship).range[0] < 5;
  if (isCarrier && s.cargo[ship] === 0 && s.lots.length > 0) return [...new Set(s.lots)];
  const ruins = portsWhere(chart, (fort) => s.ruined[fort] === true);
  if (ruins.length > 0) return ruins;
  const theirs = portsWhere(chart, (fort) => isEnemy(s, chart, seat, fortUnit(fort)));
  const ships = s.at.filter((at, one) => at >= 0 && !areMates(chart, s.owner[one] as Seat, seat));
  return [...new Set([...theirs, ...ships])].sort((a, b) => a - b);
}

function portsWhere({ forts }: Chart, test: (fort: number) => boolean): Square[] {
  return forts.flatMap(({ port }, fort) => (test(fort) ? port : []));
}
