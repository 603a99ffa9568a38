import type { Turn } from '@/components/ui/facing';
import type { Insets, Rect, Size } from './box';

/** One player's place at a tablet that lies flat, measured in that player's own upright frame. */
export interface Place {
  readonly turn: Turn;
  /** Length of the edge and depth of the table, as this player sees them. */
  readonly long: number;
  readonly deep: number;
  /** Points at the edge that a system bar takes. */
  readonly inset: number;
  /** Both ends of the edge belong to the keys of the player on turn. */
  readonly corner: number;
  /** Short of length: what the player owns lies in two lines. */
  readonly crowded: boolean;
  /** How far what the player owns reaches into the table, bars not counted. */
  readonly depth: number;
  /** This player's share of the edge between the corners. */
  readonly from: number;
  readonly room: number;
}

/** Who sits where at a table that lies flat. */
export interface Around {
  /** By seat. */
  readonly places: readonly Place[];
  /** Where the one sits who is asked. */
  readonly mine: Place;
}

/** How many sit at the near, left, far and right edge. With five or more the long edges fill up first. */
const UPRIGHT: Readonly<Record<number, readonly number[]>> = {
  2: [1, 0, 1, 0],
  3: [1, 1, 0, 1],
  4: [1, 1, 1, 1],
  5: [1, 2, 1, 1],
  6: [1, 2, 1, 2],
  7: [2, 2, 1, 2],
  8: [2, 2, 2, 2],
};
const WIDE: Readonly<Record<number, readonly number[]>> = {
  ...UPRIGHT,
  5: [2, 1, 1, 1],
  6: [2, 1, 2, 1],
  7: [2, 1, 2, 2],
};
const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** Keys of this length stand in a corner; where the edge is short they stand upright, and the key inside the corner ends it. */
const CORNER = [270, 162] as const;
/** Ten places of a comfortable width. */
const TEN = 680;
/** Ten places of a touchable width. */
const LEAST_TEN = 520;
const DEPTH = { single: 132, crowded: 160 };
/** Smaller tables are looked at from one side. */
const LEAST = { short: 740, long: 960 };
/** A place of a crowded edge: five touchable slots. */
const LEAST_SHARE = 252;

const long = (turn: Turn, { width, height }: Size) => (turn % 180 === 0 ? width : height);

/** Where each seat sits, clockwise from the near edge. Null: the table is too small to sit around it. */
export function sides(seats: number, size: Size, insets: Insets): readonly Place[] | null {
  const shares = (size.width > size.height ? WIDE : UPRIGHT)[seats];
  if (!shares || Math.min(size.width, size.height) < LEAST.short || Math.max(size.width, size.height) < LEAST.long) {
    return null;
  }
  const bars = [insets.bottom, insets.left, insets.top, insets.right];
  const places = TURNS.flatMap((turn, side) => {
    const count = shares[side] ?? 0;
    const edge = long(turn, size);
    const corner = Math.min(CORNER[0], Math.max(CORNER[1], (edge - TEN) / 2));
    const crowded = count > 1 || edge - 2 * corner < LEAST_TEN;
    const room = (edge - 2 * corner) / Math.max(1, count);
    return Array.from({ length: count }, (_, i): Place => ({
      turn,
      long: edge,
      deep: turn % 180 === 0 ? size.height : size.width,
      inset: bars[side] ?? 0,
      corner,
      crowded,
      depth: crowded ? DEPTH.crowded : DEPTH.single,
      // Clockwise is to the left of whoever sits there: the first of an edge has its right end.
      from: corner + (count - 1 - i) * room,
      room,
    }));
  });
  return places.every(({ crowded, room }) => !crowded || room >= LEAST_SHARE) ? places : null;
}

/** The corner of the screen where a player's own frame begins. */
export function originOf({ turn }: Pick<Place, 'turn'>, { width, height }: Size): { x: number; y: number } {
  return { x: turn === 90 || turn === 180 ? width : 0, y: turn >= 180 ? height : 0 };
}

/** A box of a player's own frame, as it lies on the screen. */
export function onScreen(turn: Turn, size: Size, { x, y, width, height }: Rect): Rect {
  const origin = originOf({ turn }, size);
  if (turn === 0) return { x, y, width, height };
  if (turn === 90) return { x: origin.x - y - height, y: x, width: height, height: width };
  if (turn === 180) return { x: origin.x - x - width, y: origin.y - y - height, width, height };
  return { x: y, y: origin.y - x - width, width: height, height: width };
}
