import { within, type Insets, type Rect, type Size } from './box';
import type { Frame, Taste } from './frame';
import { onScreen, type Around, type Place } from './sides';

/** Between the edge of the table and what stands there. */
const RIM = 26;
const KEY = 44;
const GAP = 8;
/** From both edges of a corner to the key inside it. */
const FREE = 118;
const LONGEST_PROMPT = 620;
/** A line of words between its keys. */
const LEAST_PROMPT = 380;

/** Of an edge so long that keys of full width stand in its corners. */
export function keysLieFlat({ corner }: Place): boolean {
  return corner >= 220;
}

/** In a player's own frame: the question, over what the player owns, also where two share an edge. */
export function promptOf({ long, deep, inset, depth, corner, from, room }: Place): Rect {
  const [left, right] = [FREE + KEY + GAP, long - FREE - KEY - GAP];
  const shared = room < long - 2 * corner - 1;
  const width = Math.min(shared ? Math.max(room, LEAST_PROMPT) : LONGEST_PROMPT, right - left);
  const x = Math.min(Math.max(left, from + (room - width) / 2), right - width);
  return { x, y: deep - inset - depth - KEY - GAP, width, height: KEY + GAP };
}

/** In a player's own frame: as wide as a question may be that has the edge for itself. */
export function middleOf({ long }: Place): Pick<Rect, 'x' | 'width'> {
  const width = Math.min(LONGEST_PROMPT, long - 2 * (FREE + KEY + GAP));
  return { x: (long - width) / 2, width };
}

/** In a player's own frame: all that lies between the keys that belong to nobody. */
export function betweenKeys({ long }: Place): Pick<Rect, 'x' | 'width'> {
  const x = FREE + KEY + GAP;
  return { x, width: long - 2 * x };
}

/** In a player's own frame: the two corners for keys, left and right. */
export function cornersOf(place: Place): readonly [Rect, Rect] {
  const { long, deep, inset, corner } = place;
  const height = keysLieFlat(place) ? 72 : 104;
  const box = { y: deep - inset - 14 - height, width: corner - RIM - GAP, height };
  return [
    { ...box, x: RIM },
    { ...box, x: long - corner + GAP },
  ];
}

/** The keys that belong to nobody stand inside the corners, free of everybody's own keys: left before right, far before near. */
export function freeKeys({ width, height }: Size, insets: Insets): readonly [Rect, Rect, Rect, Rect] {
  const key = { width: KEY, height: KEY };
  const [left, right] = [insets.left + FREE, width - insets.right - FREE - KEY];
  const [top, bottom] = [insets.top + FREE, height - insets.bottom - FREE - KEY];
  return [
    { ...key, x: left, y: top },
    { ...key, x: right, y: top },
    { ...key, x: left, y: bottom },
    { ...key, x: right, y: bottom },
  ];
}

/** A tablet flat between its players; the question stands at the edge of the one who is asked. */
export function aroundFrame(size: Size, insets: Insets, { places, mine }: Around, taste: Taste): Frame {
  const board = within(size, insets);
  const [header] = freeKeys(size, insets);
  const block = onScreen(mine.turn, size, promptOf(mine));
  const shape = size.width > size.height ? 'wide' : 'tablet';
  return { shape, size, insets, margin: RIM, header, board, block, around: { places, mine }, taste };
}

/** The same table as one of its players sees it: from the middle of the table to the question. */
export function seenFrom(frame: Frame, mine: Place): Frame {
  const block = promptOf(mine);
  const top = mine.deep * 0.36;
  const board = { ...middleOf(mine), y: top, height: block.y - GAP - top };
  return { ...frame, size: { width: mine.long, height: mine.deep }, block, board, header: board };
}
