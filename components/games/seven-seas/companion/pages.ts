import type { Ledger } from '@/engine/companion/core/ledger';
import type { SheetFact } from '@/engine/companion/seven-seas/facts';
import type { SheetSetup } from '@/engine/companion/seven-seas/setup';
import type { SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import type { SheetTap } from '@/engine/companion/seven-seas/taps';
import type { Opened } from '@/components/kit/companion/Companion';

export type OpenedSheet = Opened<SevenSeasSheet, SheetTap, SheetFact, SheetSetup>;
export type SheetLedger = Ledger<SevenSeasSheet, SheetTap, SheetFact, SheetSetup>;

export interface PageProps {
  readonly sheet: SevenSeasSheet;
  /** True: done. What makes no sense is said and changes nothing. */
  readonly tap: (tap: SheetTap) => boolean;
}

/** Something of one player. */
export interface SeatOver {
  readonly kind: 'player' | 'loot' | 'drop' | 'marks';
  readonly seat: number;
  /** What comes back when it is closed. */
  readonly from?: 'role';
}

/** What lies open over the sheet. */
export type Over = { readonly kind: 'log' | 'fresh' | 'role' | 'table' | 'lid' | 'score' | 'history' } | SeatOver;
