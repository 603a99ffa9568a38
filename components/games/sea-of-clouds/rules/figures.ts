import type { SeaOfCloudsEvent } from '@/engine/games/sea-of-clouds/events';

/** Shares that are looked at; the rules themselves play the answers. Cards by id, the lowest of a share first. */
export interface SharesScript {
  readonly kind: 'shares';
  readonly slots: readonly string[];
  /** What comes off the deck, the top card first. */
  readonly deck: string;
  /** The share that is looked at first. */
  readonly slot: number;
  readonly play: readonly string[];
}

/** A boarding by the rules; a picture of what lies on the table when each of these things happens. */
export interface BoardingScript {
  readonly kind: 'boarding';
  /** By captain. The first one has the parrot. */
  readonly crews: readonly string[];
  readonly objects: readonly string[];
  readonly doubloons: number;
  readonly chest: number;
  readonly play: readonly string[];
  readonly shows: readonly SeaOfCloudsEvent['type'][];
}

/** What one captain has, picture by picture, and the strength of it. */
interface StrengthScript {
  readonly kind: 'strength';
  readonly frames: readonly { readonly crew: string; readonly objects: string }[];
}

/** Bottles of several captains, and their points. */
interface RumScript {
  readonly kind: 'rum';
  readonly frames: readonly (readonly string[])[];
}

/** So many copies of one relic. */
interface LadderScript {
  readonly kind: 'ladder';
  readonly relic: string;
  readonly frames: readonly number[];
}

export type FigureScript = SharesScript | BoardingScript | StrengthScript | RumScript | LadderScript;

export const LANES = ['shares', 'seen', 'taken', 'board'] as const;
/** What stands for the captains in a picture. */
export const CAPTAINS = ['one', 'two', 'three', 'four'] as const;

export const FIGURES: Readonly<Record<string, FigureScript>> = {
  turn: {
    kind: 'shares',
    slots: ['rum-dark-1 relic-siren-1 pir-gunner-1', 'obj-idol-1 rum-spiced-1', 'relic-kraken-1 rum-golden-1'],
    deck: 'pir-steward-1 obj-shell-1',
    slot: 0,
    play: ['leave 1', 'leave 2', 'take 3'],
  },
  map: {
    kind: 'shares',
    slots: ['rum-dark-1 relic-siren-1 pir-gunner-1', 'obj-treasure-map-1 rum-golden-1', 'relic-kraken-1'],
    deck: 'pir-steward-1 obj-shell-1',
    slot: 1,
    play: ['take 2', 'place obj-treasure-map-1'],
  },
  boarding: {
    kind: 'boarding',
    crews: ['', 'pir-rachel-cruz-1 pir-steward-1 pir-cook-1', 'pir-monsieur-plume-1', 'pir-boatswain-1'],
    objects: ['', '', '', 'obj-shell-1 obj-spyglass-1'],
    doubloons: 5,
    chest: 0,
    play: ['drop obj-shell-1'],
    shows: ['fought', 'crews-left'],
  },
  chest: {
    kind: 'boarding',
    crews: ['pir-first-mate-1', 'pir-first-mate-2 pir-boatswain-1', 'pir-gunner-1'],
    objects: ['obj-chest-1', '', ''],
    doubloons: 2,
    chest: 5,
    play: [],
    shows: ['fought', 'chest-paid'],
  },
  strength: {
    kind: 'strength',
    frames: [
      { crew: 'pir-first-mate-1 pir-boatswain-1 pir-cook-1', objects: 'obj-rusty-sword-1' },
      { crew: '', objects: 'obj-deck-cannon-1' },
      { crew: 'pir-cabin-boy-1', objects: 'obj-rusty-sword-1 obj-rusty-sword-2' },
    ],
  },
  rum: {
    kind: 'rum',
    frames: [
      ['rum-collector-1 rum-collector-2 rum-collector-3', 'rum-golden-1'],
      ['rum-premium-1 rum-premium-2 rum-premium-3', 'rum-premium-4 rum-premium-5'],
      ['rum-premium-1 rum-premium-2', 'rum-premium-3 rum-premium-4'],
    ],
  },
  ladder: { kind: 'ladder', relic: 'relic-siren', frames: [1, 4] },
};
