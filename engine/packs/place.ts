/** Where a fault is, taken apart: the path `tables.rum[3].effects[0]` is the first effect of the fourth card of that table. */
export interface FaultPlace {
  readonly table: string | null;
  readonly row: number | null;
  /** A column of the table, a number beside the tables, or the name of the pack. */
  readonly field: string | null;
  readonly step: number | null;
}

const IN_TABLE = /^tables\.([^.[\]]+)(?:\[(\d+)\])?(?:\.([^.[\]]+))?(?:\[(\d+)\])?$/;

export function placeOf(at: string): FaultPlace {
  const [, table, row, field, step] = IN_TABLE.exec(at) ?? [];
  const number = (text: string | undefined) => (text === undefined ? null : Number(text));
  if (table !== undefined) return { table, row: number(row), field: field ?? null, step: number(step) };
  return { table: null, row: null, field: at.replace(/^numbers\./, '') || null, step: null };
}
