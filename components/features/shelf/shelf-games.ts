import { spanOf } from '@/engine/core/seats';
import { games, type GameId } from '@/engine';

export interface ShelfGame {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  /** As on the box: one number, or from–to. */
  readonly minutes: string;
  readonly aboard: boolean;
}

/** What the boxes of the games that cannot be played yet say about themselves. */
const ASHORE: { readonly [id in GameId]?: Omit<ShelfGame, 'id' | 'aboard'> } = {
  'sea-of-clouds': { seats: { min: 2, max: 4 }, minutes: '40' },
  'worlds-end': { seats: { min: 2, max: 4 }, minutes: '75' },
  admiral: { seats: { min: 1, max: 6 }, minutes: '60' },
};

/** As the boxes stand on the shelf, from the upper left. */
const ORDER = ['dead-mans-draw', 'seven-seas', 'sea-of-clouds', 'admiral', 'worlds-end'] as const satisfies GameId[];

export const SHELF: readonly ShelfGame[] = ORDER.flatMap((id): ShelfGame[] => {
  const manifest = games[id]?.manifest;
  if (manifest) {
    const { min, max } = manifest.minutes;
    return [{ id, seats: spanOf(manifest.seats), minutes: min === max ? String(min) : `${min}–${max}`, aboard: true }];
  }
  const box = ASHORE[id];
  return box ? [{ id, ...box, aboard: false }] : [];
});
