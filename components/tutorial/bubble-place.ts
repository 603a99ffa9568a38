import type { Frame, Rect } from '@/components/table/play/frame';

export interface BubblePlace {
  readonly left: number;
  readonly width: number;
  /** The edge that stays where it is; the bubble grows away from it. */
  readonly top?: number;
  readonly bottom?: number;
  readonly maxHeight: number;
}

const GAP = 10;
const WIDEST = 460;
/** Smaller than this nothing can be read: rather cover a part of what is meant. */
const LEAST = 150;

/** Beside what it speaks about, on the side with more room, and never over the decision. */
export function bubblePlace({ board, block, size, shape }: Frame, lit: Rect | null): BubblePlace {
  const floor = shape === 'side' ? board.y + board.height : block.y;
  const width = Math.min(board.width, WIDEST);
  const left = board.x + (board.width - width) / 2;
  const whole = floor - board.y - 2 * GAP;
  if (!lit || lit.y >= floor || (shape === 'side' && lit.x >= board.x + board.width)) {
    return { left, width, bottom: size.height - floor + GAP, maxHeight: Math.max(LEAST, whole) };
  }
  const above = lit.y - GAP - board.y;
  const below = floor - GAP - (lit.y + lit.height + GAP);
  if (above > below) {
    const maxHeight = Math.max(LEAST, above);
    return { left, width, bottom: Math.min(size.height - lit.y + GAP, size.height - board.y - maxHeight), maxHeight };
  }
  const maxHeight = Math.max(LEAST, below);
  return { left, width, top: Math.min(lit.y + lit.height + GAP, floor - GAP - maxHeight), maxHeight };
}
