import type { Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import { allSeats } from '@/engine/kit/seats';
import { seatOf } from '../board/sides';
import type { Chart } from '../board/chart';
import { beginningOf } from '../board/fleets';
import { columnOf, rowOf, squareFrom, squareId, type Square } from '../data/squares';
import type { AdmiralOptions } from '../options';
import { chartOf, emptyTable, NOWHERE, put, REEF, type AdmiralState } from '../state';
import { hasReefSquare } from '../legal/reefs';
import { squaresToFill } from './happens';
import { playOf, tell, type Play } from './play';
import { alternating, throwForOrder } from './order';
import { beginRound } from './round';

/** Section 3: the order is thrown for at once, all else is asked in turn order. */
export function start(options: AdmiralOptions, seats: number, luck: Luck): AdmiralState {
  const s = emptyTable(options, seats);
  const chart = chartOf(s);
  s.order = turnOrder(s, chart, luck);
  s.active = s.order[0] as Seat;
  s.lots = lotsAtStart(s, chart, luck);
  s.holds = chart.forts.map(({ holds }) => holds);
  begin(s, chart);
  goOnWithSetup(playOf(s, luck));
  return s;
}

/** E-21: ships that stand where the scenario has them. */
function begin(s: AdmiralState, chart: Chart): void {
  chart.ships.forEach((_, ship) => {
    const { at, damage, cargo } = beginningOf(chart, ship);
    if (at !== undefined) put(s, ship, squareFrom(at));
    s.damage[ship] = damage;
    s.cargo[ship] = cargo;
  });
}

/** 3.1.9, E-28 */
function turnOrder(s: AdmiralState, chart: Chart, luck: Luck): Seat[] {
  const { turnOrder: wish } = s.options;
  const order = wish === 'scenario' ? (chart.layout.turnOrder ?? chart.scenario.rules?.turnOrder ?? 'dice') : wish;
  if (typeof order === 'object') return order.map(seatOf);
  if (order === 'agreed' || order === 'fixed') return allSeats(s);
  const thrown = throwForOrder(allSeats(s), luck.setup);
  return order === 'alternateTeams' ? alternating(thrown, chart.sides) : thrown;
}

/** 14.2: what lies where at the start, in board order. */
function lotsAtStart(s: AdmiralState, chart: Chart, luck: Luck): Square[] {
  const all = chart.places.flatMap(({ squares, count, fill }) => {
    const found =
      fill === 'allButNearestToFirst'
        ? allButNearest(s, chart, squares)
        : squaresToFill(squares, fill, (left) => luck.setup.below(left));
    return count === null ? found : found.slice(0, count);
  });
  return all.sort((a, b) => a - b);
}

/** 3.6.2: one of the squares stays empty, the nearest to the fort of whoever is first. */
function allButNearest(s: AdmiralState, chart: Chart, squares: readonly Square[]): Square[] {
  const fort = chart.forts[s.fortOwner.indexOf(s.order[0] as Seat)]?.square;
  if (fort === undefined || squares.length === 0) return squares.slice(1);
  const away = (square: Square): number => {
    const [dx, dy] = [columnOf(square) - columnOf(fort), rowOf(square) - rowOf(fort)];
    return dx * dx + dy * dy;
  };
  const nearest = squares.reduce((best, square) => (away(square) < away(best) ? square : best));
  return squares.filter((square) => square !== nearest);
}

/** 5.1: the next that has to be settled before the first round. */
export function goOnWithSetup(play: Play): void {
  const { s, chart } = play;
  const chooser = s.order.find((seat) => chart.plans[seat]?.fort === 'choose' && s.home[seat] === NOWHERE);
  if (chooser !== undefined) return void s.tasks.push({ kind: 'port', seat: chooser });
  // 3.7.2: one at a time in turn order, so whoever has most left is next.
  const most = Math.max(...s.reefs);
  const placer = most > 0 ? s.order.find((seat) => s.reefs[seat] === most) : undefined;
  if (placer !== undefined) {
    // 3.7.6, E-29: a card that cannot be placed goes by itself.
    if (!hasReefSquare(s, chart)) return discardReef(play, placer);
    return void s.tasks.push({ kind: 'reef', seat: placer, left: most });
  }
  for (const seat of s.order) {
    const ship = s.at.findIndex((at, one) => at === NOWHERE && s.owner[one] === seat);
    if (ship >= 0) return void s.tasks.push({ kind: 'deploy', seat, ship: chart.ships[ship]?.id as string });
  }
  const layers = allSeats(s).filter((seat) => !s.mineDone[seat]);
  const [first] = layers;
  if (first === undefined) beginRound(play);
  else s.tasks.push({ kind: 'lay', seat: first, seats: layers });
}

/** 3.2.5 */
export function choosePort(play: Play, seat: Seat, square: Square): void {
  const { s, chart } = play;
  const fort = chart.fortAt[square] as number;
  s.home[seat] = fort;
  s.fortOwner[fort] = seat;
  s.tasks.pop();
  tell(play, { type: 'home', seat, fort: squareId(square) });
  goOnWithSetup(play);
}

/** 3.7 */
export function placeReef(play: Play, seat: Seat, square: Square): void {
  const { s } = play;
  s.reefs[seat] = (s.reefs[seat] as number) - 1;
  s.water[square] = REEF;
  s.tasks.pop();
  tell(play, { type: 'reef', seat, at: squareId(square) });
  goOnWithSetup(play);
}

function discardReef(play: Play, seat: Seat): void {
  const { s } = play;
  s.reefs[seat] = (s.reefs[seat] as number) - 1;
  tell(play, { type: 'reef', seat, at: null });
  goOnWithSetup(play);
}

export function deploy(play: Play, seat: Seat, ship: number, square: Square): void {
  const { s, chart } = play;
  put(s, ship, square);
  s.tasks.pop();
  tell(play, { type: 'deployed', seat, ship: chart.ships[ship]?.id as string, at: squareId(square) });
  goOnWithSetup(play);
}
