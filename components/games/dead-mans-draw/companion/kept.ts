import { SheetSetupSchema } from '@/engine/companion/dead-mans-draw/setup';
import { History, sheetDocument } from '@/components/kit/companion/kept';

export const stored = sheetDocument('dead-mans-draw', SheetSetupSchema);
export const winners = new History('dead-mans-draw');
