import { documentOf } from '@/components/saves/vault';
import { BoxProfileSchema, CERTAIN, type BoxProfile } from '@/engine/companion/worlds-end/profile';
import { SheetSetupSchema } from '@/engine/companion/worlds-end/setup';
import { History, sheetDocument } from '@/components/kit/companion/kept';

export const stored = sheetDocument('worlds-end', SheetSetupSchema);

/** What was typed off the cards of this table's box; it stays for the next sheet. */
export const boxProfile = documentOf<BoxProfile>({
  name: 'companion.box.worlds-end',
  schema: BoxProfileSchema,
  defaults: () => CERTAIN,
});

export const winners = new History('worlds-end');
