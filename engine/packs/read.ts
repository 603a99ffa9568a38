import { canonical } from '@/engine/core/hash';
import { RuleError } from '@/engine/core/rule-error';
import { readCell, readName, readNumber } from './column';
import type { Pack, PackFault, PackFaultCode, PackRow, PackSchema, PackValue, Report, TableSpec } from './schema';

/** Characters. The house pack of Sea of Clouds fills a sixth of it. */
export const LONGEST_PACK = 24_000;

interface Reading {
  /** Null when there is any fault. */
  readonly pack: Pack | null;
  readonly faults: readonly PackFault[];
}

/** Everything that is wrong with a pack, table by table: an editor marks it all at once. */
export function reviewPack(schema: PackSchema, given: unknown): Reading {
  const faults: PackFault[] = [];
  const pack = readPack(schema, given, (code, at, params = {}) => void faults.push({ code, at, params }));
  return { pack: faults.length === 0 ? pack : null, faults };
}

export function reviewPackText(schema: PackSchema, text: string): Reading {
  const alone = (code: PackFault['code'], params: PackFault['params'] = {}): Reading => ({
    pack: null,
    faults: [{ code, at: '', params }],
  });
  if (text.length > LONGEST_PACK) return alone('pack-too-long', { most: LONGEST_PACK });
  try {
    return reviewPack(schema, JSON.parse(text));
  } catch {
    return alone('pack-not-json');
  }
}

/** One text for one pack, whatever order its fields were written in: what a match keeps. */
export function packText(pack: Pack): string {
  return canonical(pack);
}

/** For an option of a match: the text as a match keeps it. Throws the first fault as a RuleError. */
export function acceptPackText(schema: PackSchema, text: string): string {
  const { pack, faults } = reviewPackText(schema, text);
  if (pack) return packText(pack);
  const [first] = faults;
  throw new RuleError(first?.code ?? 'pack-shape', { at: first?.at ?? '', ...first?.params });
}

type Fields = Readonly<Record<string, unknown>>;

function readPack(schema: PackSchema, given: unknown, fault: Report): Pack | null {
  const fields = fieldsOf(given, '', fault);
  if (!fields) return null;
  if (typeof fields.pack === 'number' && fields.pack > 1) return stop(fault, 'pack-newer', 'pack');
  if (fields.pack !== 1) return stop(fault, 'pack-shape', 'pack');
  if (typeof fields.game !== 'string') return stop(fault, 'pack-shape', 'game');
  if (fields.game !== schema.game) return stop(fault, 'pack-other-game', 'game', { game: schema.game });
  if (fields.version !== schema.version) {
    return stop(fault, 'pack-other-version', 'version', { version: schema.version });
  }
  onlyThese(fields, ['pack', 'game', 'version', 'name', 'tables', 'numbers'], '', fault);
  const name = readName(fields.name, 'name', fault);
  const tables = readTables(schema, fields.tables, fault);
  const numbers = readNumbers(schema, fields.numbers, fault);
  if (name === undefined || !tables || !numbers) return null;
  const pack: Pack = { pack: 1, game: schema.game, version: schema.version, name, tables, numbers };
  schema.review(pack, fault);
  return pack;
}

function stop(fault: Report, ...what: Parameters<Report>): null {
  fault(...what);
  return null;
}

/** Null after a fault: what should be an object is none. */
function fieldsOf(given: unknown, at: string, fault: Report, code: PackFaultCode = 'pack-shape'): Fields | null {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Fields;
  return stop(fault, code, at);
}

function onlyThese(fields: Fields, keys: readonly string[], at: string, fault: Report): void {
  for (const key of Object.keys(fields)) {
    if (!keys.includes(key)) fault('pack-unknown', joined(at, key));
  }
}

function joined(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

function has(fields: Fields, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(fields, key);
}

function readTables(schema: PackSchema, given: unknown, fault: Report): Pack['tables'] | null {
  const fields = fieldsOf(given, 'tables', fault);
  if (!fields) return null;
  const keys = schema.tables.map((table) => table.key);
  onlyThese(fields, keys, 'tables', fault);
  const seen = new Set<string>();
  const tables = schema.tables.map((table): [string, readonly PackRow[] | null] => [
    table.key,
    readTable(table, has(fields, table.key) ? fields[table.key] : undefined, seen, fault),
  ]);
  return tables.some(([, rows]) => rows === null) ? null : (Object.fromEntries(tables) as Pack['tables']);
}

function readTable(table: TableSpec, given: unknown, seen: Set<string>, fault: Report): readonly PackRow[] | null {
  const at = `tables.${table.key}`;
  const { min, max } = table.rows;
  if (!Array.isArray(given) || given.length < min || given.length > max) {
    return stop(fault, 'pack-rows', at, { min, max });
  }
  const rows = given.map((row: unknown, i) => readRow(table, row, `${at}[${i}]`, seen, fault));
  return rows.includes(null) ? null : (rows as PackRow[]);
}

function readRow(table: TableSpec, given: unknown, at: string, seen: Set<string>, fault: Report): PackRow | null {
  const fields = fieldsOf(given, at, fault, 'pack-row');
  if (!fields) return null;
  onlyThese(fields, [...Object.keys(table.columns), 'count'], at, fault);
  const row: Record<string, PackValue> = {};
  let whole = true;
  const take = (key: string, value: PackValue | undefined): void => {
    if (value === undefined) whole = false;
    else row[key] = value;
  };
  take(
    'count',
    has(fields, 'count') ? readNumber(table.copies, fields.count, `${at}.count`, fault) : missing(at, 'count', fault),
  );
  for (const [key, column] of Object.entries(table.columns)) {
    if (has(fields, key)) take(key, readCell(column, fields[key], `${at}.${key}`, fault));
    else if (!('optional' in column)) take(key, missing(at, key, fault));
  }
  if (!whole) return null;
  const id = row.id as string;
  if (seen.has(id)) fault('pack-twice', `${at}.id`, { value: id });
  seen.add(id);
  ladderFits(table, row, at, fault);
  return row;
}

function missing(at: string, key: string, fault: Report): undefined {
  fault('pack-missing', `${at}.${key}`);
  return undefined;
}

/** A ladder has as many steps as there are copies. */
function ladderFits(table: TableSpec, row: PackRow, at: string, fault: Report): void {
  for (const [key, column] of Object.entries(table.columns)) {
    if (column.kind !== 'ladder' || (row[key] as readonly number[]).length === row.count) continue;
    fault('pack-ladder', `${at}.${key}`, { steps: row.count as number });
  }
}

function readNumbers(schema: PackSchema, given: unknown, fault: Report): Pack['numbers'] | null {
  const fields = fieldsOf(given, 'numbers', fault);
  if (!fields) return null;
  onlyThese(fields, Object.keys(schema.numbers), 'numbers', fault);
  const numbers = Object.entries(schema.numbers).map(([key, range]): [string, number | undefined] => [
    key,
    has(fields, key) ? readNumber(range, fields[key], `numbers.${key}`, fault) : missing('numbers', key, fault),
  ]);
  return numbers.some(([, value]) => value === undefined) ? null : (Object.fromEntries(numbers) as Pack['numbers']);
}
