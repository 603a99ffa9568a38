import type { Rect } from '@/components/kit/frame/frame';

interface Side {
  /** Centre of the large die. */
  readonly x: number;
  readonly y: number;
  /** Under it: whose it is, and how it fares. */
  readonly words: Rect;
}

/** The panel of a duel: both dice large, the tape with its reading between them. */
export interface DuelPlaces {
  readonly panel: Rect;
  /** Edge of a large die. */
  readonly die: number;
  readonly sides: readonly [pirate: Side, caravan: Side];
  readonly title: Rect | null;
  /** From die to die; the reading lies on its middle. */
  readonly tape: { readonly x: number; readonly y: number; readonly width: number };
  /** There is no room for names. */
  readonly narrow: boolean;
}

const TALLEST = 184;
const NARROW = 260;
const TITLE = 26;

export function duelPlaces(room: Rect): DuelPlaces {
  const { x, width } = room;
  const height = Math.min(room.height, TALLEST);
  const y = room.y + (room.height - height) / 2;
  const panel = { x, y, width, height };
  const narrow = width < NARROW;
  const words = narrow ? 50 : 46;
  const top = narrow ? 40 : height >= 130 ? TITLE : 0;
  const stage = height - top - words;
  const die = Math.max(24, Math.min(60, stage * 0.66, width * 0.24));
  const middle = y + top + stage * 0.52;
  const side = (part: number): Side => {
    const half = width / 2;
    return {
      x: x + width * part,
      y: middle,
      words: { x: x + (part < 0.5 ? 0 : half), y: y + height - words - 4, width: half, height: words },
    };
  };
  const reach = width * (narrow ? 0.42 : 0.17);
  return {
    panel,
    die,
    sides: [side(narrow ? 0.27 : 0.22), side(narrow ? 0.73 : 0.78)],
    title: top === TITLE ? { x, y: y + 4, width, height: TITLE } : null,
    tape: { x: x + width / 2 - reach, y: narrow ? y + 22 : middle, width: 2 * reach },
    narrow,
  };
}
