import fc from 'fast-check';
import type { Game } from '@/engine/core/game';
import { canonical } from '@/engine/core/hash';
import { readOptions, type OptionSpec, type OptionValue } from '@/engine/core/options';
import { countsFor } from '@/engine/core/seats';
import { pairwise } from './pairs';
import type { Subject, Table } from './settings';

type Given = Readonly<Record<string, OptionValue>>;

/** Every value of an option, the default first; of a set, each member left out, each alone, and none at all. */
function valuesOf({ settings }: Subject, spec: OptionSpec): OptionValue[] {
  if (spec.kind === 'flag') return [spec.default, !spec.default];
  if (spec.kind !== 'set') {
    const own = settings.documents?.[spec.key] ?? [];
    return [spec.default, ...spec.values.filter((value) => value !== spec.default), ...own];
  }
  const without = spec.values.map((out) => spec.values.filter((value) => value !== out));
  return [spec.default, ...without, ...spec.values.map((value) => [value]), []];
}

function complete({ game }: Subject, seats: number, given: Given): Table[] {
  const options = readOptions(game.manifest.options, given);
  return countsFor(game, options).includes(seats) && game.refuse(options, seats) === null ? [{ seats, options }] : [];
}

const known = new WeakMap<Subject, readonly Table[]>();

/** Every seat count with the defaults and with each preset, and every pair of option values, or of one and a seat count, at least once. */
export function everyTable(subject: Subject): readonly Table[] {
  const tables = known.get(subject) ?? gather(subject);
  known.set(subject, tables);
  return tables;
}

function gather(subject: Subject): readonly Table[] {
  const { seats: counts, options, presets } = subject.game.manifest;
  const values = options.map((spec) => valuesOf(subject, spec));
  const tableOf = ([seat, ...chosen]: readonly number[]): Table[] => {
    const given = options.map(({ key }, i) => [key, values[i]?.[chosen[i] as number] as OptionValue] as const);
    return complete(subject, counts[seat as number] as number, Object.fromEntries(given));
  };
  const sizes = [counts.length, ...values.map((all) => all.length)];
  const tables = [
    ...counts.flatMap((seats) => [
      ...complete(subject, seats, {}),
      ...presets
        .filter((preset) => preset.seats?.includes(seats) ?? true)
        .flatMap((preset) => complete(subject, seats, preset.options as Given)),
    ]),
    ...pairwise(sizes, (row) => tableOf(row).length > 0).flatMap(tableOf),
  ];
  return [...new Map(tables.map((table) => [canonical(table), table])).values()];
}

function anyValue(spec: OptionSpec): fc.Arbitrary<OptionValue> {
  if (spec.kind === 'flag') return fc.boolean();
  if (spec.kind !== 'set') return fc.constantFrom(...spec.values);
  return fc.subarray([...spec.values]);
}

/** Any seat count with any options that the game does not refuse. */
export function anyTable(subject: Subject): fc.Arbitrary<Table> {
  const { game } = subject;
  const options = fc.record(Object.fromEntries(game.manifest.options.map((spec) => [spec.key, anyValue(spec)])));
  return fc
    .tuple(fc.constantFrom(...game.manifest.seats), options)
    .map(([seats, given]) => complete(subject, seats, given))
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
