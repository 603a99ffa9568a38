import { SIZE } from '@/components/ui/theme/tokens';
import { FIELD } from '@/engine/games/seven-seas/throw/dice';
import type { LidDie, Tie } from '@/engine/games/seven-seas/view';
import type { Floor } from './floor';
import { edgeOf } from './floor';

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

/** The reading of a tape: its finger finds it where the eye does. */
export interface Reading {
  readonly at: Spot;
  /** The middle of its tape. */
  readonly of: Spot;
}

/** Size of the readings on the floor. */
export const READING = 13;
/** Closer than this many edges the dice would hide a tape between them. */
const CLOSE = 2.6;
/** A reading that no finger can tell from another one is worse than any die hidden, and that worse than a longer way. */
const WORSE = { together: 1000, hidden: 10 };
/** How often a reading may step along its tape, and aside. */
const STEPS = [0, 1, -1, 2, -2, 3, -3];

export const readingWidth = (text: string, size: number) =>
  Math.max(size * 3.4, text.length * size * 0.62 + size * 0.7);

/** From ship to ship on the screen; right beside them where they lie too close for a tape between. */
export function tapeWay(p: Spot, c: Spot, edge: number): TapeWay {
  const long = Math.hypot(c.x - p.x, c.y - p.y);
  const [left, right] = p.x <= c.x ? [p, c] : [c, p];
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  const off = long < CLOSE * edge ? edge * 0.98 : 0;
  return { from: { x: left.x - Math.sin(angle) * off, y: left.y + Math.cos(angle) * off }, long, angle };
}

/** 4.7.17 d: the reading of each pair of which one fights now. Scene and fingers ask the same. */
export function tieReadings(ties: readonly Tie[], dice: readonly LidDie[], text: string, floor: Floor): Reading[] {
  const k = floor.side / FIELD;
  const spots = new Map(dice.map(({ id, x, y }) => [id, { x: floor.x + x * k, y: floor.y + floor.side - y * k }]));
  const nowhere = { x: floor.x, y: floor.y };
  const ways = ties.map(({ pirate, caravan }) =>
    tapeWay(spots.get(pirate) ?? nowhere, spots.get(caravan) ?? nowhere, edgeOf(floor)),
  );
  const pill = { wide: readingWidth(text, READING), high: READING * 1.64 };
  return readingPlaces(ways, pill, [...spots.values()], floor);
}

/** How much one upright box hides of another. */
function hidden(at: Spot, pill: Pill, other: Spot, box: Pill): number {
  const across = (pill.wide + box.wide) / 2 - Math.abs(at.x - other.x);
  const down = (pill.high + box.high) / 2 - Math.abs(at.y - other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** Where readings stand: in the middle of their tapes; beside them where a die would be hidden, or two were under one finger. */
export function readingPlaces(ways: readonly TapeWay[], pill: Pill, dice: readonly Spot[], floor: Floor): Reading[] {
  const edge = edgeOf(floor);
  const die = { wide: edge * 1.2, high: edge * 1.2 };
  const finger = { wide: Math.max(pill.wide, SIZE.touch), high: Math.max(pill.high, SIZE.touch) };
  const inside = (at: number, start: number, size: number) =>
    Math.min(Math.max(at, start + size / 2), start + floor.side - size / 2);
  const readings: Reading[] = [];
  for (const { from, long, angle } of ways) {
    const [tx, ty] = [Math.cos(angle), Math.sin(angle)];
    const of = { x: from.x + (tx * long) / 2, y: from.y + (ty * long) / 2 };
    const off = (Math.abs(ty) * pill.wide + Math.abs(tx) * pill.high) / 2 + edge * 0.7;
    let at = of;
    let least = Infinity;
    for (const aside of STEPS) {
      for (const along of STEPS) {
        const place = {
          x: inside(of.x - ty * off * aside + tx * off * along, floor.x, finger.wide),
          y: inside(of.y + tx * off * aside + ty * off * along, floor.y, finger.high),
        };
        const together = readings.reduce((sum, other) => sum + hidden(place, finger, other.at, finger), 0);
        const hides = dice.reduce((sum, one) => sum + hidden(place, pill, one, die), 0);
        const way = Math.hypot(place.x - of.x, place.y - of.y);
        const cost = together * WORSE.together + hides * WORSE.hidden + way;
        if (cost >= least) continue;
        at = place;
        least = cost;
      }
    }
    readings.push({ at, of });
  }
  return readings;
}
