import { textForms } from '@/engine/core/forms';
import { FORMS, MOST_HULL, MOST_MINES, MOST_POINTS, MOST_SQUARES, PLAIN_ORDERS, type AdmiralAction } from './actions';
import { COURSES } from './data/compass';
import { SHIP_IDS } from './data/ships';
import { SQUARES } from './data/squares';
import { Ranges } from '@/engine/kit/chains';
import { byText } from '@/engine/kit/text-order';

const forms = textForms(FORMS);
export const { describe, parse, known } = forms;

type Action = AdmiralAction;

const sixRounds = [1, 2, 3, 4, 5, 6];
const only = (text: string): Action => parse(text) as Action;

/** Answers without a choice in them. */
export const SPIN = only('spin');
export const END = only('end');
export const ROLL = only('roll');
export const DEFEND_DONE = only('defend-done');
export const SHIFT_DONE = only('shift-done');
export const RESIGN = only('resign');
export const LAY_DONE = only('lay-done');
export const PASS_MINE = only('pass-mine');
export const WORK_ANSWERS: readonly Action[] = [only('answer agree'), only('answer refuse')];

const moves = forms.every('Move');

/** `number`: the place of the ship among all of the box. */
export function moveOf(number: number, course: number, squares: number): Action {
  return moves[(number * 8 + course) * MOST_SQUARES + squares - 1] as Action;
}

export const LEG_DONE = only('leg-done');
export const TREATY_ANSWERS: readonly Action[] = [only('treaty accept'), only('treaty refuse')];
const legs = COURSES.map((course) => Array.from({ length: MOST_SQUARES }, (_, i) => only(`leg ${course} ${i + 1}`)));

export function legOf(course: number, squares: number): Action {
  return legs[course]?.[squares - 1] as Action;
}

const offers = Array.from({ length: 6 }, (_, to) => ({
  plain: ['passage', 'peace'].flatMap((about) => sixRounds.map((rounds) => only(`offer ${to} ${about} ${rounds}`))),
  joint: Array.from({ length: 6 }, (__, against) =>
    sixRounds.map((rounds) => only(`offer-joint ${to} ${against} ${rounds}`)),
  ),
}));

/** Everything that can be offered to these, joint action against any of `against`; sorted by text. */
export function offersTo(seats: readonly number[], against: (to: number) => readonly number[]): Action[] {
  return [
    ...seats.flatMap((to) => offers[to]?.plain ?? []),
    ...seats.flatMap((to) => against(to).flatMap((one) => offers[to]?.joint[one] ?? [])),
  ];
}

export function breakOf(treaty: number): Action {
  return only(`break ${treaty}`);
}

const hulls = Array.from({ length: MOST_HULL }, (_, i) => String(i + 1)).sort(byText);

/** By number of the mine, from 1 on: every order that it can be given, the plain ones and then those by hull. */
const orders = Array.from({ length: MOST_MINES + 1 }, (_, mine) => ({
  plain: mine === 0 ? [] : PLAIN_ORDERS.map((order) => only(`order ${mine} ${order}`)),
  byHull: mine === 0 ? [] : hulls.map((hull) => only(`order-least ${mine} ${hull}`)),
}));

/** Every order for these mines, sorted by text. */
export function ordersFor(mines: readonly number[]): Action[] {
  return [
    ...mines.flatMap((mine) => orders[mine]?.plain ?? []),
    ...mines.flatMap((mine) => orders[mine]?.byHull ?? []),
  ];
}

const points = new Ranges(Array.from({ length: MOST_POINTS + 1 }, (_, n) => only(`give ${n}`)));

/** Everything from so many points to so many, sorted by text. */
export function pointsFrom(least: number, most: number): readonly Action[] {
  return points.from(least, most);
}

/** Ships by their numbers, then all squares. */
const NAMES: readonly string[] = [...SHIP_IDS, ...SQUARES];
const FIRST_SQUARE = SHIP_IDS.length;
/** More than there are names, or counts. */
const BASE = 512;

/** The name of a ship or a square as a number, for `said`. */
export function ofSquare(square: number): number {
  return FIRST_SQUARE + square;
}

/** Actions of one form, made once each when they are first needed, by up to three numbers. */
class Said {
  private readonly made = new Map<number, Action>();
  constructor(private readonly make: (a: string, b: string, c: string, n: number) => Action) {}

  of(a: number, b = 0, c = 0): Action {
    const key = (a * BASE + b) * BASE + c;
    const known = this.made.get(key);
    if (known) return known;
    const action = this.make(NAMES[a] as string, NAMES[b] as string, NAMES[c] as string, c);
    this.made.set(key, action);
    return action;
  }
}

export const said = {
  port: new Said((fort) => ({ type: 'ChooseStartPort', fort })),
  reef: new Said((square) => ({ type: 'PlaceReef', square })),
  deploy: new Said((ship, square) => ({ type: 'Deploy', ship, square })),
  lay: new Said((square) => ({ type: 'LayMine', square })),
  detonate: new Said((square) => ({ type: 'Detonate', square })),
  drift: new Said((ship) => ({ type: 'Drift', ship })),
  driftTo: new Said((ship, square) => ({ type: 'Drift', ship, square })),
  fire: new Said((unit, target) => ({ type: 'Fire', unit, target })),
  salvo: new Said((target, unit, _, count) => ({ type: 'Salvo', target, unit, count })),
  add: new Said((unit, _, __, count) => ({ type: 'Salvo', unit, count })),
  fireship: new Said((ship) => ({ type: 'AnnounceFireship', ship })),
  explode: new Said((ship) => ({ type: 'Explode', ship })),
  repair: new Said((ship, fort) => ({ type: 'StartRepair', ship, fort })),
  endRepair: new Said((ship) => ({ type: 'EndRepair', ship })),
  work: new Said((fort, ship, other) => ({ type: 'StartFortWork', fort, ship, other })),
  endWork: new Said((fort) => ({ type: 'EndFortWork', fort })),
  board: new Said((target, ship) => ({ type: 'Board', target, ship })),
  assault: new Said((fort, ship) => ({ type: 'Assault', fort, ship })),
  join: new Said((ship) => ({ type: 'Join', ship })),
  defend: new Said((ship) => ({ type: 'ChooseDefenders', ship })),
  shift: new Said((from, to, _, count) => ({ type: 'ShiftCargo', from, to, count })),
  load: new Said((ship, from, _, count) => ({ type: 'Load', ship, from, count })),
  unload: new Said((ship, fort, _, count) => ({ type: 'Unload', ship, fort, count })),
  giveFort: new Said((fort, _, __, to) => ({ type: 'GiveFort', fort, to })),
} as const;
