import { SheetSetupSchema } from '@/engine/companion/dead-mans-draw/setup';
import { sheetDocument } from '../kept';

export const stored = sheetDocument('dead-mans-draw', SheetSetupSchema);
