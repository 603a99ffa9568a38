import { bottomOf, centredIn, cutLeft, type Rect } from '@/components/kit/frame/box';
import type { TableLayout } from '../table-layout';

const RATIO = 1.4;
const LARGEST = 164;
/** Of several each is as wide at most. */
const LARGEST_OF_SEVERAL = 118;
/** Title, what the character brings, its gift. */
const WORDS = 104;
const GAP = 12;
/** Between cards beside each other. */
const APART = 8;
const EDGE = 14;
/** Less room than this for a card over its words: they stand beside it. */
const LOW = 130;

export interface RevealPlace {
  /** The ground under all of it. */
  readonly sheet: Rect;
  readonly cards: readonly Rect[];
  /** The emblem of each card, at its lower right corner; it covers no name. */
  readonly emblem: number;
  readonly words: Rect;
}

/** Where cards that are turned up lie: in the free middle of the stage, their words under them or, where it is low, beside them. */
export function revealPlace({ tray }: Pick<TableLayout, 'tray'>, count: number): RevealPlace {
  const inside = { x: tray.x + EDGE, y: tray.y + EDGE, width: tray.width - 2 * EDGE, height: tray.height - 2 * EDGE };
  const most = count === 1 ? LARGEST : LARGEST_OF_SEVERAL;
  const below = inside.height - WORDS - GAP;
  const isLow = below < LOW;
  const wide = isLow ? inside.width * 0.46 : inside.width;
  const tall = Math.min(isLow ? inside.height : below, most * RATIO);
  const width = Math.min(tall / RATIO, (wide - (count - 1) * APART) / count);
  const height = width * RATIO;
  const row = { width: count * width + (count - 1) * APART, height };
  const [left, right] = isLow ? cutLeft(inside, wide, GAP) : [inside, inside];
  const all = isLow ? centredIn(left, row) : centredIn(inside, { width: row.width, height: height + GAP + WORDS });
  const cards = Array.from({ length: count }, (_, i) => ({ x: all.x + i * (width + APART), y: all.y, width, height }));
  const under = { x: inside.x, y: all.y + height + GAP, width: inside.width, height: WORDS };
  const words = isLow ? centredIn(right, { width: right.width, height: Math.min(WORDS, right.height) }) : under;
  const top = Math.min(all.y, words.y) - EDGE;
  const bottom = Math.max(all.y + height, bottomOf(words)) + EDGE;
  return { sheet: { ...tray, y: top, height: bottom - top }, cards, emblem: Math.max(20, width * 0.27), words };
}
