import type { Ledger } from '@/engine/companion/core/ledger';
import type { SheetFact } from '@/engine/companion/sea-of-clouds/facts';
import type { SheetSetup } from '@/engine/companion/sea-of-clouds/setup';
import type { CloudsSheet } from '@/engine/companion/sea-of-clouds/sheet';
import type { SheetTap } from '@/engine/companion/sea-of-clouds/taps';
import type { Opened } from '@/components/kit/companion/Companion';

export type OpenedSheet = Opened<CloudsSheet, SheetTap, SheetFact, SheetSetup>;
export type SheetLedger = Ledger<CloudsSheet, SheetTap, SheetFact, SheetSetup>;

export interface PageProps {
  readonly sheet: CloudsSheet;
  /** True: done. What makes no sense is said and changes nothing. */
  readonly tap: (tap: SheetTap) => boolean;
}

export interface SeatProps extends PageProps {
  readonly seat: number;
}

/** What lies open over the sheet. */
export type Over =
  | { readonly kind: 'log' | 'fresh' | 'table' | 'tables' | 'look-up' | 'history' }
  | { readonly kind: 'player' | 'crew'; readonly seat: number };
