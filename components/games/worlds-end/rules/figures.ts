import type { Shown } from '@/engine/games/worlds-end/public';

/** Which answers of a moment are lit on the chart: those of this order. */
export interface ChartFrame {
  readonly shown: Shown;
  readonly lights: 'move' | 'calypso';
}

export type FigureScript =
  | { readonly kind: 'battle'; readonly shown: Shown }
  | { readonly kind: 'chart'; readonly frames: readonly ChartFrame[] }
  | { readonly kind: 'goods' }
  | { readonly kind: 'auction'; readonly shown: Shown }
  | { readonly kind: 'armada'; readonly shown: Shown }
  | { readonly kind: 'events' }
  | { readonly kind: 'odds' };

const sail = (at: Shown['players'][number]['at'], ...play: string[]): Shown => ({
  seed: 'sail',
  from: 'actions',
  players: [{ at }, { at: 'java' }],
  play,
});

/** The live pictures by id: a moment, and what is answered in it. Seeds were searched for the dice that the words name. */
export const FIGURES: Readonly<Record<string, FigureScript>> = {
  events: { kind: 'events' },
  goods: { kind: 'goods' },
  odds: { kind: 'odds' },
  moving: {
    kind: 'chart',
    frames: [
      { shown: sail('cuba'), lights: 'move' },
      { shown: sail('central-atlantic'), lights: 'move' },
      { shown: sail('south-atlantic'), lights: 'move' },
    ],
  },
  calypso: {
    kind: 'chart',
    frames: [
      { shown: sail('south-atlantic'), lights: 'calypso' },
      { shown: sail('south-atlantic', 'move cape'), lights: 'calypso' },
      { shown: sail('south-atlantic', 'move cape', 'port', 'done'), lights: 'calypso' },
      { shown: sail('cuba', 'port', 'done'), lights: 'calypso' },
    ],
  },
  auction: {
    kind: 'auction',
    shown: {
      seed: 'auction-9',
      from: 'event',
      players: [
        { at: 'cuba', gold: 700 },
        { at: 'java', gold: 800 },
        { at: 'cape', gold: 300 },
      ],
      deck: 'fr01',
      play: ['bid 400', 'bid 500', 'bid 600', 'leave'],
    },
  },
  salvo: {
    kind: 'battle',
    shown: {
      seed: 'salvo-2611',
      from: 'actions',
      players: [{ at: 'cuba', squadron: 'br06 sl07' }, { at: 'java' }],
      play: [
        'attack battle',
        ...['fire br06', 'at co-sloop'],
        ...['fire co-brig', 'at sl07'],
        ...['fire sl07', 'at co-brig'],
      ],
    },
  },
  check: {
    kind: 'battle',
    shown: {
      seed: 'check-3866',
      from: 'actions',
      players: [{ at: 'singapore', squadron: 'br06 br07' }, { at: 'cuba' }],
      play: [
        'attack battle',
        ...['fire br06', 'at co-frigate'],
        ...['fire co-frigate', 'at br07'],
        ...['fire br07', 'at co-frigate'],
      ],
    },
  },
  armada: {
    kind: 'armada',
    shown: {
      seed: 'armada-55',
      from: 'event',
      players: [{ at: 'cuba', fame: 3, squadron: 'br06' }, { at: 'java' }],
      armada: 3,
      play: ['end'],
    },
  },
  'last-battle': {
    kind: 'battle',
    shown: {
      seed: 'last-battle-190',
      from: 'event',
      players: [{ at: 'cuba', fame: 3, squadron: 'br06 br12 fr01 sl07 sl08' }, { at: 'java' }],
      armada: 4,
      play: [...['fire co-frigate', 'at fr01'], ...['fire fr01', 'at co-sloop']],
    },
  },
};

/** What the pictures have printed on them. */
export const LABELS = [
  'company',
  'pirates',
  'dice',
  'check',
  'missed',
  'damaged',
  'sunk',
  'left',
  'gold',
  'price',
  'defence',
  'attack',
] as const;

export type Label = (typeof LABELS)[number];
