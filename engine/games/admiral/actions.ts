import { form, type ActionOf, type Forms } from '@/engine/core/forms';
import { oneOf, whole } from '@/engine/core/words';
import { COURSES } from './data/compass';
import { SHIP_IDS } from './data/ships';
import { SQUARES } from './data/squares';

const ship = oneOf(SHIP_IDS);
const square = oneOf(SQUARES);
const fort = oneOf(SQUARES);
export const MOST_SQUARES = 9;

/** 5.2, as E-15 and E-37 have it. Forts go by their squares. */
export const FORMS = {
  ChooseStartPort: form('port', { fort }),
  Deploy: form('deploy', { ship, square }),
  SpinVane: form('spin'),
  Move: form('move', { ship, course: oneOf(COURSES), squares: whole(1, MOST_SQUARES) }),
  /** With a square: it stops at this one of a port. */
  Drift: [form('drift-to', { ship, square }), form('drift', { ship })],
  EndTurn: form('end'),
} as const satisfies Forms;

export type AdmiralAction = ActionOf<typeof FORMS>;
