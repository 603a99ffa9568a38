import { SheetSetupSchema } from '@/engine/companion/dead-mans-draw/setup';
import { sheetDocument } from '@/components/kit/companion/kept';

export const stored = sheetDocument('dead-mans-draw', SheetSetupSchema);
