import { inset, rightOf, type Rect } from '@/components/kit/frame/box';

/** Where one ship of a line lies, and what belongs to it. */
export interface ShipSpot {
  /** Its keel, at rest. */
  readonly x: number;
  readonly y: number;
  /** Points a unit of the grid on which ships are drawn. */
  readonly scale: number;
  /** Name and figures; in the second rank the figures alone. */
  readonly plate: Rect;
  readonly named: boolean;
  /** What a finger may touch: the ship with its plate. */
  readonly touch: Rect;
}

export interface Field {
  readonly enemy: readonly ShipSpot[];
  readonly own: readonly ShipSpot[];
  /** Between the lines: dice, lines of fire, whose turn it is to fire. */
  readonly gap: Rect;
  /** How much larger than on a phone everything is. */
  readonly unit: number;
  /** A ship that has fired stays so far forward. */
  readonly forward: number;
}

/** More ships than this stand in two ranks. */
const ONE_RANK = 5;
const SHIP = { height: 318, width: 380 } as const;

interface Rank {
  readonly scale: number;
  readonly plate: number;
  readonly named: boolean;
}
/** Measures of a phone (look 20.2). */
const WIDTH = 374;
const HEIGHT = 380;
const ROOMY: Rank = { scale: 0.2, plate: 46, named: true };
const CLOSE: Rank = { scale: 0.165, plate: 46, named: true };
/** Two ranks where there is room for them, the second at .85 of the first, and where there is less. */
const RANKS: Ranks = [
  { scale: 0.14, plate: 20, named: false },
  { scale: 0.165, plate: 46, named: true },
];
const LOW_RANKS: Ranks = [
  { scale: 0.112, plate: 20, named: false },
  { scale: 0.132, plate: 36, named: true },
];
type Ranks = readonly [rear: Rank, front: Rank];
const PITCH = 91;
/** Between plates, and from a keel to its plate. */
const APART = 4;
const UNDER = 7;
const FORWARD = 14;
/** In front of a second rank there is less room. */
const LESS_FORWARD = 4;
/** Between the plates of the second rank and the masts before them. */
const BETWEEN = 4;

const ranksOf = (count: number, two: Ranks): readonly Rank[] =>
  count <= 4 ? [ROOMY] : count <= ONE_RANK ? [CLOSE] : two;
/** From the tops of the masts to the foot of the plates. */
const deep = (rank: Rank) => rank.scale * SHIP.height + UNDER + rank.plate;
const depthOf = (count: number, two: Ranks) =>
  ranksOf(count, two).reduce((sum, rank, i) => sum + deep(rank) + (i > 0 ? BETWEEN : 0), 0);
/** Least room for the dice between the lines. */
const GAP = 64;

/** Two lines of ships that face each other, as many as there are: the enemy's above, the own below. */
export function fieldOf(area: Rect, enemies: number, own: number): Field {
  const twoRanks = Math.max(enemies, own) > ONE_RANK;
  const ahead = twoRanks ? LESS_FORWARD : FORWARD;
  const across = area.width / WIDTH;
  const allOf = (ranks: Ranks) => Math.max(HEIGHT, depthOf(enemies, ranks) + depthOf(own, ranks) + GAP + 2 * ahead);
  const two = area.height / allOf(RANKS) >= Math.min(across, area.height / allOf(LOW_RANKS)) ? RANKS : LOW_RANKS;
  const unit = Math.min(across, area.height / allOf(two), 2.2);
  const above = lineOf(area, unit, enemies, area.y, two);
  const below = lineOf(area, unit, own, area.y + area.height - depthOf(own, two) * unit, two);
  const top = area.y + (depthOf(enemies, two) + ahead) * unit;
  const bottom = area.y + area.height - (depthOf(own, two) + ahead) * unit;
  return { enemy: above, own: below, gap: { ...area, y: top, height: bottom - top }, unit, forward: ahead * unit };
}

/** The second rank lies behind the first one: higher, smaller, between its ships. */
function lineOf(area: Rect, unit: number, count: number, top: number, two: Ranks): ShipSpot[] {
  const ranks = ranksOf(count, two);
  const front = Math.ceil(count / ranks.length);
  const across = Math.max(front, ranks.length > 1 ? ONE_RANK : front);
  const pitch = Math.min(PITCH * unit * 1.25, area.width / across);
  const spots: ShipSpot[] = [];
  let y = top;
  ranks.forEach((rank, i) => {
    const last = i === ranks.length - 1;
    const here = last ? front : count - front;
    const long = here * pitch;
    const left = area.x + (area.width - long) / 2;
    const keel = y + rank.scale * SHIP.height * unit;
    const line = Array.from({ length: here }, (_, n) => spotAt(rank, left + (n + 0.5) * pitch, keel, pitch, unit));
    // The front rank comes first: it is first to be counted, and the rear is drawn before it.
    spots.unshift(...line);
    y += (deep(rank) + BETWEEN) * unit;
  });
  return spots;
}

function spotAt({ scale, plate, named }: Rank, x: number, y: number, pitch: number, unit: number): ShipSpot {
  const width = Math.min(pitch - APART, (named ? 86 : 62) * unit * 1.12);
  const box = { x: x - width / 2, y: y + UNDER * unit, width, height: plate * unit };
  const high = scale * SHIP.height * unit;
  const touch = { x: x - pitch / 2, y: y - high, width: pitch, height: high + (UNDER + plate) * unit };
  return { x, y, scale: scale * unit, plate: box, named, touch: inset(touch, 1, 0) };
}

/** Where dice lie in the gap: at its right, beside each other. */
export function dicePlaces({ gap, unit }: Field, count: number): readonly { x: number; y: number; size: number }[] {
  const size = Math.min(40 * unit, gap.height * 0.58);
  const step = Math.min(size * 1.5, (gap.width * 0.55) / Math.max(1, count));
  const y = gap.y + gap.height * 0.42;
  return Array.from({ length: count }, (_, i) => ({ x: rightOf(gap) - step * (count - i - 0.5) - 4 * unit, y, size }));
}

/** Where the dice of a check lie: in the left of the gap, whoever rolls them. */
export function checkPlaces({ gap, unit }: Field, count: number): readonly { x: number; y: number; size: number }[] {
  const size = Math.min(36 * unit, gap.height * 0.52);
  const step = Math.min(size * 1.4, (gap.width * 0.4) / Math.max(1, count));
  const y = gap.y + gap.height * 0.44;
  return Array.from({ length: count }, (_, i) => ({ x: gap.x + step * (i + 0.5) + 6 * unit, y, size }));
}

/** Says who fires next: at the left of the gap. */
export function pillPlace({ gap, unit }: Field): Rect {
  // Words neither grow nor shrink with the ships.
  const k = Math.min(Math.max(unit, 1), 1.25);
  const height = Math.min(54 * k, gap.height * 0.8);
  return {
    x: gap.x + 4 * unit,
    y: gap.y + (gap.height - height) / 2,
    width: Math.min(128 * k, gap.width * 0.4),
    height,
  };
}
