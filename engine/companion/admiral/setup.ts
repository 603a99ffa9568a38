import * as v from 'valibot';
import { OPTIONS } from '@/engine/games/admiral/options';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { readOptions } from '@/engine/core/options';
import type { Person } from '../core/person';

/** One to six captains in the order of their seats, and what they play: scenario, wind, house rules. */
export interface SheetSetup {
  readonly players: readonly Person[];
  readonly options: AdmiralOptions;
}

/** Options of a match, read as the rules read them. */
const OptionsSchema = v.pipe(
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  v.transform((given) => readOptions(OPTIONS, given) as unknown as AdmiralOptions),
);

export const SheetSetupSchema = v.strictObject({
  players: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.minLength(1)),
        emblem: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
      }),
    ),
    v.minLength(1),
    v.maxLength(6),
  ),
  options: OptionsSchema,
}) as unknown as v.GenericSchema<unknown, SheetSetup>;
