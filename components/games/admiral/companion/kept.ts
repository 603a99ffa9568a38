import { documentOf } from '@/components/saves/vault';
import { OptionsSchema, SheetSetupSchema, USUAL_OPTIONS } from '@/engine/companion/admiral/setup';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { History, sheetDocument } from '@/components/kit/companion/kept';

export const stored = sheetDocument('admiral', SheetSetupSchema);

/** What was played last; the next sheet begins with it. */
export const lastOptions = documentOf<AdmiralOptions>({
  name: 'companion.options.admiral',
  schema: OptionsSchema,
  defaults: () => USUAL_OPTIONS,
});

export const winners = new History('admiral');
