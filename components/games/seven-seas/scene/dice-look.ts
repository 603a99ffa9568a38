import { TOKENS } from '@/components/art/generated/tokens';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';

export type Pip = 'round' | 'diamond' | 'square' | 'triangle' | 'cross';

export interface DieLook {
  readonly body: string;
  readonly pip: string;
  readonly shape: Pip;
}

const PIPS: readonly Pip[] = ['triangle', 'square', 'round', 'diamond', 'round', 'triangle', 'diamond', 'square'];

/** The caravan, then the eight seats: the colour is the seat's, the shape of the pips says it again. */
export const DICE_LOOKS: readonly DieLook[] = [
  { body: TOKENS.dice.caravan.body, pip: TOKENS.dice.caravan.pip, shape: 'cross' },
  ...SEAT_COLOURS.map((seat, i): DieLook => {
    const { color, on } = seatLook(seat);
    return { body: color, pip: on, shape: PIPS[i] ?? 'round' };
  }),
];
