import type { CardType } from '@/engine/games/sea-of-clouds/data/types';
import type { Spot } from '../poses';

/** A piece on its way. */
export interface Flight {
  readonly piece: CardType | 'coin' | 'parrot' | 'ship';
  readonly from: Spot;
  readonly to: Spot;
  readonly at: number;
  readonly for: number;
  /** Turns about itself as it flies. */
  readonly spins?: boolean;
}

export interface CloudMotion {
  readonly flights: readonly Flight[];
  /** The share that lies before everybody when all is done; null: none does. */
  readonly looked: number | null;
}
