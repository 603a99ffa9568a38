import { tabsInRail } from '@/components/kit/tabs/tab-place';
import { RAIL } from '@/components/kit/tabs/Tabs';
import { marginIn } from '@/components/ui/theme/tokens';

/** As wide as the boxes may grow. */
export const WIDEST = 900;
export const GAP = 12;
/** The narrowest box that four can stand beside each other with. */
const NARROW = 150;
/** How the pictures of the boxes are cut. */
export const CUT = { hero: 352 / 242, tile: 166 / 154 } as const;
/** On both sides of a box. */
const FRAMES = 2 * 6;
/** The waves end here, as a part of the picture's height; below it is the floor of the box, and words stand there. */
const FLOOR = { hero: 0.585, tile: 0.62 } as const;
/** What must be seen of the shelf below the first box, however low the window is. */
const BELOW = 0.42;

export interface Depth {
  /** How tall the picture is. */
  readonly picture: number;
  /** Where words may begin. */
  readonly words: number;
}

export interface ShelfPlan {
  /** So many small boxes stand on a board. */
  readonly columns: 2 | 4;
  /** The big box; on a low screen its picture stands beside the words. */
  readonly hero: { readonly beside: boolean } & Depth;
  readonly tile: Depth;
}

interface Window {
  readonly width: number;
  readonly height: number;
}

/** Where things stand on the shelf. `sides`: what the screen's edges take at the left and at the right. */
export function shelfPlan({ width, height }: Window, sides = 0): ShelfPlan {
  const beside = tabsInRail(width, height);
  const room = Math.min(width - sides - (beside ? RAIL : 0), WIDEST) - 2 * marginIn(width);
  const columns = room >= 4 * NARROW + 3 * GAP ? 4 : 2;
  const hero = Math.min(room / CUT.hero, Math.max(room * 0.4, height * (1 - BELOW)));
  const tile = ((room - (columns - 1) * GAP) / columns - FRAMES) / CUT.tile;
  return {
    columns,
    hero: { beside, picture: hero, words: hero * FLOOR.hero },
    tile: { picture: tile, words: tile * FLOOR.tile },
  };
}

/** Height of the boxes below the first row while nothing has been played yet, as a part of the usual one: all five fit the screen. */
const LOW = 96 / 154;

/** The boxes of a row: on a phone that has played nothing yet the lower ones show less of their picture. */
export function tileIn({ columns, tile }: ShelfPlan, row: number, isNew: boolean): Depth {
  const low = isNew && columns === 2 && row > 0;
  return low ? { picture: tile.picture * LOW, words: 0 } : tile;
}

/** In rows of so many. */
export function rowsOf<T>(things: readonly T[], columns: number): readonly (readonly T[])[] {
  const rows: T[][] = [];
  for (let at = 0; at < things.length; at += columns) rows.push(things.slice(at, at + columns));
  return rows;
}
