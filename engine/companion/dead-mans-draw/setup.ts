import * as v from 'valibot';
import type { Person } from '../core/person';
import { readOptions, type OptionValue } from '@/engine/core/options';
import { OPTIONS, type DeadMansDrawOptions } from '@/engine/games/dead-mans-draw/options';

/** What of the game's options a table with real cards can settle for itself. */
export const SHEET_OPTIONS = [
  'variant',
  'mermaidAbility',
  'anchoredKeyChestBonus',
  'misfireMode',
  'parryFrom',
  'divertFrom',
  'thresholds',
] as const;
export type SheetOption = (typeof SHEET_OPTIONS)[number];

export const SHEET_SPECS = OPTIONS.filter(({ key }) => SHEET_OPTIONS.some((option) => option === key));

export interface SheetSetup {
  readonly players: readonly Person[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const SheetSetupSchema: v.GenericSchema<unknown, SheetSetup> = v.strictObject({
  players: v.pipe(
    v.array(v.strictObject({ name: v.pipe(v.string(), v.minLength(1)), emblem: whole(1, 8) })),
    v.minLength(2),
    v.maxLength(8),
  ),
  options: v.record(v.picklist(SHEET_OPTIONS), v.union([v.string(), v.boolean()])),
});

/** Complete options of the game; what a real table cannot choose stays at the standard. */
export function optionsOf(given: Readonly<Record<string, OptionValue>>): DeadMansDrawOptions {
  return readOptions(OPTIONS, given) as unknown as DeadMansDrawOptions;
}

/** The value of an option from its text, or undefined when it has no such value. A drawn variant is named, never `random`. */
export function optionFromText(key: SheetOption, text: string): OptionValue | undefined {
  const spec = SHEET_SPECS.find((one) => one.key === key);
  if (spec?.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (spec?.kind === 'choice' && text !== 'random') return spec.values.find((value) => value === text);
  return undefined;
}
