import type { SkCanvas } from '@shopify/react-native-skia';
import { seatLook, type SeatColour } from '@/components/art/seats';
import { HOME, mover, type Mover } from '@/components/kit/scene/drawn-movers';
import { blurred } from '@/components/kit/skia/brush';
import { picture } from '@/components/kit/skia/picture';
import type { Result } from '@/engine/games/worlds-end/view';
import { ARMADA, pirateLivery, SHIP_BOX, type Hull } from '../hulls';
import type { ActionTools } from './action-tools';
import { drawSideShip } from './side-ship';
import { moonOf, type Moon } from './spires';
import { planOf } from './plan-of';

/** The line of those who have won, from the left; she who leads them is the largest. */
const LINE: readonly (readonly [hull: Hull, at: number, size: number])[] = [
  ['sloop', -1.75, 0.62],
  ['brig', -1.02, 0.74],
  ['frigate', 1.02, 0.78],
  ['kraken', 1.78, 0.72],
  ['dutchman', 0, 1.15],
];
const LEGEND = 1.35;
/** A round of water and no moon: so large is a ship there, as a part of its height. */
const FLAT = 0.14;

/** 13.10: the two ends of the last battle. A legend sails into the light, or five dark ships lie before it. */
export function lastEnd(
  result: Result,
  winner: SeatColour,
  long: number,
  { layout, room, day }: Pick<ActionTools, 'layout' | 'room' | 'day'>,
): Mover[] {
  if (result !== 'armadaBeaten' && result !== 'armadaVictory') return [];
  const { field } = room;
  const moon = layout.frame.around
    ? { x: field.x + field.width / 2, y: field.y + field.height / 2, r: field.height * FLAT }
    : moonOf(planOf({ layout, day }, 'armada'));
  const shown = (draw: (canvas: SkCanvas) => void) => [picture(draw)];
  const going = { middle: moon, for: long } as const;
  if (result === 'armadaVictory') {
    const pictures = shown((canvas) => {
      for (const [hull, at, size] of LINE) {
        const scale = scaleOf(moon, size);
        drawSideShip(canvas, hull, { x: moon.x + at * moon.r, y: keelOf(moon, size), scale }, ARMADA);
      }
    });
    return [mover({ ...going, pictures, from: { ...HOME, y: moon.r }, water: keelOf(moon, 1) + moon.r * 0.12 })];
  }
  const livery = pirateLivery(seatLook(winner).color);
  const pictures = shown((canvas) => {
    canvas.drawCircle(moon.x, moon.y, moon.r * 1.1, blurred('#FFC56B', moon.r * 0.5, 0.4));
    drawSideShip(canvas, 'frigate', { x: moon.x, y: keelOf(moon, 1), scale: scaleOf(moon, LEGEND) }, livery);
  });
  return [mover({ ...going, pictures, from: { ...HOME, x: -field.width / 2, alpha: 0 } })];
}

const scaleOf = ({ r }: Moon, size: number) => (r * 1.5 * size) / SHIP_BOX.height;
/** The larger, the nearer. */
const keelOf = ({ y, r }: Moon, size: number) => y + r * (0.55 + 0.3 * (size - 1));
