import type { Plan } from './plan';

/** Where the drawing of the rules (2.12) begins on this chart, which leaves away the track of the armada above it. */
export const DRAWING = { x: 20, y: 84 } as const;

type Spot = readonly [x: number, y: number];

const on = ([x, y]: Spot): Spot => [x - DRAWING.x, y - DRAWING.y];

function placed<Key extends string>(spots: Readonly<Record<Key, Spot>>): Record<Key, Spot> {
  const out = {} as Record<Key, Spot>;
  for (const key of Object.keys(spots) as Key[]) out[key] = on(spots[key]);
  return out;
}

const islet = (sea: Plan['islets'][number]['sea'], x: number, y: number, rx: number, ry: number) => ({
  sea,
  x: x - DRAWING.x,
  y: y - DRAWING.y,
  rx,
  ry,
});

/** The table's chart: oceans above, the two small maps below. Numbers as in 2.12. */
export const BOARD: Plan = {
  size: { width: 1152, height: 714 },
  nodes: placed({
    // The oceans, and the land in their midst.
    n0: [60, 100],
    n1: [470, 100],
    n2: [470, 220],
    n3: [430, 340],
    n4: [530, 430],
    n5: [530, 520],
    n6: [60, 520],
    n7: [650, 425],
    n8: [720, 345],
    n9: [760, 520],
    n10: [780, 200],
    n11: [1140, 200],
    n12: [1140, 520],
    n13: [1140, 100],
    w1: [60, 220],
    w2: [60, 340],
    // West.
    c0: [60, 545],
    c1: [240, 545],
    c2: [410, 545],
    c3: [560, 545],
    d0: [60, 667],
    d1: [240, 667],
    d2: [310, 661],
    d3: [410, 668],
    d4: [560, 663],
    e0: [60, 785],
    e1: [310, 785],
    e2: [560, 785],
    // East.
    f0: [640, 545],
    f1: [800, 545],
    f2: [970, 545],
    f3: [1140, 545],
    g0: [640, 663],
    g1: [800, 668],
    g2: [890, 661],
    g3: [970, 667],
    g4: [1140, 664],
    h0: [640, 785],
    h1: [890, 785],
    h2: [1140, 785],
  }),
  seas: {
    'north-atlantic': 'n0 n1 n2 w1',
    'central-atlantic': 'w1 n2 n3 w2',
    'south-atlantic': 'w2 n3 n4 n5 n6',
    cape: 'n4 n7 n8 n9 n5',
    indian: 'n8 n10 n11 n12 n9',
    cuba: 'c0 c1 d1 d0',
    bahamas: 'c1 c2 d3 d2 d1',
    tortuga: 'c2 c3 d4 d3',
    jamaica: 'd0 d1 d2 e1 e0',
    'lesser-antilles': 'd2 d3 d4 e2 e1',
    singapore: 'f0 f1 g1 g0',
    borneo: 'f1 f2 g3 g2 g1',
    philippines: 'f2 f3 g4 g3',
    java: 'g0 g1 g2 h1 h0',
    moluccas: 'g2 g3 g4 h2 h1',
  },
  land: ['n1 n13 n11 n10 n8 n7 n4 n3 n2'],
  border: { height: 7, length: 110 },
  coast: { height: 7, length: 130 },
  middles: placed({
    'north-atlantic': [265, 160],
    'central-atlantic': [255, 280],
    'south-atlantic': [280, 435],
    cape: [645, 470],
    indian: [955, 370],
    cuba: [150, 605],
    bahamas: [325, 605],
    tortuga: [485, 605],
    jamaica: [185, 725],
    'lesser-antilles': [435, 725],
    singapore: [720, 605],
    borneo: [885, 605],
    philippines: [1055, 605],
    java: [765, 725],
    moluccas: [1015, 725],
  }),
  signs: 'row',
  unit: 1.4,
  islets: [
    islet('north-atlantic', 95, 138, 16, 9),
    islet('north-atlantic', 418, 180, 10, 7),
    islet('south-atlantic', 111, 480, 15, 9),
    islet('indian', 903, 248, 9, 15),
    islet('indian', 1092, 461, 15, 10),
    islet('cuba', 93, 644, 21, 9),
    islet('cuba', 122, 650, 8, 5),
    islet('bahamas', 262, 644, 15, 7),
    islet('bahamas', 286, 636, 9, 5),
    islet('tortuga', 434, 643, 13, 7),
    islet('tortuga', 532, 643, 17, 8),
    islet('jamaica', 94, 696, 17, 8),
    islet('jamaica', 99, 764, 20, 8),
    islet('lesser-antilles', 341, 768, 10, 7),
    islet('lesser-antilles', 367, 758, 7, 5),
    islet('lesser-antilles', 524, 694, 11, 7),
    islet('singapore', 770, 640, 14, 7),
    islet('borneo', 828, 641, 13, 7),
    islet('borneo', 944, 638, 13, 8),
    islet('philippines', 992, 640, 9, 9),
    islet('philippines', 1108, 638, 15, 8),
    islet('java', 663, 692, 9, 7),
    islet('java', 690, 766, 29, 7),
    islet('moluccas', 1098, 692, 19, 7),
    islet('moluccas', 928, 762, 16, 8),
  ],
  mountains: (
    [
      [499, 149],
      [740, 141],
      [830, 149],
      [959, 141],
      [1085, 149],
      [540, 310],
      [700, 300],
      [580, 390],
    ] as const
  ).map(on),
  dice: on([621, 230]),
  rose: { x: 250 - DRAWING.x, y: 310 - DRAWING.y, radius: 142 },
  sheet: { x: 24, y: 0, width: 1104, height: 714 },
  routes: {
    west: (
      [
        [48, 600],
        [32, 540],
        [29, 450],
        [30, 360],
        [48, 282],
      ] as const
    ).map(on),
    east: (
      [
        [1152, 600],
        [1164, 540],
        [1167, 480],
        [1164, 430],
        [1152, 380],
      ] as const
    ).map(on),
  },
  titles: placed({ west: [310, 532], east: [890, 532] }),
};
