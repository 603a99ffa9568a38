import { documentOf } from '@/components/saves/vault';
import { SheetSetupSchema } from '@/engine/companion/sea-of-clouds/setup';
import { resultOf } from '@/engine/companion/sea-of-clouds/result';
import { PRINTED, TablesSchema } from '@/engine/companion/sea-of-clouds/tables';
import { finishedWith, History, sheetDocument, type Finished } from '@/components/kit/companion/kept';
import type { SheetLedger } from './pages';

export const stored = sheetDocument('sea-of-clouds', SheetSetupSchema);

/** What was typed off the cards of this table's box; it stays for the next sheet. */
export const boxTables = documentOf({
  name: 'companion.tables.sea-of-clouds',
  schema: TablesSchema,
  defaults: () => PRINTED,
});

export const winners = new History('sea-of-clouds');

export function finishedOf({ session, sheet }: SheetLedger): Finished {
  const result = resultOf(sheet);
  return finishedWith(
    session.seed,
    sheet.players,
    result.lines.map(({ total }) => total),
    result.winners,
  );
}
