import type { Floor } from './cubes';
import { edgeOf } from './draw-rest';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A tape on the screen: where it begins, how long it is and which way it goes, in radians. */
export interface TapeWay {
  readonly from: Spot;
  readonly long: number;
  readonly angle: number;
}

interface Pill {
  readonly wide: number;
  readonly high: number;
}

/** How much one upright box hides of another. */
function hidden(at: Spot, pill: Pill, other: Spot, box: Pill): number {
  const across = (pill.wide + box.wide) / 2 - Math.abs(at.x - other.x);
  const down = (pill.high + box.high) / 2 - Math.abs(at.y - other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** Where readings stand: in the middle of their tapes; beside them where a die or another reading would be hidden. */
export function readingPlaces(
  ways: readonly TapeWay[],
  pills: readonly Pill[],
  dice: readonly Spot[],
  floor: Floor,
): Spot[] {
  const edge = edgeOf(floor);
  const die = { wide: edge * 1.2, high: edge * 1.2 };
  const places: { readonly at: Spot; readonly pill: Pill }[] = [];
  ways.forEach(({ from, long, angle }, i) => {
    const pill = pills[i] ?? { wide: 0, high: 0 };
    const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
    const middle = { x: from.x + (Math.cos(angle) * long) / 2, y: from.y + (Math.sin(angle) * long) / 2 };
    const off = (Math.abs(nx) * pill.wide + Math.abs(ny) * pill.high) / 2 + edge * 0.7;
    const inside = (at: number, start: number, size: number) =>
      Math.min(Math.max(at, start + size / 2), start + floor.side - size / 2);
    let best = middle;
    let least = Infinity;
    for (const side of [0, -off, off]) {
      const at = {
        x: inside(middle.x + nx * side, floor.x, pill.wide),
        y: inside(middle.y + ny * side, floor.y, pill.high),
      };
      const hides =
        dice.reduce((sum, one) => sum + hidden(at, pill, one, die), 0) +
        places.reduce((sum, one) => sum + hidden(at, pill, one.at, one.pill), 0);
      if (hides >= least) continue;
      best = at;
      least = hides;
    }
    places.push({ at: best, pill });
  });
  return places.map(({ at }) => at);
}
