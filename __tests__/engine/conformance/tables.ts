import fc from 'fast-check';
import type { Game } from '@/engine/core/game';
import { canonical } from '@/engine/core/hash';
import { readOptions, type OptionSpec, type OptionValue } from '@/engine/core/options';
import type { Table } from './settings';

type Given = Readonly<Record<string, OptionValue>>;

/** Every value of an option but its default; of a set, each member left out, each alone, and none at all. */
function otherValues(spec: OptionSpec): OptionValue[] {
  if (spec.kind === 'flag') return [!spec.default];
  if (spec.kind !== 'set') return spec.values.filter((value) => value !== spec.default);
  const without = spec.values.map((out) => spec.values.filter((value) => value !== out));
  return [...without, ...spec.values.map((value) => [value]), []];
}

function complete(game: Game, seats: number, given: Given): Table[] {
  const options = readOptions(game.manifest.options, given);
  return game.refuse(options, seats) === null ? [{ seats, options }] : [];
}

/** Every seat count with the defaults, with each preset, and with each value of each option in turn; none twice. */
export function everyTable(game: Game): Table[] {
  const { options, presets } = game.manifest;
  const single = options.flatMap((spec) => otherValues(spec).map((value): Given => ({ [spec.key]: value })));
  const tables = game.manifest.seats.flatMap((seats) => [
    ...complete(game, seats, {}),
    ...presets
      .filter((preset) => preset.seats?.includes(seats) ?? true)
      .flatMap((preset) => complete(game, seats, preset.options as Given)),
    ...single.flatMap((given) => complete(game, seats, given)),
  ]);
  return [...new Map(tables.map((table) => [canonical(table), table])).values()];
}

function anyValue(spec: OptionSpec): fc.Arbitrary<OptionValue> {
  if (spec.kind === 'flag') return fc.boolean();
  if (spec.kind !== 'set') return fc.constantFrom(...spec.values);
  return fc.subarray([...spec.values]);
}

/** Any seat count with any options that the game does not refuse. */
export function anyTable(game: Game): fc.Arbitrary<Table> {
  const options = fc.record(Object.fromEntries(game.manifest.options.map((spec) => [spec.key, anyValue(spec)])));
  return fc
    .tuple(fc.constantFrom(...game.manifest.seats), options)
    .map(([seats, given]) => complete(game, seats, given))
    .filter((found) => found.length > 0)
    .map((found) => found[0] as Table);
}

/** The options of a table that are not the defaults, as short text. */
export function tableText(game: Game, table: Table): string {
  const values = Object.entries(table.options) as [string, OptionValue][];
  const own = values.filter(([key, value]) => {
    const spec = game.manifest.options.find((s) => s.key === key);
    return canonical(spec?.default) !== canonical(value);
  });
  return [`${table.seats} seats`, ...own.map(([key, value]) => `${key}=${String(value)}`)].join(' ');
}
