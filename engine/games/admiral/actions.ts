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

/** 5.2, as E-15 and E-37 have it. Forts go by their squares. Where a type has several forms the longest comes first. */
export const FORMS = {
  ChooseStartPort: form('port', { fort }),
  PlaceReef: form('reef', { square }),
  Deploy: form('deploy', { ship, square }),
  SpinVane: form('spin'),
  Move: form('move', { ship, course: oneOf(COURSES), squares: whole(1, MOST_SQUARES) }),
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
  GiveFort: form('give-fort', { fort, to: whole(0, 5) }),
  EndTurn: form('end'),
  Resign: form('resign'),
} as const satisfies Forms;

export type AdmiralAction = ActionOf<typeof FORMS>;
