import type { Luck, Stream } from '@/engine/core/luck';
import { hasCard, minefield } from './legal/mines';
import { squareFrom, type SquareId } from './data/squares';
import {
  chartOf,
  clone,
  emptyTable,
  HAS_FORT,
  NOBODY,
  NONE,
  NOWHERE,
  put,
  REEF,
  type AdmiralState,
  type Mine,
} from './state';
import type { AdmiralView } from './view';

const worked = new WeakMap<AdmiralView, AdmiralState>();

/** A whole state that agrees with all the view knows: mines of others lie anywhere they may. */
export function resample(v: AdmiralView, luck: Luck): AdmiralState {
  const s = clone(tableOf(v));
  if (v.players.some(({ laid }) => laid > 0)) s.mines = dealMines(s, v, luck.bots);
  return s;
}

/** By seat: the viewer's own as he knows them, of others those that lie open and the rest somewhere (4.17.2, 4.17.3). */
export function dealMines(s: AdmiralState, v: AdmiralView, luck: Stream): Mine[][] {
  const chart = chartOf(s);
  return v.players.map(({ seat, laid, out }) => {
    if (v.phase === 'over' || out > 0) return [];
    if (seat === v.viewer) return v.mines.map(({ at, state, order }) => ({ square: squareFrom(at), state, order }));
    const open = v.mineCards.filter((card) => card.seat === seat).map(({ at }) => squareFrom(at));
    const free = minefield(s, chart, seat).filter((square) => !hasCard(s, square));
    const hidden = Array.from({ length: laid - open.length }, () => luck.pick(free));
    return [
      ...open.map((square): Mine => ({ square, state: 'spent', order: 'always' })),
      ...hidden.sort((a, b) => a - b).map((square): Mine => ({ square, state: 'live', order: 'always' })),
    ];
  });
}

/** What the view knows without anybody's hidden mines, laid out once as the rules read it; nobody may change it. */
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
  s.treaties = v.treaties;
  s.offered = v.offered;
  s.mineCards = v.mineCards;
  s.shown = v.shown;
  s.script = v.script;
  s.scriptFrom = v.scriptFrom;
  s.happened = v.happened;
  s.waiting = v.waiting;
  s.held = v.held;
  s.points = v.points;
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
    s.mineHand[seat] = (s.mineHand[seat] as number) - view.laid;
    s.mineDone[seat] = view.mines === 0;
    s.out[seat] = view.out;
    s.fortless[seat] = view.fortless ?? HAS_FORT;
    s.fortLost[seat] = view.fortLost;
    s.stamp[sideOf[seat] as number] = view.stamp;
    s.delivered[sideOf[seat] as number] = view.delivered;
  });
  return s;
}
