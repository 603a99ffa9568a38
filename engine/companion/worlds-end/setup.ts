import * as v from 'valibot';
import type { Person } from '../core/person';
import { BoxProfileSchema, type BoxProfile } from './profile';

/** Two to four pirates, clockwise as they sit, and what is known of their box. */
export interface SheetSetup {
  readonly players: readonly Person[];
  readonly profile: BoxProfile;
  /** E-29 */
  readonly doubleAlsoSum: boolean;
  readonly eventBattleFlight: boolean;
}

export const SheetSetupSchema: v.GenericSchema<unknown, SheetSetup> = v.strictObject({
  players: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.minLength(1)),
        emblem: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
      }),
    ),
    v.minLength(2),
    v.maxLength(4),
  ),
  profile: BoxProfileSchema,
  doubleAlsoSum: v.boolean(),
  eventBattleFlight: v.boolean(),
});
