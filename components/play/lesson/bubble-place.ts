import type { Frame, Rect } from '@/components/kit/frame/frame';
import type { Place } from '@/components/kit/course';

/** The bubble grows from the edge that is given, away from what it speaks about. */
export interface BubblePlace {
  readonly left: number;
  readonly width: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly maxHeight: number;
}

const GAP = 10;
const WIDEST = 460;
/** Room in which a lesson can be read without scrolling, at the usual size of letters. */
const ENOUGH = 130;

/**
 * Above or below what it speaks about, where there is more room, and never over the decision. Where that would be too
 * little to read, only what has to be touched stays free.
 */
export function bubblePlace({ board, block, size, shape }: Frame, place: Place | null, textScale = 1): BubblePlace {
  const floor = shape === 'side' ? board.y + board.height : block.y - GAP;
  const within = place?.within ?? board;
  const width = Math.min(within.width, WIDEST);
  const left = within.x + (within.width - width) / 2;
  const above = (rect: Rect) => Math.min(rect.y - GAP, floor) - board.y;
  const below = (rect: Rect) => floor - (rect.y + rect.height + GAP);
  const whole = { left, width, bottom: size.height - floor, maxHeight: floor - board.y };
  if (!place) return whole;
  const roomy = Math.max(above(place.clear), below(place.clear)) >= ENOUGH * textScale;
  const rect = roomy ? place.clear : place.must;
  // On a phone on its side the decision stands beside the board.
  if (rect.x >= board.x + board.width) return whole;
  if (above(rect) >= below(rect)) {
    return { left, width, bottom: size.height - Math.min(rect.y - GAP, floor), maxHeight: above(rect) };
  }
  return { left, width, top: rect.y + rect.height + GAP, maxHeight: below(rect) };
}
