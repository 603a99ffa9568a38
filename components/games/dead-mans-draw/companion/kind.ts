import type { SheetFact } from '@/engine/companion/dead-mans-draw/facts';
import type { SheetSetup } from '@/engine/companion/dead-mans-draw/setup';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import type { SheetTap } from '@/engine/companion/dead-mans-draw/taps';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { At } from '@/components/kit/companion/spec/spec';

/** How the score page is filled in. */
export type Filling = 'suit' | 'player' | 'all';

export interface DeadMansDraw {
  readonly sheet: DeadMansDrawSheet;
  readonly tap: SheetTap;
  readonly fact: SheetFact;
  readonly setup: SheetSetup;
  readonly over: 'lists' | 'variant' | 'player' | 'whose-turn' | 'number' | 'stack';
  readonly page: 'table' | 'turn' | 'cards' | 'score';
  readonly draft: {
    readonly name: string;
    /** Of the stack, or of the card whose number is asked. */
    readonly suit: Suit;
    /** A card that lies in the row already; without it, one that comes now. */
    readonly place: number;
  };
  readonly view: {
    readonly filling: Filling;
    /** The suit that is read out. */
    readonly suit: number;
    /** The traits are dealt later. */
    readonly later: boolean;
  };
}

export type DrawAt = At<DeadMansDraw>;
