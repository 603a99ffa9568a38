import { between, bottomOf, centred, type Rect } from '@/components/kit/frame/box';
import { GAP } from './middle';
import type { Bay } from './table-layout';

/** Tags, goods and quay with its name; and the own ships with their sails. */
const HARBOUR = 158;
const FLEET = 78;
const ROW = 50;
const USUAL = 350;
const LARGEST = 2.4;
/** Smaller, nobody could tell a sack from a crate. */
const LEAST = 0.72;
/** Beside the things what opens the last battle has room. */
const KEY = 50;
/** A finger, and what it leaves free to the next one. */
const ITEM = 46;
export const LIFTED = 8;
/** So far what is pushed lies from where it lay. */
export const OFF = 10;

/** `own`: how high the own line is, and how wide a card of the hand. */
export function bayIn(board: Rect, below: number, own: { readonly strip: number; readonly card: number }): Bay | null {
  const hand = between(board, bottomOf(board) - own.card * 1.4, bottomOf(board));
  const bottom = hand.y - LIFTED - own.strip - GAP;
  const room = bottom - below;
  const widest = Math.min(LARGEST, board.width / USUAL);
  const things = HARBOUR + FLEET;
  const apart = room - ROW >= 0.8 * things;
  const k = Math.min(widest, (apart ? room - ROW : room) / things);
  if (k < LEAST) return null;
  const sea = centred(board, Math.max(USUAL * k, Math.min(board.width, 640)));
  const right = sea.x + sea.width;
  const quay = { x: right - 186 * k, y: below + 108 * k, width: 186 * k, height: 16 * k };
  const harbour = { x: sea.x + KEY, y: below, width: sea.width - KEY, height: HARBOUR * k };
  const fleet = between(sea, bottom - FLEET * k, bottom);
  return {
    k,
    harbour,
    quay,
    sign: { x: quay.x + 14 * k, y: quay.y + 20 * k, width: 158 * k, height: 26 * k },
    deck: { x: harbour.x, y: below, width: 66, height: 30 },
    isle: { x: sea.x, y: quay.y + 14 * k, width: 96 * k, height: 38 * k },
    row: between(sea, bottomOf(harbour), apart ? fleet.y : bottom),
    apart,
    fleet,
    hand,
    card: own.card,
  };
}

/** One line of words. */
const WORDS = 42;

/** What is said of things that are pushed stands over them; what is offered beside them lies over the fleet, or, where they need that room, over the port. */
export function besidePushed({ harbour, row, fleet, apart }: Bay, places: readonly Rect[], onlyWords: boolean): Rect {
  const lowest = Math.max(...places.map(bottomOf));
  const over = between(row, bottomOf(harbour), Math.min(...places.map(({ y }) => y)) - OFF);
  if (onlyWords && over.height > WORDS - 1) return over;
  return apart && lowest <= fleet.y ? fleet : between(row, harbour.y, Math.min(...places.map(({ y }) => y)) - GAP);
}

/** The places of so many things that are pushed, each as large as a finger: more lines than have room lie over the fleet. */
export function pushPlaces({ row, fleet, k }: Bay, count: number): readonly Rect[] {
  const item = ITEM * Math.max(1, Math.min(k, 1.8));
  const across = Math.max(1, Math.min(count, Math.floor(row.width / item)));
  const lines = Math.ceil(count / across);
  const high = lines * item;
  const low = Math.max(bottomOf(row) - OFF, row.y + high);
  const bottom = Math.min(bottomOf(fleet), Math.min(low, row.y + high + WORDS + OFF));
  const pitch = Math.min(item * 1.5, row.width / across);
  return Array.from({ length: count }, (_, i): Rect => {
    const line = Math.floor(i / across);
    const inLine = Math.min(across, count - line * across);
    const x = row.x + (row.width - inLine * pitch) / 2 + (i % across) * pitch;
    return { x: x + (pitch - item) / 2, y: bottom - (lines - line) * item, width: item, height: item };
  });
}
