import * as v from 'valibot';
import type { GameId } from '@/engine/core/game';

/** What is kept of a sheet: how it began and every tap. The sheet itself is always worked out from these. */
export interface Session<U> {
  readonly game: GameId;
  readonly version: number;
  readonly seed: string;
  readonly setup: U;
  readonly done: readonly string[];
  /** Taken back, the last one first to return at the end. */
  readonly undone: readonly string[];
}

/** As it is stored; `setup` in the tracker's own schema. */
export function sessionSchema<U>(
  game: GameId,
  setup: v.GenericSchema<unknown, U>,
): v.GenericSchema<unknown, Session<U>> {
  return v.strictObject({
    game: v.literal(game),
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    seed: v.string(),
    setup,
    done: v.array(v.string()),
    undone: v.array(v.string()),
  }) as v.GenericSchema<unknown, Session<U>>;
}
