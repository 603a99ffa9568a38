import type { Shown } from '@/engine/games/admiral/public';

/** What is drawn over the board: how far a ship can go, where it was carried, who fires at whom, what an explosion reaches. */
export type Over =
  | { readonly kind: 'ways'; readonly ship: string }
  | { readonly kind: 'drifts' }
  | { readonly kind: 'shot'; readonly from: string; readonly to: string }
  | { readonly kind: 'blast'; readonly at: string };

interface BoardStep {
  readonly shown: Shown;
  /** Which of its pictures. */
  readonly frame: number;
  readonly over: readonly Over[];
}

export type FigureScript =
  | {
      readonly kind: 'board';
      /** The part of the board that is shown: its corners in the south-west and the north-east. */
      readonly window: readonly [from: string, to: string];
      readonly steps: readonly BoardStep[];
    }
  | { readonly kind: 'cards' }
  | { readonly kind: 'odds' };

const FRESH_EAST = 7;
const CALM_NORTH = 0;
const STORM_NORTH_EAST = 5;
const STORM_EAST = 8;
const STORM_WEST = 20;
const STORM_NORTH_WEST = 23;

/** Beyond the edge of the picture, so that the match goes on. */
const RIVAL = { 'brig-2': { at: 'X12' } } as const;

/** T2: open sea, one ship. */
const sails = (id: string, sector: number): BoardStep => ({
  shown: { scenario: 'pearl-shoals', sector, ships: { [id]: { at: 'C8' } } },
  frame: 0,
  over: [{ kind: 'ways', ship: id }],
});

/** T3: the storm of the rulebook. */
const STORM: Shown = {
  scenario: 'pearl-shoals',
  sector: STORM_NORTH_EAST,
  reefs: ['H5'],
  ships: { 'brig-1': { at: 'R9' }, 'line-1': { at: 'F3' }, 'galleon-1': { at: 'K9' }, ...RIVAL },
  play: ['drift brig-1', 'drift line-1'],
};
const storm = (frame: number): BoardStep => ({ shown: STORM, frame, over: [{ kind: 'drifts' }] });

const sheltered = (sector: number, at: string): BoardStep => ({
  shown: { scenario: 'pearl-shoals', sector, ships: { 'frigate-1': { at } } },
  frame: 0,
  over: [{ kind: 'drifts' }],
});

const shot = (ships: Shown['ships'], from: string, to: string, reefs: readonly string[] = []): BoardStep => ({
  shown: { scenario: 'old-pirate', sector: FRESH_EAST, reefs, ships },
  frame: 0,
  over: [{ kind: 'shot', from, to }],
});

/** T15: the dice were searched for. */
const FIGHT: Shown = {
  scenario: 'pearl-shoals',
  sector: CALM_NORTH,
  seed: 'fight-3',
  ships: {
    'frigate-1': { at: 'D10', damage: 2 },
    'brig-1': { at: 'C11' },
    'line-2': { at: 'D11', damage: 5 },
    ...RIVAL,
  },
  play: ['board line-2 frigate-1', 'join brig-1', 'roll', 'give 1', 'give 1', 'give 1'],
};
const fight = (frame: number): BoardStep => ({ shown: FIGHT, frame, over: [] });

const BURNING: Shown = {
  scenario: 'old-pirate',
  sector: FRESH_EAST,
  ships: {
    'brig-1': { at: 'C11', isDue: true },
    'galleon-2': { at: 'D12' },
    'frigate-2': { at: 'C10' },
    'brig-2': { at: 'F10' },
  },
  play: ['explode brig-1'],
};

/** The live pictures by id. */
export const FIGURES: Readonly<Record<string, FigureScript>> = {
  cards: { kind: 'cards' },
  odds: { kind: 'odds' },
  fresh: {
    kind: 'board',
    window: ['A3', 'L13'],
    steps: [sails('frigate-1', FRESH_EAST), sails('line-1', FRESH_EAST), sails('brig-1', CALM_NORTH)],
  },
  drift: { kind: 'board', window: ['E2', 'S11'], steps: [storm(0), storm(1), storm(2)] },
  shelter: {
    kind: 'board',
    window: ['H5', 'P10'],
    steps: [sheltered(STORM_WEST, 'J7'), sheltered(STORM_NORTH_WEST, 'J9'), sheltered(STORM_EAST, 'J9')],
  },
  lines: {
    kind: 'board',
    window: ['A1', 'L10'],
    steps: [
      shot({ 'frigate-1': { at: 'C5' }, 'brig-2': { at: 'F5' }, 'galleon-2': { at: 'G5' } }, 'frigate-1', 'brig-2', [
        'E5',
      ]),
      shot({ 'galleon-1': { at: 'F5' }, 'brig-2': { at: 'F9' } }, 'galleon-1', 'brig-2'),
      shot({ 'frigate-2': { at: 'D1' }, 'galleon-2': { at: 'F1' } }, 'A1', 'galleon-2'),
      shot({ 'brig-1': { at: 'B1' }, 'frigate-2': { at: 'D1' }, 'galleon-2': { at: 'F1' } }, 'A1', 'galleon-2'),
    ],
  },
  boarding: { kind: 'board', window: ['A8', 'G13'], steps: [fight(0), fight(3), fight(6)] },
  fireship: {
    kind: 'board',
    window: ['A9', 'G14'],
    steps: [
      { shown: BURNING, frame: 0, over: [] },
      { shown: BURNING, frame: 1, over: [{ kind: 'blast', at: 'C11' }] },
    ],
  },
};

/** What the tables have printed on them. */
export const LABELS = ['fresh', 'calm', 'storm', 'range', 'shots', 'durability', 'load', 'attackers'] as const;
export type Label = (typeof LABELS)[number];
