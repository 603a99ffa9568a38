import { canonical } from '@/engine/core/hash';
import { LONGEST_PACK, reviewPack } from './read';
import type { ColumnSpec, Pack, PackFault, PackSchema, TableSpec } from './schema';
import { totalsOf, type TotalNow } from './totals';

/** A cell that is being written in: what is no number yet stays the text that it is. */
export type DraftCell = string | number | boolean | readonly (string | number)[];
export type DraftRow = Readonly<Record<string, DraftCell>>;

/** A pack in the making: of the right form, with anything in its cells. Never changed in place. */
export interface PackDraft {
  readonly name: string;
  readonly tables: Readonly<Record<string, readonly DraftRow[]>>;
  readonly numbers: Readonly<Record<string, number | string>>;
}

export function draftOf({ name, tables, numbers }: Pack): PackDraft {
  return { name, tables, numbers };
}

function framed({ game, version }: PackSchema, { name, tables, numbers }: PackDraft) {
  return { pack: 1, game, version, name, tables, numbers };
}

/** For keeping; for a sound pack the text that a match keeps, too. */
export function draftText(schema: PackSchema, draft: PackDraft): string {
  return canonical(framed(schema, draft));
}

/** What was kept as a text; null when it has not the form of a draft. */
export function openDraft(schema: PackSchema, text: string): PackDraft | null {
  if (text.length > LONGEST_PACK) return null;
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isFields(given) || given.game !== schema.game || typeof given.name !== 'string') return null;
  const { name, tables, numbers } = given;
  if (!isFields(tables) || !isFields(numbers)) return null;
  const whole = schema.tables.every(({ key }) => Array.isArray(tables[key]) && tables[key].every(isRow));
  const known = Object.values(numbers).every((value) => typeof value === 'number' || typeof value === 'string');
  if (!whole || !known) return null;
  const kept = schema.tables.map(({ key }) => [key, tables[key]] as const);
  return { name, tables: Object.fromEntries(kept) as PackDraft['tables'], numbers: numbers as PackDraft['numbers'] };
}

function isFields(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isRow(given: unknown): given is DraftRow {
  const plain = (cell: unknown) => typeof cell === 'string' || typeof cell === 'number';
  const isCell = (cell: unknown) =>
    plain(cell) || typeof cell === 'boolean' || (Array.isArray(cell) && cell.every(plain));
  return isFields(given) && Object.values(given).every(isCell);
}

export interface DraftReview {
  /** Null while anything is wrong. */
  readonly pack: Pack | null;
  readonly faults: readonly PackFault[];
  readonly totals: readonly TotalNow[];
}

export function reviewDraft(schema: PackSchema, draft: PackDraft): DraftReview {
  const counted = Object.entries(draft.tables).map(
    ([key, rows]) => [key, rows.map(({ count }) => ({ count: typeof count === 'number' ? count : 0 }))] as const,
  );
  const totals = totalsOf(schema, { ...framed(schema, draft), tables: Object.fromEntries(counted) } as Pack);
  return { ...reviewPack(schema, framed(schema, draft)), totals };
}

function withRows(draft: PackDraft, table: string, change: (rows: readonly DraftRow[]) => readonly DraftRow[]) {
  return { ...draft, tables: { ...draft.tables, [table]: change(draft.tables[table] ?? []) } };
}

/** A cell set; a cell that is undefined is left out. A ladder grows and shrinks with the count of its card. */
export function setCell(
  schema: PackSchema,
  draft: PackDraft,
  table: string,
  index: number,
  column: string,
  cell: DraftCell | undefined,
): PackDraft {
  const spec = schema.tables.find(({ key }) => key === table);
  return withRows(draft, table, (rows) =>
    rows.map((row, i) => {
      if (i !== index) return row;
      const others = Object.fromEntries(Object.entries(row).filter(([key]) => key !== column));
      const changed: DraftRow = cell === undefined ? others : { ...row, [column]: cell };
      return spec && column === 'count' && typeof cell === 'number' ? withLadders(spec, changed, cell) : changed;
    }),
  );
}

function withLadders(table: TableSpec, row: DraftRow, count: number): DraftRow {
  const steps = Math.min(Math.max(count, table.copies.min), table.copies.max);
  const fitted = Object.entries(table.columns).flatMap(([key, column]) => {
    const ladder = row[key];
    if (column.kind !== 'ladder' || !Array.isArray(ladder)) return [];
    const last: string | number = ladder[ladder.length - 1] ?? 0;
    return [[key, Array.from({ length: steps }, (_, i): string | number => ladder[i] ?? last)] as const];
  });
  return { ...row, ...Object.fromEntries(fitted) };
}

/** A new card at the end of a table, as plain as the schema allows. */
export function addRow(schema: PackSchema, draft: PackDraft, table: string): PackDraft {
  const spec = schema.tables.find(({ key }) => key === table);
  if (!spec) return draft;
  const ids = new Set(Object.values(draft.tables).flatMap((rows) => rows.map(({ id }) => id)));
  let number = 1;
  while (ids.has(`own-${number}`)) number++;
  const cells = Object.entries(spec.columns).flatMap(([key, column]) => {
    const cell = key === 'id' ? firstId(column, `own-${number}`, ids) : firstCell(column, spec.copies.min);
    return cell === undefined ? [] : [[key, cell] as const];
  });
  return withRows(draft, table, (rows) => [...rows, { ...Object.fromEntries(cells), count: spec.copies.min }]);
}

/** An id that is free: of a list the first that is not there yet. */
function firstId(column: ColumnSpec, plain: string, taken: ReadonlySet<DraftCell | undefined>): DraftCell {
  return column.kind === 'enum' ? (column.values.find((value) => !taken.has(value)) ?? plain) : plain;
}

function firstCell(column: ColumnSpec, count: number): DraftCell | undefined {
  switch (column.kind) {
    case 'id':
    case 'name':
      return undefined;
    case 'enum':
      return column.values[0];
    case 'flag':
      return false;
    case 'number':
      return nearest(column);
    case 'ladder':
      return Array.from({ length: count }, () => nearest(column));
    case 'effects':
      return [firstEffect(column, [])];
  }
}

/** The number nearest to nought that is allowed. */
function nearest({ min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(Math.max(0, min), max);
}

type Effects = Extract<ColumnSpec, { kind: 'effects' }>;

/** The first effect that is not there yet. */
export function firstEffect(column: Effects, taken: readonly string[]): string {
  const codes = Object.keys(column.codes);
  return effectText(column, codes.find((code) => !taken.includes(code)) ?? codes[0] ?? '');
}

/** A code with a number that it may have. */
export function effectText({ codes }: Effects, code: string): string {
  const range = codes[code];
  return range ? `${code}:${nearest(range)}` : code;
}

export function removeRow(draft: PackDraft, table: string, index: number): PackDraft {
  return withRows(draft, table, (rows) => rows.filter((_, i) => i !== index));
}

export function setNumber(draft: PackDraft, key: string, value: number | string): PackDraft {
  return { ...draft, numbers: { ...draft.numbers, [key]: value } };
}
