import { TOKENS } from '@/components/art/generated/tokens';
import { SEAT_COLOURS, seatLook, type SeatColour } from '@/components/art/seats';
import { emblemOf } from '@/components/kit/people/emblem-of';
import type { SeatSetup } from '@/engine';

export type Pip = 'round' | 'diamond' | 'square' | 'triangle' | 'cross';

export interface DieLook {
  readonly body: string;
  readonly pip: string;
  readonly shape: Pip;
}

const { ivory, jade, blue, ink, caravan } = TOKENS.dice;
/** The four colours of the box are deeper as dice; coral would be taken for the caravan's red. */
const OWN: Partial<Record<SeatColour, Pick<DieLook, 'body' | 'pip'>>> = {
  ivory,
  jade,
  blue,
  ink,
  coral: { body: '#E8823A', pip: '#2A1408' },
};
const SHAPES: Readonly<Record<SeatColour, Pip>> = {
  coral: 'triangle',
  blue: 'square',
  amber: 'round',
  jade: 'diamond',
  ivory: 'round',
  violet: 'triangle',
  rose: 'diamond',
  ink: 'triangle',
};
const FREE: readonly Pip[] = ['round', 'diamond', 'square', 'triangle'];

/** The caravan, then the seats of this match: the colour is the seat's, and no two share the shape of their pips. */
export function diceLooks(seats: readonly SeatSetup[]): readonly DieLook[] {
  const looks: DieLook[] = [{ body: caravan.body, pip: caravan.pip, shape: 'cross' }];
  const taken = new Set<Pip>();
  seats.forEach((_, seat) => {
    const colour = SEAT_COLOURS[emblemOf(seats, seat) - 1] ?? 'ivory';
    const usual = SHAPES[colour];
    const shape = taken.has(usual) ? (FREE.find((one) => !taken.has(one)) ?? usual) : usual;
    taken.add(shape);
    const { color, on } = seatLook(colour);
    const { body, pip } = OWN[colour] ?? { body: color, pip: on };
    looks.push({ body, pip, shape });
  });
  return looks;
}

/** Where the pips of a face stand, in steps from the middle, in the axes of `layFlat`. */
export const PIP_PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, 1],
    [1, -1],
  ],
  [
    [0, 0],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, 1],
    [1, -1],
    [1, 1],
    [-1, -1],
  ],
  [
    [0, 0],
    [-1, 1],
    [1, -1],
    [1, 1],
    [-1, -1],
  ],
  [
    [-1, 1],
    [1, -1],
    [1, 1],
    [-1, -1],
    [-1, 0],
    [1, 0],
  ],
];

/** The outline of a pip as an SVG path; a round one is a circle and has none of its own. */
export function pipPath(shape: Exclude<Pip, 'round'>, x: number, y: number, r: number): string {
  const line = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([dx, dy]) => `${x + dx * r} ${y + dy * r}`).join('L')}Z`;
  if (shape === 'square') return line(around(0.86, 0.86));
  if (shape === 'triangle') {
    return line([
      [0, -1.25],
      [1.15, 0.85],
      [-1.15, 0.85],
    ]);
  }
  if (shape === 'diamond') {
    return line([
      [0, -1.42],
      [1.42, 0],
      [0, 1.42],
      [-1.42, 0],
    ]);
  }
  const [long, wide] = [1.15, 0.42];
  return line([
    [-wide, -long],
    [wide, -long],
    [wide, -wide],
    [long, -wide],
    [long, wide],
    [wide, wide],
    [wide, long],
    [-wide, long],
    [-wide, wide],
    [-long, wide],
    [-long, -wide],
    [-wide, -wide],
  ]);
}

const around = (a: number, b: number) =>
  [
    [-a, -b],
    [a, -b],
    [a, b],
    [-a, b],
  ] as const;
