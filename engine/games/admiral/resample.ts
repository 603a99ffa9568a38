import { squareFrom, type SquareId } from './data/squares';
import { chartOf, clone, emptyTable, HAS_FORT, NOBODY, NONE, NOWHERE, put, REEF, type AdmiralState } from './state';
import type { AdmiralView } from './view';

const worked = new WeakMap<AdmiralView, AdmiralState>();

/** A whole state that agrees with all the view knows: nothing of it is hidden. */
export function resample(v: AdmiralView): AdmiralState {
  return clone(tableOf(v));
}

/** What the view knows, laid out once as the rules read it; nobody may change it. */
export function tableOf(v: AdmiralView): AdmiralState {
  const known = worked.get(v) ?? layOut(v);
  worked.set(v, known);
  return known;
}

function layOut(v: AdmiralView): AdmiralState {
  const s = emptyTable(v.options, v.seats);
  const { fortAt, sideOf } = chartOf(s);
  const fortFrom = (id: SquareId | null): number => (id === null ? NOWHERE : (fortAt[squareFrom(id)] as number));
  s.phase = v.phase;
  s.order = v.order;
  s.round = v.round;
  s.turn = v.turn;
  s.active = v.active;
  s.windSeat = v.windSeat;
  s.sector = v.sector ?? NOWHERE;
  s.drifted = v.drifted ?? NONE;
  s.driftedDue = v.driftedDue ?? NONE;
  s.loaded = v.loaded;
  s.stopped = v.stopped.map(fortFrom);
  s.refused = v.refused;
  s.lots = v.lots.map(squareFrom);
  s.lost = v.lost;
  s.clock = v.clock;
  s.tasks = v.tasks.slice();
  s.result = v.result;
  s.winners = v.winners;
  for (const id of v.reefs) s.water[squareFrom(id)] = REEF;
  v.ships.forEach((view, ship) => {
    s.owner[ship] = view.owner;
    s.damage[ship] = view.damage;
    s.moved[ship] = view.moved;
    s.fired[ship] = view.fired;
    s.locked[ship] = view.locked;
    s.due[ship] = view.due;
    s.repair[ship] = fortFrom(view.repair);
    s.repairTurn[ship] = view.repairTurn;
    s.repairEnded[ship] = view.repairEnded;
    s.work[ship] = fortFrom(view.work);
    s.cargo[ship] = view.cargo;
    if (view.at !== null) put(s, ship, squareFrom(view.at));
  });
  v.forts.forEach((view, fort) => {
    s.fortOwner[fort] = view.owner ?? NOBODY;
    s.ruined[fort] = view.ruined;
    s.fortDamage[fort] = view.damage;
    s.fortFired[fort] = view.fired;
    s.fortLocked[fort] = view.locked;
    s.holds[fort] = view.holds;
    s.brought[fort] = view.brought;
    s.works[fort] = view.work;
  });
  v.players.forEach((view, seat) => {
    s.home[seat] = fortFrom(view.home);
    s.reefs[seat] = view.reefs;
    s.out[seat] = view.out;
    s.fortless[seat] = view.fortless ?? HAS_FORT;
    s.fortLost[seat] = view.fortLost;
    s.stamp[sideOf[seat] as number] = view.stamp;
    s.delivered[sideOf[seat] as number] = view.delivered;
  });
  return s;
}
