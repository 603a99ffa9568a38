import { GAMES } from '@/components/games/registry';
import type { GameId } from '@/engine';
import { spanOf } from '@/engine/core/seats';

export interface ShelfGame {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** As on the box: one number, or from–to. */
  readonly minutes: string;
  readonly aboard: boolean;
}

/** The boxes, as they stand. */
export const SHELF: readonly ShelfGame[] = GAMES.flatMap(({ id, engine, box }): ShelfGame[] => {
  const said = engine ? { seats: spanOf(engine.manifest.seats), minutes: engine.manifest.minutes } : box;
  if (!said) return [];
  const { min, max } = said.minutes;
  const minutes = min === max ? String(min) : `${min}–${max}`;
  return [{ id, seats: said.seats, minutes, aboard: engine !== undefined }];
});
