import { SheetSetupSchema } from '@/engine/companion/seven-seas/setup';
import { sheetDocument } from '@/components/kit/companion/kept';

export const stored = sheetDocument('seven-seas', SheetSetupSchema);
