import * as v from 'valibot';
import type { Person } from '../core/person';
import { TablesSchema, type Tables } from './tables';

/** Two to four captains, clockwise as they sit, and the tables of their box. */
export interface SheetSetup {
  readonly players: readonly Person[];
  readonly tables: Tables;
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
  tables: TablesSchema,
});
