import { documentOf } from '@/components/saves/vault';
import { SheetSetupSchema } from '@/engine/companion/sea-of-clouds/setup';
import { PRINTED, TablesSchema } from '@/engine/companion/sea-of-clouds/tables';
import { History, sheetDocument } from '@/components/kit/companion/kept';

export const stored = sheetDocument('sea-of-clouds', SheetSetupSchema);

/** What was typed off the cards of this table's box; it stays for the next sheet. */
export const boxTables = documentOf({
  name: 'companion.tables.sea-of-clouds',
  schema: TablesSchema,
  defaults: () => PRINTED,
});

export const winners = new History('sea-of-clouds');
