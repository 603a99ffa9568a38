import { textForms } from '@/engine/core/forms';
import { FORMS, MOST_SQUARES, type AdmiralAction } from './actions';
import { SHIP_IDS } from './data/ships';
import { HEIGHT, SQUARES, WIDTH, type Square } from './data/squares';

const forms = textForms(FORMS);
export const { describe, parse, known } = forms;

type Action = AdmiralAction;

const only = (text: string): Action => parse(text) as Action;

const moves = forms.every('Move');
export const SPIN = only('spin');
export const END = only('end');

/** By the number of a ship among all of the box. */
export const DRIFTS: readonly Action[] = SHIP_IDS.map((id) => only(`drift ${id}`));

/** By square. */
export const PORTS = forms.every('ChooseStartPort');

export function moveOf(number: number, course: number, squares: number): Action {
  return moves[(number * 8 + course) * MOST_SQUARES + squares - 1] as Action;
}

/** Made as they are needed: a ship, and a square of the board. */
class ShipAt {
  private readonly made: (Action | undefined)[] = [];
  constructor(private readonly type: 'Deploy' | 'Drift') {}

  of(number: number, square: Square): Action {
    const at = number * WIDTH * HEIGHT + square;
    return (this.made[at] ??= {
      type: this.type,
      ship: SHIP_IDS[number] as string,
      square: SQUARES[square] as string,
    });
  }
}

export const DEPLOYS = new ShipAt('Deploy');
export const STOPS = new ShipAt('Drift');
