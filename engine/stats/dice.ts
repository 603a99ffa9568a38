/** How often each face came up, the ones first. */
export type Faces = readonly number[];

export interface Pips {
  readonly dice: number;
  readonly expected: number;
  readonly happened: number;
  /** How likely so many pips or more were, and so many or less: both 0..1. */
  readonly orMore: number;
  readonly orLess: number;
}

const SIDES = 6;
const MEAN = 3.5;

/** The pips of so many dice against their odds. The chances are exact: sum by sum, die by die. */
export function pipsOf(faces: Faces): Pips {
  const dice = faces.reduce((sum, times) => sum + times, 0);
  const happened = faces.reduce((sum, times, i) => sum + times * (i + 1), 0);
  // chance[k]: that the dice so far show k pips more than their least.
  let chance = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chance.length + SIDES - 1).fill(0);
    chance.forEach((one, k) => {
      for (let face = 0; face < SIDES; face++) next[k + face] = (next[k + face] as number) + one / SIDES;
    });
    chance = next;
  }
  const at = happened - dice;
  const sum = (part: readonly number[]) =>
    Math.min(
      1,
      part.reduce((total, one) => total + one, 0),
    );
  return {
    dice,
    expected: dice * MEAN,
    happened,
    orMore: sum(chance.slice(at)),
    orLess: sum(chance.slice(0, at + 1)),
  };
}
