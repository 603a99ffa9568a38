import type { SkCanvas } from '@shopify/react-native-skia';
import { PATHS } from '@/components/art/generated/paths';
import { blurred, fill, stroke } from '@/components/kit/skia/brush';
import { keptPath } from '@/components/kit/skia/paths';
import { DUTCHMAN, DUTCHMAN_HALO, KEEL, SHIPS, type Hull, type Livery, type Parts } from '../hulls';

export { ARMADA, COMPANY, pirateLivery, SHIP_BOX, type Hull, type Livery } from '../hulls';

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
  if (livery === DUTCHMAN) {
    for (const path of [parts.sails, ...parts.foreSails]) {
      canvas.drawPath(keptPath(path), blurred(DUTCHMAN_HALO, 22, 0.55));
    }
  }
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
