/** What speaks for a seat, or against it. */
export const FEATURES = [
  'fame',
  'fame × fame / 10',
  'fame beyond seven',
  'income, in hundreds',
  'gold, in thousands',
  'a thousand next turn',
  'ships, in thousands of gold',
  'the same, squared',
  'of them on guard',
  'hulls',
  'cards in hand',
  "Calypso's markers",
  'open seas',
  'goods that lack one sea',
  'regions that lack one sea',
  'a battle to fight this turn',
  'turns until the next one',
  'no ship to sail with',
  'the last point can be bought',
  'armada near: the leader beats it',
  'armada near: fame',
] as const;

/** By number of players, then by feature. */
export const WEIGHTS: Readonly<Record<number, readonly number[]>> = {
  2: [
    0.468, 0.378, -0.226, 0.139, 0.432, 0.087, 1.077, -0.159, -0.346, -0.021, -0.031, 0.016, 0.015, 0.162, 0.284, 1.056,
    -1.034, 0.623, -0.61, 0.639, -0.583,
  ],
  3: [
    0.203, 0.292, -0.045, 0.032, -0.043, 0.171, -0.118, 0.044, 0.346, -0.07, 0.066, 0.131, 0.183, 0.125, -0.152, 0.749,
    -0.757, -0.086, 0.323, 0.543, 0.339,
  ],
  4: [
    0.239, 0.325, 0.015, 0.057, 0.156, 0.103, 0.007, 0.017, 0.288, -0.033, 0.023, 0.11, 0.087, 0.21, -0.003, 0.797,
    -0.91, -0.178, 0.121, 0.583, 0.128,
  ],
};
