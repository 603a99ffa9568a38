import { squareFrom } from './data/squares';
import { chartOf, clone, emptyTable, NOBODY, NONE, NOWHERE, put, REEF, type AdmiralState } from './state';
import type { AdmiralView } from './view';

const worked = new WeakMap<AdmiralView, AdmiralState>();

/** A whole state that agrees with all the view knows: nothing of it is hidden. */
export function resample(v: AdmiralView): AdmiralState {
  const known = worked.get(v) ?? openTable(v);
  worked.set(v, known);
  return clone(known);
}

function openTable(v: AdmiralView): AdmiralState {
  const s = emptyTable(v.options, v.seats);
  const chart = chartOf(s);
  s.phase = v.phase;
  s.order = v.order;
  s.round = v.round;
  s.turn = v.turn;
  s.active = v.active;
  s.windSeat = v.windSeat;
  s.sector = v.sector ?? NOWHERE;
  s.drifted = v.drifted ?? NONE;
  s.tasks = v.tasks.slice();
  s.result = v.result;
  s.winners = v.winners;
  for (const id of v.reefs) s.water[squareFrom(id)] = REEF;
  v.ships.forEach(({ owner, at, damage, moved }, ship) => {
    s.owner[ship] = owner;
    s.damage[ship] = damage;
    s.moved[ship] = moved;
    if (at !== null) put(s, ship, squareFrom(at));
  });
  v.forts.forEach(({ owner }, fort) => (s.fortOwner[fort] = owner ?? NOBODY));
  v.players.forEach(({ home, out }, seat) => {
    s.home[seat] = home === null ? NOWHERE : (chart.fortAt[squareFrom(home)] as number);
    s.out[seat] = out;
  });
  return s;
}
