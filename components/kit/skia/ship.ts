import type { SkCanvas } from '@shopify/react-native-skia';
import { SHAPES } from '@/components/art/generated/shapes';
import { blurred, fill } from './brush';
import { keptPath } from './paths';

export interface ShipColours {
  readonly hull: string;
  readonly sails: string;
  /** Lit gun ports; left out on a ship that is far away. */
  readonly ports?: string;
}

const ship = SHAPES.galleonSide;

/** The sailing ship from the side, `width` points wide, its keel line at (x, y), leaning by `tilt` degrees. */
export function drawShip(canvas: SkCanvas, x: number, y: number, width: number, tilt: number, colours: ShipColours) {
  const scale = width / (ship.box[2] - ship.box[0]);
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(tilt, 0, 0);
  canvas.scale(scale, scale);
  canvas.translate(-ship.anchor[0], -ship.waterline);
  for (const part of [ship.sails, ship.hull]) canvas.drawPath(keptPath(part), blurred('#0A0618', 6, 0.3));
  canvas.drawPath(keptPath(ship.masts), fill(colours.hull));
  canvas.drawPath(keptPath(ship.spar), fill(colours.hull));
  canvas.drawPath(keptPath(ship.spanker), fill(colours.sails, ship.alpha.spanker));
  canvas.drawPath(keptPath(ship.jib), fill(colours.sails, ship.alpha.jib));
  canvas.drawPath(keptPath(ship.sails), fill(colours.sails));
  canvas.drawPath(keptPath(ship.flags), fill(colours.hull));
  canvas.drawPath(keptPath(ship.hull), fill(colours.hull));
  if (colours.ports) canvas.drawPath(keptPath(ship.ports), fill(colours.ports));
  canvas.restore();
}
