import type { Event, Seat } from '@/engine/core/game';
import type { Texts } from './data/scenario';
import type { ShipId } from './data/ships';
import type { SquareId } from './data/squares';
import type { Stop } from './legal/sail';
import type {
  Attack,
  FortView,
  MineView,
  Offer,
  PlayerView,
  Result,
  ShipView,
  Shots,
  TableView,
  Treaty,
  UnitId,
} from './view';

/** What is different on the table after an event; all of it is open. Forts go by their squares, players by their seats. */
export interface Now {
  readonly table?: Partial<TableView>;
  readonly ships?: Readonly<Record<ShipId, Partial<ShipView>>>;
  readonly forts?: Readonly<Record<SquareId, Partial<FortView>>>;
  readonly players?: Readonly<Record<Seat, Partial<PlayerView>>>;
  /** Only to the layer: his own mines. */
  readonly mines?: readonly MineView[];
}

/** Whom it happens to. */
interface Of {
  readonly seat: Seat;
}

/** A die has fallen: there is no way back behind it. */
interface Rolled {
  readonly reveals: true;
}

interface OfShip extends Of {
  readonly ship: ShipId;
  readonly at: SquareId;
}

export type SinkReason =
  'reef' | 'storm' | 'mine' | 'fire' | 'explosion' | 'fireship' | 'fight' | 'sacrifice' | 'ruin' | 'out';
export type WorkEnd = 'wish' | 'done' | 'ship' | 'fort';

/** What has happened, as a rule tells it: what is different then is added to it. */
export type Happening =
  | (Of & { readonly type: 'home'; readonly fort: SquareId })
  | (Of & { readonly type: 'reef'; readonly at: SquareId | null })
  | (OfShip & { readonly type: 'deployed' })
  /** Where is for the layer alone (`now.mines`). */
  | (Of & { readonly type: 'laid'; readonly left: number })
  | (Of & { readonly type: 'laid-all' })
  /** An order was changed, or a mine named: nobody else may notice (4.17.17, 4.17.18). */
  | { readonly type: 'ordered'; readonly reveals?: true }
  /** 4.17.16: a layer has answered, told once; whether anything will go off is not. */
  | (Of & Rolled & { readonly type: 'mine-answered' })
  /** A mine of `seat` under this ship. */
  | (OfShip & Rolled & { readonly type: 'mine'; readonly damage: number })
  /** 4.17.10: mines of a player who is out. */
  | (Of & Rolled & { readonly type: 'mines-shown'; readonly at: readonly SquareId[] })
  | (Of & { readonly type: 'round'; readonly round: number })
  | (Of & Rolled & { readonly type: 'wind'; readonly sector: number })
  | (Of & { readonly type: 'turn' })
  | (Of & {
      readonly type: 'moved';
      readonly ship: ShipId;
      readonly from: SquareId;
      readonly path: readonly SquareId[];
      readonly reveals?: true;
    })
  | (Of & {
      readonly type: 'drifted';
      readonly ship: ShipId;
      readonly from: SquareId;
      readonly path: readonly SquareId[];
      readonly stop: Stop;
      /** Of the reef, if the ship gets there. */
      readonly damage: number;
      readonly reveals?: true;
    })
  /** One die for all shots; `hits` by shooter. */
  | (Of &
      Rolled & {
        readonly type: 'fired';
        readonly shots: readonly Shots[];
        readonly target: UnitId;
        readonly die: number;
        readonly hits: readonly number[];
      })
  /** 8.1.2 */
  | (OfShip & Rolled & { readonly type: 'strained'; readonly die: number; readonly damage: number })
  | (Of & { readonly type: 'offered'; readonly offer: Offer })
  | (Of & { readonly type: 'treaty-answered'; readonly offer: Offer; readonly accepts: boolean })
  | (Of & { readonly type: 'treaty-broken'; readonly treaty: Treaty; readonly byDeed: boolean })
  | (OfShip & { readonly type: 'fireship'; readonly due: number })
  | (OfShip & { readonly type: 'exploded'; readonly damage: number; readonly victims: readonly ShipId[] })
  | (Of & Attack & { readonly type: 'attacked' })
  /** 4.14.5: the dice in unit order, attackers first; both totals. */
  | (Of &
      Rolled & {
        readonly type: 'fought';
        readonly target: UnitId;
        readonly attackDice: readonly number[];
        readonly defenceDice: readonly number[];
        readonly attack: number;
        readonly defence: number;
      })
  | (Of & {
      readonly type: 'shared';
      readonly units: readonly UnitId[];
      readonly given: readonly number[];
      readonly won: boolean;
    })
  | (Of & { readonly type: 'shifted'; readonly from: ShipId; readonly to: ShipId; readonly count: number })
  | (OfShip & { readonly type: 'captured'; readonly from: Seat })
  | (Of & { readonly type: 'fort-captured'; readonly fort: SquareId; readonly from: Seat | null })
  /** `lost` and `left` of what lay in it; `left` lies in its port now. */
  | (Of & { readonly type: 'fort-ruined'; readonly fort: SquareId; readonly lost: number; readonly left: number })
  | (Of & { readonly type: 'fort-restored'; readonly fort: SquareId })
  | (Of & { readonly type: 'fort-neutral'; readonly fort: SquareId })
  | (Of & { readonly type: 'fort-given'; readonly fort: SquareId; readonly to: Seat; readonly isGift: boolean })
  | (OfShip & { readonly type: 'sunk'; readonly why: SinkReason; readonly lost: number; readonly left: number })
  | (OfShip & { readonly type: 'loaded'; readonly from: SquareId; readonly count: number })
  | (OfShip & { readonly type: 'unloaded'; readonly fort: SquareId; readonly count: number })
  | (OfShip & { readonly type: 'repair'; readonly fort: SquareId })
  | (OfShip & { readonly type: 'repair-ended'; readonly byOwner: boolean })
  | (OfShip & { readonly type: 'mended' })
  | (Of & {
      readonly type: 'work';
      readonly fort: SquareId;
      readonly ships: readonly ShipId[];
      readonly isRestoring: boolean;
    })
  | (Of & {
      readonly type: 'work-asked';
      readonly of: Seat;
      readonly fort: SquareId;
      readonly ships: readonly ShipId[];
    })
  | (Of & { readonly type: 'work-answered'; readonly fort: SquareId; readonly agrees: boolean })
  | (Of & { readonly type: 'work-ended'; readonly fort: SquareId; readonly why: WorkEnd })
  | (Of & { readonly type: 'fort-mended'; readonly fort: SquareId; readonly damage: number })
  | (Of & { readonly type: 'fortless'; readonly turns: number })
  | (Of & { readonly type: 'out'; readonly why: 'ship-lost' | 'no-ships' | 'no-fort' | 'resigned' })
  /** 14.4: what a scenario has happen. */
  | (OfShip & { readonly type: 'came' })
  | (Of & { readonly type: 'placed'; readonly at: readonly SquareId[]; readonly reveals?: true })
  | (Of & { readonly type: 'reef-gone'; readonly at: SquareId })
  | (Of & { readonly type: 'message'; readonly texts: Texts })
  | (Of & { readonly type: 'over'; readonly result: Result; readonly reveals?: true })
  /** The turn goes on, or another question is open. */
  | (Of & { readonly type: 'asks' });

/** Everything that can happen at this table. */
export type AdmiralEvent = Happening & Pick<Event, 'reveals' | 'own'> & { readonly now: Now };
