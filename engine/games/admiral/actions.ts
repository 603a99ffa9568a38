import { form, type ActionOf, type Forms } from '@/engine/core/forms';
import { eitherOf, oneOf, whole } from '@/engine/core/words';
import { COURSES } from './data/compass';
import { SHIP_IDS } from './data/ships';
import { SQUARES } from './data/squares';

const ship = oneOf(SHIP_IDS);
const square = oneOf(SQUARES);
const fort = oneOf(SQUARES);
/** A fort or a ship. */
const unit = oneOf([...SQUARES, ...SHIP_IDS]);
const count = whole(1, 9);
export const MOST_SQUARES = 9;
export const MOST_POINTS = 12;
/** More mines than any player has, and hull points than any ship. */
export const MOST_MINES = 9;
export const MOST_HULL = 12;
const mine = whole(1, MOST_MINES);
export const PLAIN_ORDERS = ['always', 'ask', 'never'] as const;

const PROMISES = ['passage', 'peace'] as const;
const seat = whole(0, 5);
const rounds = whole(1, 6);
const MOST_TREATIES = 9999;

/** 5.2, as E-15 and E-37 have it. Forts go by their squares. Where a type has several forms the longest comes first. */
export const FORMS = {
  ChooseStartPort: form('port', { fort }),
  PlaceReef: form('reef', { square }),
  Deploy: form('deploy', { ship, square }),
  LayMine: form('lay', { square }),
  DoneMines: form('lay-done'),
  /** 4.17.15: by the number of the mine, in the order in which they were laid. */
  SetMinePolicy: [
    form('order-least', { mine, hull: whole(1, MOST_HULL) }),
    form('order', { mine, order: oneOf(PLAIN_ORDERS) }),
  ],
  SpinVane: form('spin'),
  Move: form('move', { ship, course: oneOf(COURSES), squares: whole(1, MOST_SQUARES) }),
  /** 8.1.1: the second leg of a move, or none. */
  Manoeuvre: [form('leg', { course: oneOf(COURSES), squares: whole(1, MOST_SQUARES) }), form('leg-done')],
  /** With a square: it stops at this one of a port. */
  Drift: [form('drift-to', { ship, square }), form('drift', { ship })],
  Fire: form('fire', { unit, target: unit }),
  /** The first shots name the target, further ones only who fires; `Roll` ends it. */
  Salvo: [form('salvo', { target: unit, unit, count }), form('add', { unit, count })],
  AnnounceFireship: form('fireship', { ship }),
  Explode: form('explode', { ship }),
  StartRepair: form('repair', { ship, fort }),
  EndRepair: form('end-repair', { ship }),
  StartFortWork: form('work', { fort, ship, other: ship }),
  AnswerFortWork: form('answer', { agree: eitherOf('refuse', 'agree') }),
  EndFortWork: form('end-work', { fort }),
  /** The first ship that boards names the target. */
  Board: form('board', { target: ship, ship }),
  Assault: form('assault', { fort, ship }),
  Join: form('join', { ship }),
  Roll: form('roll'),
  ChooseDefenders: [form('defend', { ship }), form('defend-done')],
  Distribute: form('give', { points: whole(0, MOST_POINTS) }),
  ShiftCargo: form('shift', { from: ship, to: ship, count }),
  DoneCargo: form('shift-done'),
  /** From the square where the ship stands, or from a fort. */
  Load: form('load', { ship, from: square, count }),
  Unload: form('unload', { ship, fort, count }),
  /** E-37: the square on the way where one of his mines lies; `PassMine` when that is all. */
  Detonate: form('detonate', { square }),
  PassMine: form('pass-mine'),
  GiveFort: form('give-fort', { fort, to: seat }),
  /** E-16 */
  OfferTreaty: [
    form('offer-joint', { to: seat, against: seat, rounds }),
    form('offer', { to: seat, about: oneOf(PROMISES), rounds }),
  ],
  AnswerTreaty: form('treaty', { accept: eitherOf('refuse', 'accept') }),
  BreakTreaty: form('break', { treaty: whole(1, MOST_TREATIES) }),
  EndTurn: form('end'),
  Resign: form('resign'),
} as const satisfies Forms;

export type AdmiralAction = ActionOf<typeof FORMS>;
