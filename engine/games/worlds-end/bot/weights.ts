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
  2: [0.452, 0.396, -0.359, 0.1, 0.345, 0.136, 1.169, -0.192, -0.461, -0.035, -0.035, 0.022, 0.048, 0.169, 0.253, 0.988, -0.945, 0.653, -0.496, 1.053, -0.536],
  3: [0.278, 0.251, 0.018, 0.02, -0.079, 0.194, -0.218, 0.054, 0.2, -0.032, 0.052, 0.124, 0.179, 0.07, -0.201, 0.75, -0.75, -0.045, 0.196, 0.639, 0.283],
  4: [0.207, 0.343, -0.013, 0.061, 0.142, 0.125, 0.108, 0.001, 0.205, -0.042, 0.023, 0.118, 0.078, 0.199, -0.02, 0.76, -0.892, -0.169, 0.126, 0.761, 0.102],
};
