import type { Seat } from '@/engine';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { Sign } from '../signs';

/** Places by name; the scene knows their rectangles at every size. */
export type Spot =
  | { readonly kind: 'pile' }
  /** Beside the draw pile, where known cards stand. */
  | { readonly kind: 'known'; readonly place: number }
  | { readonly kind: 'discard' }
  /** Place of a row of `of` cards. */
  | { readonly kind: 'row'; readonly place: number; readonly of: number }
  | { readonly kind: 'slot'; readonly seat: Seat; readonly suit: Suit }
  /** Before the eyes of all, on the way to a row of `of` cards. */
  | { readonly kind: 'air'; readonly of: number }
  /** Behind the waves. */
  | { readonly kind: 'sea' }
  /** At its place in the row, leaning by so many degrees, half gone behind the waves. */
  | { readonly kind: 'foundering'; readonly place: number; readonly of: number; readonly tilt: number }
  /** Large, over the row: the card that sinks it, and beside it the one that it is a twin of. */
  | { readonly kind: 'accused' }
  | { readonly kind: 'twin' }
  /** One of `of` open cards of a map. */
  | { readonly kind: 'open'; readonly place: number; readonly of: number };

/**
 * How a card goes. `turn`: lifts off the pile, hangs, turns over. `slam`: down into the row. `lunge`: pulled back, then off.
 * `spin`: thrown. `haul`: dragged by a chain. `founder`: tips over; `doom`: so does the twin, in ember lights. `sink`: goes down.
 * `tremble`, `flash`: stays where it is.
 */
export type Way =
  'slide' | 'turn' | 'slam' | 'lunge' | 'spin' | 'haul' | 'accuse' | 'founder' | 'doom' | 'sink' | 'tremble' | 'flash';

export interface Flight {
  /** Null: nobody here knows which, only its back is seen. */
  readonly card: CardId | null;
  readonly way: Way;
  readonly from: Spot;
  readonly to: Spot;
  readonly at: number;
  readonly for: number;
  /** Turns face up on its way. */
  readonly opens?: true;
  /** How long a turning card hangs in the air first. */
  readonly hang?: number;
}

export interface TideMove {
  readonly at: number;
  readonly for: number;
  readonly from: number;
  readonly to: number;
}

export interface Moves {
  readonly flights: readonly Flight[];
  /** Lights of the suit bar that tremble: the signs that would sink the row now. */
  readonly trembling: { readonly signs: readonly Sign[]; readonly at: number; readonly for: number } | null;
  readonly tide: readonly TideMove[];
  /** When scores begin to count, and for how long. */
  readonly counting: { readonly at: number; readonly for: number } | null;
}

/** A card that ends here is in no picture of the table: it stays in the air until the next event takes it. */
export function staysInTheAir({ to }: Flight): boolean {
  return IN_THE_AIR.has(to.kind);
}

const IN_THE_AIR: ReadonlySet<Spot['kind']> = new Set(['air', 'accused', 'twin', 'foundering', 'open']);
