/** 2.4: in the unit order of E-15. */
export const KINDS = ['line', 'galleon', 'frigate', 'brig'] as const;
export type KindId = (typeof KINDS)[number];
export type Kind = number;

/** Straight, oblique. */
type Reach = readonly [number, number];

export interface ShipCard {
  readonly fresh: Reach;
  readonly calm: Reach;
  readonly storm: Reach;
  readonly range: Reach;
  /** In calm and fresh wind, in a storm. */
  readonly shots: readonly [number, number];
  readonly durability: number;
  readonly cost: number;
  /** 4.20.6: squares lost with 0, 1, … markers; its length says how many there is room for. */
  readonly penalty: readonly number[];
}

/** The house cards, by kind. */
export const HOUSE_CARDS: readonly ShipCard[] = [
  {
    fresh: [4, 3],
    calm: [0, 0],
    storm: [3, 2],
    range: [5, 4],
    shots: [3, 1],
    durability: 7,
    cost: 11,
    penalty: [0, 0, 1],
  },
  {
    fresh: [5, 4],
    calm: [0, 0],
    storm: [3, 2],
    range: [4, 3],
    shots: [2, 0],
    durability: 5,
    cost: 8,
    penalty: [0, 0, 1],
  },
  { fresh: [6, 5], calm: [0, 0], storm: [2, 1], range: [4, 3], shots: [1, 0], durability: 4, cost: 6, penalty: [0, 1] },
  { fresh: [5, 4], calm: [1, 0], storm: [2, 1], range: [3, 2], shots: [1, 0], durability: 3, cost: 5, penalty: [0, 1] },
];

export const PER_KIND = 6;
export type ShipId = string;

/** All ships of the box: `line-1` … `brig-6`. */
export const SHIP_IDS: readonly ShipId[] = KINDS.flatMap((kind) =>
  Array.from({ length: PER_KIND }, (_, i) => `${kind}-${i + 1}`),
);
