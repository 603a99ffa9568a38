import type { Counts } from '@/engine/games/seven-seas/data/goods';
import type { PortId } from '@/engine/games/seven-seas/data/ports';

/** Where a picture looks: a part of the lid, in tenths of a millimetre. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Dice that have been thrown; the rules themselves say what comes of it, so no picture can tell them wrongly. */
export interface LidScript {
  readonly kind: 'lid';
  readonly by: 'raid' | 'kraken' | 'whirlpool';
  /** Owner (A, B or R for red), number, x, y. */
  readonly dice: string;
  /** The pair that the captain lets fight first where the rules ask. */
  readonly pick?: string;
  /** What the first player has on board. */
  readonly goods?: Counts;
  readonly crop: Crop;
}

export const PILES = ['chests', 'free', 'loaded', 'guards'] as const;
export type Pile = (typeof PILES)[number];

/** A fleet of seven, picture by picture. */
export interface FleetScript {
  readonly kind: 'fleet';
  readonly piles: readonly Pile[];
  readonly frames: readonly { readonly chests: number; readonly goods: Counts; readonly hold: number }[];
}

export interface SaleScript {
  readonly kind: 'sale';
  readonly port: PortId;
  readonly frames: readonly Counts[];
}

export type FigureScript = LidScript | FleetScript | SaleScript | { readonly kind: 'ruler' };

export const FIGURES: Readonly<Record<string, FigureScript>> = {
  ruler: { kind: 'ruler' },
  battle: {
    kind: 'lid',
    by: 'raid',
    dice: 'A 5 1180 1225, A 3 1900 1400, B 2 1540 1570, R 4 1300 1500, R 5 1560 1110',
    crop: { x: 1030, y: 970, width: 1040, height: 740 },
  },
  tie: {
    kind: 'lid',
    by: 'raid',
    dice: 'A 4 1700 1400, B 6 1400 1701, R 4 1400 1400',
    pick: 'p1.1 c.1',
    crop: { x: 1200, y: 1240, width: 820, height: 600 },
  },
  failed: {
    kind: 'lid',
    by: 'raid',
    dice: 'A 6 1400 1700, R 5 1400 1400, R 6 1740 1783, R 1 1950 1350',
    crop: { x: 1230, y: 1210, width: 900, height: 720 },
  },
  kraken: {
    kind: 'lid',
    by: 'kraken',
    dice: 'A 1 1200 1500, A 4 1480 1320, A 1 1720 1560, B 6 1460 1640, B 1 1980 1330',
    goods: [1, 0, 0],
    crop: { x: 1050, y: 1170, width: 1090, height: 620 },
  },
  whirlpool: {
    kind: 'lid',
    by: 'whirlpool',
    dice: 'A 5 1360 1620, A 3 2000 1340, B 6 1790 1590, B 2 1180 1330, R 2 1540 1420',
    crop: { x: 1030, y: 1180, width: 1120, height: 600 },
  },
  hold: {
    kind: 'fleet',
    piles: ['loaded', 'free'],
    frames: [
      { chests: 0, goods: [1, 1, 1], hold: 0 },
      { chests: 0, goods: [1, 1, 1], hold: 1 },
    ],
  },
  guards: {
    kind: 'fleet',
    piles: ['chests', 'guards', 'free'],
    frames: [
      { chests: 9, goods: [0, 0, 0], hold: 0 },
      { chests: 11, goods: [0, 0, 0], hold: 0 },
      { chests: 20, goods: [0, 0, 0], hold: 0 },
    ],
  },
  sale: {
    kind: 'sale',
    port: 'pt-321',
    frames: [
      [3, 2, 0],
      [3, 3, 0],
    ],
  },
};
