import type { Ledger } from '@/engine/companion/core/ledger';
import type { SheetFact } from '@/engine/companion/dead-mans-draw/facts';
import type { SheetSetup } from '@/engine/companion/dead-mans-draw/setup';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import type { SheetTap } from '@/engine/companion/dead-mans-draw/taps';
import type { Books } from '@/components/kit/companion/books';

export type SheetBooks = Books<DeadMansDrawSheet, SheetTap, SheetFact, SheetSetup>;
export type SheetLedger = Ledger<DeadMansDrawSheet, SheetTap, SheetFact, SheetSetup>;

export type Page = 'table' | 'turn' | 'cards' | 'score';

/** How the score page is filled in. */
export type Filling = 'suit' | 'player' | 'all';

export interface PageProps {
  readonly sheet: DeadMansDrawSheet;
  /** True: done. What makes no sense is said and changes nothing. */
  readonly tap: (tap: SheetTap) => boolean;
}
