/** What speaks for a seat, and what against it. */
export const FEATURES = [
  'chests',
  'guards',
  'ships',
  'ships × ships / 10',
  'sale now',
  'goods',
  'talismans',
  'yin-yang',
  'marks',
  'caravans that a Corsair will pay for',
  'double holds',
  'unsinkable ships',
  'characters on the table',
  'caravans in hand',
  'ports in hand',
  'curses in hand',
  'cards that come too late',
  'first player',
] as const;

/** Rounds left for which there are weights; between two of them they are mixed. */
export const ROUNDS_LEFT: readonly number[] = [0, 1.5, 4, 8, 14, 24];

/**
 * In victory points, by feature, then by rounds left. Made by scripts/seven-seas-weights.ts from
 * 36,000 matches between rule bots, every round of them; do not edit by hand.
 */
export const WEIGHTS: readonly (readonly number[])[] = [
  [1, 0.97, 0.88, 0.77, 0.66, 0.51], // chests
  [-0.63, -0.75, -0.6, -0.4, -0.39, -0.25], // guards
  [1, 1.18, 0.57, -0.29, -0.74, 0.02], // ships
  [-0.56, -0.56, 0.07, 0.8, 1.1, 0.51], // ships × ships / 10
  [0.51, 0.48, 0.47, 0.38, 0.38, 0.37], // sale now
  [0.59, 0.62, 0.51, 0.49, 0.22, 0.02], // goods
  [1, 0.99, 1, 0.97, 1.03, 1.02], // talismans
  [0.36, 0.37, 0.38, 0.38, 0.38, 0.4], // yin-yang
  [-3.05, -3.05, -2.97, -2.89, -2.8, -3.11], // marks
  [-0.39, -1.29, -1.81, -2.14, -2.22, -2.24], // caravans that a Corsair will pay for
  [0.06, 0.23, 0.48, 0.97, 1.43, 1.23], // double holds
  [-0.05, 0.02, -0.15, 1.17, 1.51, 1.25], // unsinkable ships
  [-0.18, 0.19, 0.03, -0.05, -0.35, -0.35], // characters on the table
  [-0.67, 0.05, 0, 0.11, 0.39, 0.66], // caravans in hand
  [0.67, 1.27, 1.22, 1.4, 1.59, 1.73], // ports in hand
  [0.63, 0.62, 0.22, 0.14, 0.32, 0.6], // curses in hand
  [-2.47, -2.93, -1.81, -0.14, 0, 0], // cards that come too late
  [0.25, 0.31, 0.3, 0.22, 0.17, 0.17], // first player
];
