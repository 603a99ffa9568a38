import { boxOf } from '@/engine/games/worlds-end/box';
import { LAST_CELL, SHORT_LIMITS } from '@/engine/games/worlds-end/data/table';
import type { WorldsEndOptions } from '@/engine/games/worlds-end/options';
import type { BladeMark } from './scene/blade';

/** 2.6, 8.2: by number of players the cell that ends the game; the pack may have other ones. */
export function bladeMarks(options: WorldsEndOptions): readonly BladeMark[] {
  const { armadaTwo, armadaThree } = boxOf(options);
  const limits: Readonly<Record<number, number>> = options.shortGame
    ? SHORT_LIMITS
    : { 2: armadaTwo, 3: armadaThree, 4: LAST_CELL };
  return Object.entries(limits).map(([text, cell]) => ({ text, cell }));
}
