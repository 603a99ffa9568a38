import { SheetSetupSchema } from '@/engine/companion/seven-seas/setup';
import { sheetDocument } from '../kept';

export const stored = sheetDocument('seven-seas', SheetSetupSchema);
