import type { Pack, PackSchema } from './schema';

export interface TotalNow {
  readonly key: string;
  readonly cards: number;
  /** How many the box has. */
  readonly box: number;
}

/** How many cards the tables come to, beside what the box has: a difference is worth telling, and no fault. */
export function totalsOf(schema: PackSchema, pack: Pack): TotalNow[] {
  return schema.totals.map(({ key, tables, box }) => ({
    key,
    box,
    cards: tables.reduce((sum, table) => sum + cardsOf(pack, table), 0),
  }));
}

export function cardsOf(pack: Pack, table: string): number {
  return (pack.tables[table] ?? []).reduce((sum, row) => sum + (row.count as number), 0);
}
