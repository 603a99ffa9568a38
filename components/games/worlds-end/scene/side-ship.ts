import type { SkCanvas } from '@shopify/react-native-skia';
import { PATHS } from '@/components/art/generated/paths';
import { SHAPES } from '@/components/art/generated/shapes';
import { blurred, fill, stroke } from '@/components/kit/skia/brush';
import { keptPath } from '@/components/kit/skia/paths';

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

const DUTCHMAN: Livery = {
  hull: '#0A1B18',
  sails: '#3E7A63',
  foreSails: '#2F5F4E',
  flags: '#8FE3BE',
  windows: '#B8FFDF',
};

interface Parts {
  readonly masts: readonly string[];
  readonly foreSails: readonly string[];
  readonly sails: string;
  readonly flags: string;
  readonly hull: readonly string[];
  readonly windows: string;
}

const galleon = SHAPES.galleonSide;
const SHIPS: Readonly<Record<Exclude<Hull, 'kraken'>, Parts>> = {
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
const KEEL = { x: 200, y: 320 } as const;
/** How much of that grid a ship takes. */
export const SHIP_BOX = { width: 420, height: 330 } as const;

/** A ship from the side, its bow to the right, `scale` points a unit of its grid, its keel at x, y, tipped clockwise by `tilt`. */
export function drawSideShip(
  canvas: SkCanvas,
  hull: Hull,
  { x, y, scale, tilt = 0, flip = false }: { x: number; y: number; scale: number; tilt?: number; flip?: boolean },
  livery: Livery,
) {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(tilt, 0, 0);
  canvas.scale(flip ? -scale : scale, scale);
  canvas.translate(-KEEL.x, -KEEL.y);
  if (hull === 'kraken') drawKraken(canvas);
  else drawParts(canvas, SHIPS[hull], hull === 'dutchman' ? DUTCHMAN : livery);
  canvas.restore();
}

function drawParts(canvas: SkCanvas, parts: Parts, livery: Livery) {
  const all = (paths: readonly string[], color: string, alpha = 1) => {
    for (const path of paths) canvas.drawPath(keptPath(path), fill(color, alpha));
  };
  canvas.save();
  canvas.translate(4, 9);
  for (const path of [parts.sails, ...parts.foreSails, ...parts.hull]) {
    canvas.drawPath(keptPath(path), blurred('#0A0618', 9, 0.36));
  }
  canvas.restore();
  all(parts.masts, livery.hull);
  const edge = (path: string) => canvas.drawPath(keptPath(path), stroke('#0A0618', 3.6, 0.3));
  parts.foreSails.forEach(edge);
  all(parts.foreSails, livery.foreSails);
  edge(parts.sails);
  all([parts.sails], livery.sails);
  all([parts.flags], livery.flags);
  all(parts.hull, livery.hull);
  all([parts.windows], livery.windows);
}

function drawKraken(canvas: SkCanvas) {
  const part = (path: string, color: string, alpha = 1) => canvas.drawPath(keptPath(path), fill(color, alpha));
  part(PATHS.krakenArmFarLeft, '#0E2821');
  part(PATHS.krakenArmFarRight, '#0E2821');
  part(PATHS.krakenFins, '#12352C');
  canvas.drawPath(keptPath(PATHS.krakenHead), blurred('#0A0618', 9, 0.36));
  part(PATHS.krakenHead, '#173F34');
  canvas.drawPath(keptPath(PATHS.krakenHead), stroke('#8FE3BE', 3, 0.16));
  canvas.drawPath(keptPath(PATHS.krakenEyes), blurred('#FFB36B', 6, 0.8));
  part(PATHS.krakenEyes, '#FFB36B');
  part(PATHS.krakenArmNearLeft, '#12352C');
  part(PATHS.krakenArmNearRight, '#12352C');
  part(PATHS.krakenSuckers, '#F2673C', 0.8);
}
