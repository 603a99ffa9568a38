import { SheetSetupSchema } from '@/engine/companion/seven-seas/setup';
import { History, sheetDocument } from '@/components/kit/companion/kept';

export const stored = sheetDocument('seven-seas', SheetSetupSchema);
export const winners = new History('seven-seas');
