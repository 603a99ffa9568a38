import { SIZE } from '@/components/ui/theme/tokens';
import type { Rect } from '@/components/kit/frame/frame';
import type { TableLayout } from '../layout';

export interface Chips {
  readonly width: number;
  readonly height: number;
  /** Sign and value side by side; otherwise one above the other. */
  readonly wide: boolean;
}

/** How tall a tray with these chips is. */
export function tallOf({ width, height }: Chips, room: Rect, groups: readonly number[]): number {
  const columns = Math.max(1, Math.floor((room.width - 2 * TRAY_PAD + CHIP_GAP) / (width + CHIP_GAP)));
  return groups.reduce((sum, count) => sum + Math.ceil(count / columns) * (height + CHIP_GAP) + TRAY_PAD, TRAY_PAD);
}

export const CHIP_GAP = 4;
/** Between the edge of a tray and what lies in it. */
export const TRAY_PAD = 8;

const WIDE: Chips = { width: 72, height: 55, wide: true };
const SLIM: Chips = { width: SIZE.touch, height: 52, wide: false };

/** Large chips where all lines of them are in sight at once, slim ones elsewhere. */
export function chipsFor(room: Rect, groups: readonly number[]): Chips {
  const across = room.width - 2 * TRAY_PAD + CHIP_GAP;
  const columns = Math.floor(across / (WIDE.width + CHIP_GAP));
  const lines = groups.reduce((sum, count) => sum + Math.ceil(count / columns), 0);
  return lines * (WIDE.height + CHIP_GAP) + 2 * TRAY_PAD <= room.height ? WIDE : SLIM;
}

/** A sheet in front hides what is behind wholly: the bank, or with it the line of its owner. */
export function coverOf({ own, tray }: TableLayout, tall: number): number {
  const bottom = tray.y + tray.height;
  const bank = bottom - Math.min(...own.slots.map(({ y }) => y)) + GAP;
  return tall <= bank ? bank : bottom - own.head.y + GAP;
}

const GAP = 4;
