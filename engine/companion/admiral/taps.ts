import { form, textForms, type ActionOf, type Forms, type Word } from '@/engine/core/forms';
import { eitherOf, line, oneOf, orNothing, whole } from '@/engine/core/words';
import { SHIP_IDS } from '@/engine/games/admiral/data/ships';
import { SQUARES } from '@/engine/games/admiral/data/squares';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { LONGEST_NAME } from '../core/person';

const MOST_UNITS = 12;
const MOST_NUMBER = 99;
export const LONGEST_TERMS = 120;

const ship = oneOf(SHIP_IDS);
const square = oneOf(SQUARES);
const unit = oneOf([...SQUARES, ...SHIP_IDS]);
const seat = whole(0, 5);
const count = whole(1, 9);
const face = whole(1, 6);

/** Several of them, joined by a plus; a dash for none. */
function listOf<V>(word: Word<V>): Word<readonly V[]> {
  return {
    write: (list) => (list.length === 0 ? '-' : list.map((one) => word.write(one)).join('+')),
    read: (text) => {
      if (text === '-') return [];
      const list = text.split('+').map((one) => word.read(one));
      const fits = list.length <= MOST_UNITS && list.every((one) => one !== undefined);
      return fits ? (list as V[]) : undefined;
    },
  };
}

/** Shots of one unit, and whether the target lies beside it: `line-1x3`, `A1x2n`. */
export interface SheetShots {
  readonly unit: string;
  readonly count: number;
  readonly isNear: boolean;
}

const shots: Word<SheetShots> = {
  write: ({ unit: one, count: times, isNear }) => `${one}x${times}${isNear ? 'n' : ''}`,
  read: (text) => {
    const [, one = '', times = '', near = ''] = /^(.+)x(\d)(n?)$/.exec(text) ?? [];
    const known = unit.read(one);
    const often = count.read(times);
    return known !== undefined && often !== undefined ? { unit: known, count: often, isNear: near === 'n' } : undefined;
  },
};

const dice = listOf(face);

const option = oneOf(OPTIONS.map(({ key }) => key as keyof AdmiralOptions));

/** A value of an option, a whole document among them. */
const value: Word<string | number | boolean> = {
  write: (given) => String(JSON.stringify(given)),
  read: (text) => {
    try {
      const given: unknown = JSON.parse(text);
      return typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean' ? given : undefined;
    } catch {
      return undefined;
    }
  },
};

/** Everything that can be tapped on the sheet, and how it is written down. */
export const FORMS = {
  name: form('name', { seat, name: line(LONGEST_NAME) }),
  emblem: form('emblem', { seat, emblem: whole(1, 8) }),
  // Set-up
  option: form('option', { key: option, value }),
  roll: form('roll-order'),
  order: form('order', { order: listOf(seat) }),
  home: form('home', { seat, fort: square }),
  reef: form('reef', { square }),
  noReef: form('no-reef', { square }),
  begin: form('begin'),
  // The wind: spun by the app, or read off the real vane.
  spin: form('spin'),
  wind: form('wind', { sector: whole(0, 23) }),
  // Ships: where they stand, tokens, marks.
  place: form('place', { ship, at: orNothing(square) }),
  move: form('move', { ship, at: orNothing(square) }),
  drift: form('drift', { ship, damage: whole(0, 12), at: orNothing(square) }),
  token: form('token', { ship, moved: eitherOf('left', 'right'), fired: whole(0, 9) }),
  hull: form('hull', { unit, damage: whole(0, 12) }),
  cargo: form('cargo', { unit, count: whole(0, MOST_NUMBER) }),
  owner: form('owner', { unit, owner: orNothing(seat) }),
  lock: form('lock', { unit, locked: eitherOf('free', 'locked') }),
  /** `left`: its cargo stays where it was; asked where no square says it. */
  sink: form('sink', { ship, left: eitherOf('lost', 'left') }),
  float: form('float', { ship }),
  // Guns and fights: dice are typed, or a dash lets the app throw them.
  fire: form('fire', { target: unit, shots: listOf(shots), die: orNothing(face) }),
  fight: form('fight', {
    target: unit,
    attackers: listOf(ship),
    defenders: listOf(ship),
    attackDice: dice,
    defenceDice: dice,
  }),
  shift: form('shift', { from: ship, to: ship, count }),
  share: form('share', { points: listOf(whole(0, 12)) }),
  fightOff: form('fight-off'),
  fireship: form('fireship', { ship }),
  explode: form('explode', { ship, victims: listOf(ship) }),
  mine: form('mine', { ship, seat, at: square }),
  // In port
  repair: form('repair', { ship, fort: square }),
  endRepair: form('end-repair', { ship }),
  work: form('work', { fort: square, ship, other: ship }),
  endWork: form('end-work', { fort: square }),
  give: form('give', { fort: square, to: seat }),
  load: form('load', { ship, from: square, count }),
  unload: form('unload', { ship, fort: square, count }),
  lot: form('lot', { at: square, count: whole(0, 9) }),
  // Mines that only their layer sees, agreements.
  lay: form('lay', { seat, at: square }),
  takeUp: form('take-up', { seat, at: square }),
  treaty: form('treaty', {
    one: seat,
    other: seat,
    about: oneOf(['peace', 'passage', 'joint'] as const),
    until: whole(1, 999),
  }),
  /** What was agreed, in the players' own words. */
  terms: form('terms', { treaty: whole(1, MOST_NUMBER), text: line(LONGEST_TERMS) }),
  broken: form('broken', { treaty: whole(1, MOST_NUMBER), by: seat }),
  // Turns and the end
  endTurn: form('end'),
  out: form('out', { seat }),
  finish: form('finish', { winners: listOf(seat) }),
  reopen: form('reopen'),
} as const satisfies Forms;

export type SheetTap = ActionOf<typeof FORMS>;
export const { describe, parse } = textForms(FORMS);
