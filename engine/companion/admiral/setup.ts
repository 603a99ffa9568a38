import * as v from 'valibot';
import { admiral } from '@/engine/games/admiral';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { RuleError } from '@/engine/core/rule-error';
import { readOptions } from '@/engine/core/options';
import type { Person } from '../core/person';

/** One to six captains in the order of their seats, and what they play: scenario, wind, house rules. */
export interface SheetSetup {
  readonly players: readonly Person[];
  readonly options: AdmiralOptions;
}

/** Options of a match, read as the rules read them. */
export const OptionsSchema = v.pipe(
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  v.transform((given) => readOptions(OPTIONS, given) as unknown as AdmiralOptions),
);

/** A table at which one option is another; throws why it cannot be. */
export function optionsWith(
  options: AdmiralOptions,
  key: keyof AdmiralOptions,
  value: string | number | boolean,
  seats: number,
): AdmiralOptions {
  // Only what is new is read: the others may be whole documents.
  const next = { ...options, [key]: readOptions(OPTIONS, { [key]: value })[key] } as AdmiralOptions;
  if (!fits(next, seats)) throw new RuleError('no-layout');
  const why = admiral.refuse?.(next, seats);
  if (why) throw why;
  return next;
}

function fits(options: AdmiralOptions, seats: number): boolean {
  return admiral.seatCounts?.(options).includes(seats) === true;
}

/** How many can sit at the box. */
export const SEAT_COUNTS = admiral.manifest.seats;

/** The last options where so many can play them, else the usual ones; one alone sails the first mini-game. */
export function optionsFor(last: AdmiralOptions, seats: number): AdmiralOptions {
  const usual = { ...last, scenario: seats === 1 ? 'mini-1' : 'pearl-shoals', minesPerPlayer: 0 } as const;
  return fits(last, seats) && !admiral.refuse?.(last, seats) ? last : usual;
}

export const USUAL_OPTIONS = readOptions(OPTIONS, {}) as unknown as AdmiralOptions;

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
