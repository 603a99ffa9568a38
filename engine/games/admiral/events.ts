import type { Event, Seat } from '@/engine/core/game';
import type { ShipId } from './data/ships';
import type { SquareId } from './data/squares';
import type { Stop } from './legal/sail';
import type { FortView, PlayerView, Result, ShipView, TableView } from './view';

/** What is different on the table after an event; all of it is open. Forts go by their squares, players by their seats. */
export interface Now {
  readonly table?: Partial<TableView>;
  readonly ships?: Readonly<Record<ShipId, Partial<ShipView>>>;
  readonly forts?: Readonly<Record<SquareId, Partial<FortView>>>;
  readonly players?: Readonly<Record<Seat, Partial<PlayerView>>>;
}

interface Told extends Pick<Event, 'reveals' | 'own'> {
  /** Whom it happens to. */
  readonly seat: Seat;
  readonly now: Now;
}

/** What has happened, as a rule tells it: what is different then is added to it. */
export type Happening =
  | { readonly type: 'home'; readonly seat: Seat; readonly fort: SquareId }
  | { readonly type: 'deployed'; readonly seat: Seat; readonly ship: ShipId; readonly at: SquareId }
  | { readonly type: 'round'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'wind'; readonly seat: Seat; readonly sector: number; readonly reveals: true }
  | { readonly type: 'turn'; readonly seat: Seat }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly from: SquareId;
      readonly path: readonly SquareId[];
    }
  | {
      readonly type: 'drifted';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly from: SquareId;
      readonly path: readonly SquareId[];
      readonly stop: Stop;
      readonly damage: number;
    }
  | {
      readonly type: 'sunk';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly at: SquareId;
      readonly why: 'reef' | 'out';
    }
  | { readonly type: 'out'; readonly seat: Seat; readonly why: 'ship-lost' }
  | { readonly type: 'over'; readonly seat: Seat; readonly result: Result }
  /** The turn goes on, or another question is open. */
  | { readonly type: 'asks'; readonly seat: Seat };

/** Everything that can happen at this table. */
export type AdmiralEvent = Happening & Told;
