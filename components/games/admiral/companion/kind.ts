import type { SheetFact } from '@/engine/companion/admiral/facts';
import type { SheetSetup } from '@/engine/companion/admiral/setup';
import type { AdmiralSheet } from '@/engine/companion/admiral/sheet';
import type { SheetShots, SheetTap } from '@/engine/companion/admiral/taps';
import type { At } from '@/components/kit/companion/spec/spec';

/** What a square is asked for. */
export type Sought = 'place' | 'move' | 'drift' | 'reef';

export interface Admiral {
  readonly sheet: AdmiralSheet;
  readonly tap: SheetTap;
  readonly fact: SheetFact;
  readonly setup: SheetSetup;
  readonly over:
    | 'wind'
    | 'unit'
    | 'fire'
    | 'fight'
    | 'share'
    | 'drift'
    | 'explode'
    | 'square'
    | 'port'
    | 'pearls'
    | 'treaties'
    | 'finish'
    | 'notes'
    | 'lists'
    | 'options'
    | 'player'
    | 'table';
  readonly page: never;
  readonly draft: {
    /** A ship or a fort. */
    readonly unit: string;
    readonly target: string;
    readonly units: readonly string[];
    readonly helpers: readonly string[];
    readonly shots: readonly SheetShots[];
    readonly isSalvo: boolean;
    /** How far it fires, and how. */
    readonly squares: number;
    readonly isDiagonal: boolean;
    /** Faces of real dice, as they are typed. */
    readonly dice: readonly number[];
    readonly points: readonly number[];
    readonly sought: Sought;
    readonly square: string;
    readonly count: number;
    readonly order: readonly number[];
    /** What is agreed, as it is typed. */
    readonly text: string;
    readonly about: 'peace' | 'passage' | 'joint';
  };
  readonly view: {
    /** Dice are thrown here; else the faces of real ones are typed. */
    readonly rolls: boolean;
    /** Whose mines are looked at, behind the curtain. */
    readonly secret: number | null;
    /** `turn ship`: lies in shelter, as somebody has seen on the table. */
    readonly sheltered: readonly string[];
    /** What lies on the table already. */
    readonly ticks: readonly number[];
  };
}

export type FleetAt = At<Admiral>;
