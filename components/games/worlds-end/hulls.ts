import { PATHS } from '@/components/art/generated/paths';
import { SHAPES } from '@/components/art/generated/shapes';

/** A class of ship has as many masts as it has attack; the armada brings two that are like no other. */
export type Hull = 'sloop' | 'brig' | 'frigate' | 'dutchman' | 'kraken';

export interface Livery {
  readonly hull: string;
  readonly sails: string;
  readonly foreSails: string;
  readonly flags: string;
  readonly windows: string;
}

/** Of a player: the flags are in the colour of the seat. */
export const pirateLivery = (flags: string): Livery => ({
  hull: '#14122E',
  sails: '#FFF6E2',
  foreSails: '#F3E6CC',
  flags,
  windows: '#FFD27A',
});

/** Black paper; by night a little lighter than the sea behind. */
export const COMPANY: Livery = {
  hull: '#0C0A18',
  sails: '#2A1220',
  foreSails: '#331727',
  flags: '#F2673C',
  windows: '#F2673C',
};

/** Against the green light of the last battle. */
export const ARMADA: Livery = {
  hull: '#080C0D',
  sails: '#14241F',
  foreSails: '#182B25',
  flags: '#F2673C',
  windows: '#F2673C',
};

export const DUTCHMAN: Livery = {
  hull: '#0A1B18',
  sails: '#3E7A63',
  foreSails: '#2F5F4E',
  flags: '#8FE3BE',
  windows: '#B8FFDF',
};

export const DUTCHMAN_HALO = '#8FE3BE';

export interface Parts {
  readonly masts: readonly string[];
  readonly foreSails: readonly string[];
  readonly sails: string;
  readonly flags: string;
  readonly hull: readonly string[];
  readonly windows: string;
}

const galleon = SHAPES.galleonSide;
export const SHIPS: Readonly<Record<Exclude<Hull, 'kraken'>, Parts>> = {
  sloop: {
    masts: [PATHS.sloopMast, PATHS.sloopSpar],
    foreSails: [PATHS.sloopForeSails],
    sails: PATHS.sloopSquareSails,
    flags: PATHS.sloopFlags,
    hull: [PATHS.sloopHull],
    windows: PATHS.sloopWindows,
  },
  brig: {
    masts: [PATHS.brigMast, PATHS.brigSpar],
    foreSails: [PATHS.brigForeSails],
    sails: PATHS.brigSquareSails,
    flags: PATHS.brigFlags,
    hull: [PATHS.brigHull],
    windows: PATHS.brigWindows,
  },
  frigate: {
    masts: [galleon.masts, galleon.spar],
    foreSails: [galleon.spanker, galleon.jib],
    sails: galleon.sails,
    flags: galleon.flags,
    hull: [galleon.hull],
    windows: galleon.ports,
  },
  dutchman: {
    masts: [PATHS.dutchmanMast, PATHS.dutchmanSpar],
    foreSails: [PATHS.dutchmanForeSails],
    sails: PATHS.dutchmanSquareSails,
    flags: PATHS.dutchmanFlags,
    hull: [PATHS.dutchmanTeeth, PATHS.dutchmanHull],
    windows: PATHS.dutchmanWindows,
  },
};

/** All of them are drawn on one grid, their keel here. */
export const KEEL = { x: 200, y: 320 } as const;
/** How much of that grid a ship takes. */
export const SHIP_BOX = { width: 420, height: 330 } as const;
