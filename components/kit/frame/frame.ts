import type { Clear } from '@/components/ui/sheet';
import { marginIn } from '@/components/ui/theme/tokens';
import type { Around } from './sides';
import type { Insets, Rect, Size } from './box';

export type { Insets, Rect, Size } from './box';

/** phone upright, phone on its side, tablet upright, tablet or window on its side. */
export type Shape = 'phone' | 'side' | 'tablet' | 'wide';

/** How its owner likes the table: which thumb presses, and how large the pieces are. */
export interface Taste {
  readonly leftHand: boolean;
  readonly pieces: 'S' | 'M' | 'L';
}

export const USUAL: Taste = { leftHand: false, pieces: 'M' };

/** Where the parts that every table shares stand. The rest, `board`, belongs to the game. */
export interface Frame {
  readonly shape: Shape;
  readonly size: Size;
  readonly insets: Insets;
  readonly margin: number;
  /** Back, name of the game, log. On a phone on its side: the keys over the rivals' column. */
  readonly header: Rect;
  readonly board: Rect;
  /** Prompt and buttons: always in the thumb's reach. */
  readonly block: Rect;
  /** Where the table lies flat between its players; null: all look from below. */
  readonly around: Around | null;
  readonly taste: Taste;
}

/** The block grows upwards with the text in it; this is what it needs at normal size. */
const BLOCK = 112;
const BLOCK_TABLET = 128;
const KEYS = 44;
const WIDEST = 1100;
const WIDEST_BLOCK = 760;
/** On a phone on its side the block is a column. */
const COLUMN = 148;

export function shapeOf({ width, height }: Size): Shape {
  if (width > height) return height < 500 ? 'side' : 'wide';
  return width < 700 ? 'phone' : 'tablet';
}

export function frame(size: Size, insets: Insets, blockHeight?: number, taste = USUAL): Frame {
  const shape = shapeOf(size);
  if (shape === 'side') return sideways(size, insets, taste);
  const margin = shape === 'phone' ? marginIn(size.width) : 26;
  const width = Math.min(size.width - insets.left - insets.right - 2 * margin, shape === 'wide' ? 1400 : WIDEST);
  const x = insets.left + (size.width - insets.left - insets.right - width) / 2;
  const least = shape === 'phone' ? BLOCK : BLOCK_TABLET;
  // Large letters may take much of the screen, but the pieces must stay in sight.
  const tall = Math.min(Math.max(least, blockHeight ?? 0), size.height * 0.5);
  const bottom = size.height - insets.bottom - 8;
  const header = { x, y: insets.top + (size.height < 700 ? 0 : 4), width, height: KEYS };
  const bar = Math.min(width, WIDEST_BLOCK);
  const block = { x: x + (width - bar) / 2, y: bottom - tall, width: bar, height: tall };
  const top = header.y + header.height + 4;
  const board = { x, y: top, width, height: block.y - 4 - top };
  return { shape, size, insets, margin, header, board, block, around: null, taste };
}

function sideways(size: Size, insets: Insets, taste: Taste): Frame {
  const margin = 10;
  const top = Math.max(insets.top, 8);
  const height = size.height - top - Math.max(insets.bottom, 8);
  const left = Math.max(insets.left, margin);
  const right = size.width - Math.max(insets.right, margin);
  const block = { x: taste.leftHand ? left : right - COLUMN, y: top, width: COLUMN, height };
  const x = taste.leftHand ? left + COLUMN + 10 : left;
  const header = { x, y: top, width: 151, height: KEYS };
  const board = { x, y: top, width: right - left - COLUMN - 10, height };
  return { shape: 'side', size, insets, margin, header, board, block, around: null, taste };
}

/** How far up from the lower edge the keys of the block reach; what passes by is said above them. Around a table: in the middle. */
export function reachOfBlock({ shape, size, block, around }: Frame): number {
  if (around) return size.height / 2;
  return shape === 'side' ? 0 : size.height - block.y;
}

/** A sheet that has less than this over the decision block covers it, too: large letters would leave it no lines. */
const LEAST_SHEET = 380;

/** What a sheet of the board leaves free: it opens over the board, never over the decision block. */
export function besideBlock({ shape, size, block, around, taste }: Frame): Clear {
  const none = { bottom: 0, left: 0, right: 0 };
  if (around) return none;
  if (shape === 'side') {
    return taste.leftHand ? { ...none, left: block.x + block.width } : { ...none, right: size.width - block.x };
  }
  return block.y < LEAST_SHEET ? none : { ...none, bottom: size.height - block.y + 4 };
}
