import type { Lesson, Until } from '@/components/kit/course';

/** After how many moves, what is said, what ends it, and the squares that it speaks about. */
type Row = readonly [after: number, id: string, until: Until, lit?: string];

/** E-23: wind. */
const WIND: readonly Row[] = [
  [0, 'wind', 'go-on'],
  [0, 'wind-spin', 'move'],
  [1, 'wind-fan', 'move', 'B2 F6'],
  [2, 'wind-off', 'move', 'B1 F1'],
  [3, 'wind-end', 'move'],
  [4, 'wind-again', 'move'],
  [5, 'calm', 'move', 'F1 F2'],
  [6, 'calm-end', 'move'],
  [7, 'wind-again', 'move'],
  [8, 'storm', 'move', 'F6'],
  [9, 'storm-reef', 'move', 'F2 F3'],
  [10, 'storm-end', 'move'],
  [11, 'wind-again', 'move'],
  [12, 'lee', 'move', 'F2'],
  [13, 'lee-end', 'move'],
  [14, 'wind-again', 'move'],
  [15, 'home', 'move', 'F1 B1'],
  [16, 'home-repair', 'move', 'B1'],
  [17, 'home-end', 'move'],
  [18, 'wind-again', 'move'],
  [19, 'token', 'move', 'B1'],
  [20, 'wind-seen', 'end'],
];

const GUNS: readonly Row[] = [
  [0, 'guns', 'move'],
  [1, 'guns-salvo', 'move', 'B4 G4'],
  [2, 'guns-roll', 'move'],
  [3, 'guns-move', 'move', 'F5 D7'],
  [4, 'guns-fire', 'move', 'D7 F9'],
  [5, 'guns-end', 'move'],
  [6, 'guns-watch', 'turn', 'D7 F9'],
  [10, 'guns-near', 'move', 'D7 E8'],
  [11, 'guns-point', 'move', 'E8 F9'],
  [12, 'guns-seen', 'end'],
];

const BOARDING: readonly Row[] = [
  [0, 'board', 'move'],
  [1, 'board-first', 'move', 'G4 H4'],
  [2, 'board-join', 'move', 'H3 H4'],
  [3, 'board-roll', 'move'],
  [4, 'board-share', 'move'],
  [5, 'board-none', 'move'],
  [6, 'board-end', 'move'],
  [7, 'board-watch', 'turn'],
  [9, 'board-sail', 'move', 'H4 J4'],
  [10, 'board-seen', 'end'],
];

const FORTS: readonly Row[] = [
  [0, 'fort', 'move'],
  [1, 'fort-repair', 'move', 'B2'],
  [2, 'fort-storm', 'move', 'K2 L1'],
  [3, 'fort-join', 'move', 'L2'],
  [4, 'fort-roll', 'move'],
  [5, 'fort-help', 'turn', 'K1 L1'],
  [6, 'fort-share', 'move'],
  [7, 'fort-share2', 'move'],
  [8, 'fort-end', 'move'],
  [9, 'fort-watch', 'turn'],
  [11, 'fort-work', 'move', 'K2 L1'],
  [12, 'fort-last', 'move'],
  [13, 'fort-seen', 'end'],
];

const FIRESHIP: readonly Row[] = [
  [0, 'fire', 'move'],
  [1, 'fire-make', 'move', 'C10'],
  [2, 'fire-near', 'move', 'C10 E10'],
  [3, 'fire-end', 'move'],
  [4, 'fire-watch', 'turn'],
  [6, 'fire-close', 'move', 'E10 E11'],
  [7, 'fire-bang', 'move', 'E11 F12'],
  [8, 'fire-seen', 'end'],
];

const PEARLS: readonly Row[] = [
  [0, 'pearl', 'move'],
  [1, 'pearl-sail', 'move', 'E6 E5'],
  [2, 'pearl-load', 'move', 'E5'],
  [3, 'pearl-end', 'move'],
  [4, 'pearl-watch', 'turn'],
  [6, 'pearl-west', 'move', 'E5 D5'],
  [7, 'pearl-more', 'move', 'D5'],
  [8, 'pearl-full', 'move'],
  [9, 'pearl-watch', 'turn'],
  [10, 'pearl-wind', 'move'],
  [11, 'pearl-home', 'move', 'D5 A2'],
  [12, 'pearl-unload', 'move', 'A2'],
];

/** In the order in which they are learned. */
export const LESSONS: readonly (readonly Lesson[])[] = [WIND, GUNS, BOARDING, FORTS, FIRESHIP, PEARLS].map((rows) =>
  rows.map(([after, id, until, lit = null]): Lesson => ({ after, id, until, lit })),
);
