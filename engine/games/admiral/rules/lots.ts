import type { Square } from '../data/squares';
import type { Play } from './play';

/** So many markers lie on this square from now on. */
export function leaveAt({ s }: Play, at: Square, count: number): void {
  s.lots = [...s.lots, ...new Array<Square>(count).fill(at)].sort((a, b) => a - b);
}
