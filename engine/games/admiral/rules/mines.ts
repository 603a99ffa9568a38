import type { Seat } from '@/engine/core/game';
import { replaceTop, topOf } from '@/engine/kit/tasks';
import { squareFrom, squareId, type Square } from '../data/squares';
import { hasCard, layersAsked } from '../legal/mines';
import { shipFrom, unitId } from '../legal/units';
import { areMates, hullOf, isAfloat, put, type Mine } from '../state';
import type { MineOrder, Task } from '../view';
import { hurt } from './damage';
import { afterSailing } from './happens';
import { tell, type Play } from './play';
import { strain } from './strain';
import { breakPeace } from './treaties';

type Way = Omit<Extract<Task, { kind: 'mine' }>, 'kind' | 'seat' | 'later'>;

/** 4.17.1 */
export function layMine(play: Play, seat: Seat, square: Square): void {
  const { s } = play;
  const left = (s.mineHand[seat] as number) - 1;
  s.mineHand[seat] = left;
  s.mines[seat] = [...(s.mines[seat] as readonly Mine[]), { square, state: 'live', order: 'always' }];
  tell(play, { type: 'laid', seat, left });
  if (left === 0) doneLaying(play, seat);
}

/** 4.17.4: fewer will do. */
export function doneLaying(play: Play, seat: Seat): void {
  const { s } = play;
  const { seats } = topOf(s, 'lay');
  const others = seats.filter((one) => one !== seat);
  s.mineDone[seat] = true;
  const [next] = others;
  if (next === undefined) s.tasks.pop();
  else replaceTop(s, { kind: 'lay', seat: next, seats: others });
  tell(play, { type: 'laid-all', seat });
}

/** 4.17.17 */
export function orderMine(play: Play, seat: Seat, number: number, order: MineOrder): void {
  changeMine(play, seat, number - 1, { order });
  tell(play, { type: 'ordered' });
}

function changeMine({ s }: Play, seat: Seat, at: number, change: Partial<Mine>): void {
  s.mines[seat] = (s.mines[seat] as readonly Mine[]).map((mine, i) => (i === at ? { ...mine, ...change } : mine));
}

/** 4.17.8, 4.17.11: after a move or a drift layers are asked, then mines go off, and only then the reef does its damage. */
export function enter(play: Play, ship: number, path: readonly Square[], damage: number, isDrift: boolean): void {
  const { s, chart } = play;
  const way: Way = { ship: unitId(chart, ship), path: path.map(squareId), damage, isDrift };
  const [seat, ...later] = s.mines.some((mines) => mines.length > 0)
    ? layersAsked(s, chart, s.owner[ship] as Seat, path)
    : [];
  if (seat === undefined) arrive(play, way);
  else s.tasks.push({ kind: 'mine', seat, later, ...way });
}

/** The first of his mines on this square that he may still name. What others are told of it is nothing: they may not count (4.17.18). */
export function nameMine(play: Play, seat: Seat, square: Square): void {
  const mines = play.s.mines[seat] as readonly Mine[];
  const at = mines.findIndex((mine) => mine.square === square && mine.state === 'live' && mine.order === 'ask');
  changeMine(play, seat, at, { state: 'named' });
  tell(play, { type: 'ordered', reveals: true });
}

export function passMine(play: Play, seat: Seat): void {
  const { s } = play;
  const { kind: _, seat: __, later, ...way } = topOf(s, 'mine');
  const [next, ...others] = later;
  if (next === undefined) s.tasks.pop();
  else replaceTop(s, { kind: 'mine', seat: next, later: others, ...way });
  tell(play, { type: 'mine-answered', seat, reveals: true });
  if (next === undefined) arrive(play, way);
}

/** What happens on the way, and at its end. */
function arrive(play: Play, { ship: id, path, damage, isDrift }: Way): void {
  const { s, chart } = play;
  const ship = shipFrom(chart, id);
  for (const square of path.map(squareFrom)) if (isAfloat(s, ship)) goOff(play, ship, square);
  for (const seat of s.order)
    s.mines[seat]?.forEach(({ state }, at) => {
      if (state === 'named') changeMine(play, seat, at, { state: 'live' });
    });
  if (damage > 0 && isAfloat(s, ship)) hurt(play, ship, damage, 'reef');
  if (isDrift && isAfloat(s, ship)) strain(play, ship);
  afterSailing(play, ship);
}

/** 4.17.6, 4.17.12: one mine for each square, of the first layer in turn order. */
function goOff(play: Play, ship: number, square: Square): void {
  const { s, chart } = play;
  if (hasCard(s, square)) return;
  const owner = s.owner[ship] as Seat;
  const from = s.order.indexOf(s.active);
  for (let i = 0; i < s.order.length; i++) {
    const layer = s.order[(from + i) % s.order.length] as Seat;
    if (layer === owner) continue;
    const isFriend = areMates(chart, layer, owner);
    const at = (s.mines[layer] as readonly Mine[]).findIndex(
      (mine) => mine.square === square && fits(mine, isFriend, hullOf(s, chart, ship)),
    );
    if (at >= 0) return blow(play, layer, at, ship);
  }
}

/** 4.17.15 */
function fits({ state, order }: Mine, isFriend: boolean, hull: number): boolean {
  if (state === 'named') return true;
  if (state !== 'live' || isFriend) return false;
  return order === 'always' || (typeof order === 'number' && hull >= order);
}

function blow(play: Play, layer: Seat, at: number, ship: number): void {
  const { s, chart } = play;
  const { mineDamage } = chart.rules;
  const { square } = s.mines[layer]?.[at] as Mine;
  for (const seat of s.order)
    s.mines[seat]?.forEach((mine, i) => {
      if (mine.square !== square || mine.state === 'spent') return;
      changeMine(play, seat, i, { state: seat === layer && i === at ? 'spent' : 'dead' });
    });
  s.mineCards = [...s.mineCards, { at: squareId(square), seat: layer }];
  const isLost = hullOf(s, chart, ship) <= mineDamage;
  // It counts as sunk there (4.17.8).
  if (isLost) put(s, ship, square);
  tell(play, {
    type: 'mine',
    seat: layer,
    ship: unitId(chart, ship),
    at: squareId(square),
    damage: mineDamage,
    reveals: true,
  });
  breakPeace(play, layer, s.owner[ship] as Seat, (s.cargo[ship] as number) > 0);
  hurt(play, ship, mineDamage, 'mine');
}

/** 4.17.10: those that went off have their cards on the board already. */
export function clearMines(play: Play, seat: Seat): void {
  const { s } = play;
  const mines = s.mines[seat] as readonly Mine[];
  if (mines.length === 0) return;
  const hidden = mines.filter(({ state }) => state !== 'spent');
  s.mines[seat] = [];
  if (hidden.length === 0) return;
  const at = hidden.map(({ square }) => squareId(square));
  s.shown = [...s.shown, ...at.map((square) => ({ at: square, seat }))];
  tell(play, { type: 'mines-shown', seat, at, reveals: true });
}
