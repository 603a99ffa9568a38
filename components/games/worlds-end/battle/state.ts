import type { SeatColour } from '@/components/art/seats';
import type { Hull } from '../scene/side-ship';

export interface BattleShip {
  readonly id: string;
  /** From the words of the game. */
  readonly name: string;
  readonly hull: Hull;
  readonly attack: number;
  readonly defence: number;
  readonly survivable: boolean;
  readonly fired: boolean;
  readonly damaged: boolean;
  readonly sunk: boolean;
  /** It has left the battle, and is safe. */
  readonly withdrawn?: boolean;
  /** It stands for so many that are alike; left out: for itself. */
  readonly count?: number;
  /** All that stand here, this one first. */
  readonly ids?: readonly string[];
}

export interface BattleLine {
  /** Null: ships of the Company. */
  readonly seat: SeatColour | null;
  /** In their order from the left; of two ranks the front one first. */
  readonly ships: readonly BattleShip[];
}

export interface BattleDie {
  readonly value: number;
  /** Null: it says nothing yet. */
  readonly hit: boolean | null;
}

/** Rolled on the side of the ship that was hit: a die that is greater than its Defence sinks it. */
export interface BattleCheck {
  readonly ship: string;
  readonly dice: readonly BattleDie[];
  readonly thrower: 'pirates' | 'company';
}

/** What is drawn of a battle. */
export interface BattleState {
  readonly enemy: BattleLine;
  readonly own: BattleLine;
  /** Ids of ships. */
  readonly firing: string | null;
  readonly target: string | null;
  readonly legal: readonly string[];
  readonly dice: readonly BattleDie[];
  /** Whose dice they are: the Company's are of another colour, with other pips. */
  readonly thrower: 'pirates' | 'company';
  /** Null: none was rolled. */
  readonly check?: BattleCheck | null;
  /** Dice that are chosen. */
  readonly picked?: readonly number[];
  /** Against the armada: by its own light, where its ships are black paper. */
  readonly last?: boolean;
  readonly words: BattleWords;
}

export interface BattleWords {
  readonly sunk: string;
  readonly withdrawn?: string;
  readonly hit: string;
  readonly miss: string;
  readonly check?: string;
}
