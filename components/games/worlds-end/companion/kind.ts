import type { SheetFact } from '@/engine/companion/worlds-end/facts';
import type { SheetSetup } from '@/engine/companion/worlds-end/setup';
import type { WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import type { SheetTap } from '@/engine/companion/worlds-end/taps';
import type { Sea } from '@/engine/games/worlds-end/data/board';
import type { At } from '@/components/kit/companion/spec/spec';

export interface WorldsEnd {
  readonly sheet: WorldsEndSheet;
  readonly tap: SheetTap;
  readonly fact: SheetFact;
  readonly setup: SheetSetup;
  readonly over:
    | 'event'
    | 'due'
    | 'income'
    | 'turn'
    | 'port'
    | 'guards'
    | 'sea'
    | 'auction'
    | 'battle'
    | 'last'
    | 'armada'
    | 'box'
    | 'card'
    | 'player'
    | 'table';
  readonly page: never;
  readonly draft: {
    readonly sea: Sea;
    /** Faces of real dice, as they are typed. */
    readonly dice: readonly number[];
    /** Ships, and the gold that is asked for. */
    readonly count: number;
    readonly gold: number;
    readonly how: 'move' | 'calypso' | 'free';
    /** In a battle: the ship that was touched, at whom it fires, and a new one as far as it is typed. */
    readonly ship: number | null;
    readonly target: number | null;
    readonly side: 0 | 1;
    readonly attack: number;
    readonly defence: number;
    readonly guard: boolean;
    /** The die that is turned, of the salvo or of its check. */
    readonly die: { readonly check: boolean; readonly at: number } | null;
    readonly text: string;
  };
  readonly view: {
    /** Shots are rolled here; else the faces of real dice are typed. */
    readonly rolls: boolean;
  };
}

export type SeasAt = At<WorldsEnd>;
