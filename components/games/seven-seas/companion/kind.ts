import type { SheetFact } from '@/engine/companion/seven-seas/facts';
import type { SheetSetup } from '@/engine/companion/seven-seas/setup';
import type { SevenSeasSheet } from '@/engine/companion/seven-seas/sheet';
import type { SheetTap } from '@/engine/companion/seven-seas/taps';
import type { At } from '@/components/kit/companion/spec/spec';
import type { Draft } from './roles/draft';

export interface SevenSeas {
  readonly sheet: SevenSeasSheet;
  readonly tap: SheetTap;
  readonly fact: SheetFact;
  readonly setup: SheetSetup;
  readonly over: 'role' | 'table' | 'lid' | 'score' | 'player' | 'loot' | 'drop' | 'marks';
  readonly page: never;
  readonly draft: {
    /** Loot cards that came, and what of them is taken. */
    readonly cards: number;
    readonly loot: readonly number[];
    readonly drop: readonly number[];
    /** Dice of every colour to be thrown, the caravan's last. */
    readonly dice: readonly number[];
    /** What is chosen for the one who acts, as long as it is the same moment. */
    readonly role: { readonly moment: string; readonly draft: Draft };
    /** Seats whose rituals are unfolded. */
    readonly rituals: readonly number[];
  };
  readonly view: object;
}

export type SeasAt = At<SevenSeas>;
