import type { Seat, View } from '@/engine/core/game';
import type { CardId, ShipId } from './box';
import type { SeaId } from './data/board';
import type { HeroId } from './data/cards';
import type { EventId } from './data/events';
import type { WorldsEndOptions } from './options';

export type Phase = 'setup' | 'event' | 'management' | 'actions' | 'over';

/** 7.3; empty while the match lasts. */
export type Result = '' | 'fame10' | 'armadaBeaten' | 'lastStanding' | 'armadaVictory';

/** 0 starts every round (4.12.1), 1 answers. */
export type SideNumber = 0 | 1;

export type BattleKind = 'sea' | 'kraken' | 'convoy' | 'final';

/** 4.12.8: how far a salvo is. */
export type SalvoStep = 'react' | 'roll' | 'after' | 'cancel' | 'result' | 'answer' | 'follow' | 'over';

/** A salvo under way; ships and cards as the table names them, numbers in a state, ids in a view. */
export interface SalvoOf<S, K> {
  readonly step: SalvoStep;
  readonly side: SideNumber;
  readonly ship: S;
  readonly target: S;
  /** The card in window 1. */
  readonly card: K | null;
  /** The dice on the table; the one die of a boarding. */
  readonly dice: readonly number[];
  /** What a card in window 2 adds to the Defence of the target. */
  readonly shelter: number;
  /** Hits that were cancelled. */
  readonly cancelled: number;
  readonly smoked: boolean;
  /** The dice of a survivability check, of the target or of whoever was fired back at. */
  readonly check: readonly number[];
  /** The dice of return fire; empty before it. */
  readonly answer: readonly number[];
}

/** 4.1.4: a running battle, all of it open. */
export interface BattleOf<S, K, P> {
  readonly kind: BattleKind;
  /** Null where the battle is for no sea. */
  readonly sea: P | null;
  /** Who plays each side; null: the Company. */
  readonly sides: readonly [Seat | null, Seat | null];
  /** 4.1.11; null without Company ships. */
  readonly commander: Seat | null;
  readonly lines: readonly [readonly S[], readonly S[]];
  readonly damaged: readonly S[];
  readonly fired: readonly S[];
  /** 4.16.1: ships that have had their card this round. */
  readonly carded: readonly S[];
  /** Forged Plates. */
  readonly plates: S | null;
  readonly withdrawn: readonly [readonly S[], readonly S[]];
  /** In the order in which they went down, and under whose command. */
  readonly sunk: readonly S[];
  readonly sunkOf: readonly SideNumber[];
  /** Where guards fight beside a squadron only their owner knows which they are (E-15): how many, who may be one, and by which places. */
  readonly posts: number;
  readonly origins: readonly S[];
  readonly places: readonly number[];
  /** Ships that have changed hands; they are no guards any more (4.15.5, E-37). */
  readonly taken: readonly S[];
  readonly played: readonly K[];
  readonly round: number;
  /** 4.14.2: the side that is asked at the end of the round; null within it. */
  readonly ending: SideNumber | null;
  readonly toFire: SideNumber;
  /** 2.10: no Company ship fires in the first round. */
  readonly parley: boolean;
  readonly salvo: SalvoOf<S, K> | null;
}

export type BattleView = BattleOf<ShipId, CardId, SeaId>;

/**
 * What is unfinished, the one that asks now last. All of it is open, and what is asked is written down here when it is
 * asked, so that a state made by `resample` asks the same. `seat` is who is asked, or whose affair it is.
 */
export type Task =
  | { readonly kind: 'hero'; readonly seat: Seat }
  | { readonly kind: 'start-sea'; readonly seat: Seat }
  /** 4.2.1: the phases of a turn, and its end (4.2.3). */
  | { readonly kind: 'event'; readonly seat: Seat }
  | { readonly kind: 'management'; readonly seat: Seat }
  | { readonly kind: 'actions'; readonly seat: Seat }
  | { readonly kind: 'end-turn'; readonly seat: Seat }
  | { readonly kind: 'reroll'; readonly seat: Seat; readonly dice: readonly [number, number] }
  /** `doubleAlsoSum`: the event of a double's sum, after the armada. */
  | { readonly kind: 'sum'; readonly seat: Seat; readonly event: EventId }
  | { readonly kind: 'convoy'; readonly seat: Seat }
  /** `seat` is to bid; `inside` in turn order from the active player on (4.3.19). */
  | {
      readonly kind: 'auction';
      readonly seat: Seat;
      readonly ship: ShipId;
      readonly price: number;
      readonly bid: number;
      readonly bidder: Seat | null;
      readonly inside: readonly Seat[];
    }
  | { readonly kind: 'raid'; readonly seat: Seat; readonly victim: Seat }
  | { readonly kind: 'fame'; readonly seat: Seat }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly ships: readonly ShipId[] }
  | { readonly kind: 'plates'; readonly seat: Seat }
  | { readonly kind: 'battle'; readonly seat: Seat }
  /** The ship is named first, then its target (E-6). */
  | { readonly kind: 'fire'; readonly seat: Seat; readonly ship: ShipId | null }
  | { readonly kind: 'window'; readonly seat: Seat; readonly window: 2 | 3 | 4 | 5 | 6 }
  /** The ship that a check has just sunk. */
  | { readonly kind: 'keen-check'; readonly seat: Seat; readonly ship: ShipId }
  | { readonly kind: 'round-end'; readonly seat: Seat; readonly withdrew: boolean }
  | { readonly kind: 'cursed'; readonly seat: Seat; readonly ships: readonly ShipId[] }
  /** 4.15.12, steps 5 and 6; `seat` is the active player. */
  | {
      readonly kind: 'aftermath';
      readonly seat: Seat;
      readonly battle: BattleKind;
      readonly sea: SeaId | null;
      readonly sides: readonly [Seat | null, Seat | null];
      readonly winner: SideNumber;
    }
  | { readonly kind: 'flight'; readonly seat: Seat }
  | { readonly kind: 'gift'; readonly seat: Seat };

/** Ships in one place: how many everybody knows, which ones the owner. */
export interface Ships {
  readonly count: number;
  readonly ships: readonly ShipId[] | null;
}

/** E-16: the places of one owner where a ship can lie, worked out from open events: bit 0 his squadron, bit 1 + n the guards of sea n. */
export interface Whereabouts {
  readonly ship: ShipId;
  readonly places: number;
}

/** 4.18.1 */
export interface Fame {
  readonly seas: number;
  readonly monopolies: number;
  readonly regions: number;
  readonly bought: number;
  readonly gifts: number;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly hero: HeroId | null;
  readonly gold: number;
  readonly fame: Fame;
  readonly calypso: number;
  readonly flagship: SeaId | null;
  readonly ownTurns: number;
  /** 0: in the game; else who left first, second, third. */
  readonly out: number;
  readonly squadron: Ships;
  /** Manoeuvre cards in the order in which they were drawn. */
  readonly hand: { readonly count: number; readonly cards: readonly CardId[] | null };
  /** Ships that are not in a running battle, by id. */
  readonly fleet: readonly Whereabouts[];
}

export interface SeaView {
  readonly owner: Seat | null;
  readonly guards: Ships;
}

/** 5.3: what the active player has used this turn. */
export interface Used {
  readonly move: boolean;
  readonly port: boolean;
  readonly battle: boolean;
  readonly calypso: boolean;
  readonly skill1: boolean;
  readonly skill2: boolean;
}

/** E-16: what one seat, or a bystander, may know. */
export interface WorldsEndView extends View {
  readonly seats: number;
  readonly options: WorldsEndOptions;
  readonly phase: Phase;
  /** Turn order; empty until it is settled. */
  readonly order: readonly Seat[];
  readonly active: Seat;
  /** Turns begun, all players together. */
  readonly turn: number;
  readonly used: Used;
  readonly calm: boolean;
  /** 4.3.27: more for each sea, this turn. */
  readonly bonus: number;
  /** 4.7.8: the normal step was the order before this. */
  readonly stepped: boolean;
  /** 4.9.14: runs of guard orders this turn, and the one that may be carried on. */
  readonly runs: number;
  readonly run: string;
  /** The event of this turn and its dice. */
  readonly event: EventId | null;
  readonly dice: readonly number[];
  readonly players: readonly PlayerView[];
  /** In the order of SEAS. */
  readonly seas: readonly SeaView[];
  /** Of the own ships: those that were assigned, and those that were moved as guards this turn. */
  readonly assigned: readonly ShipId[] | null;
  readonly moved: readonly ShipId[] | null;
  /** Which of the own ships in the running battle are guards; null: there are none, or they are not the viewer's. */
  readonly posted: readonly ShipId[] | null;
  readonly shipDeck: number;
  readonly cardDeck: number;
  readonly lost: readonly ShipId[];
  readonly armada: number;
  readonly limit: number;
  readonly battle: BattleView | null;
  readonly tasks: readonly Task[];
  readonly result: Result;
  readonly winner: Seat | null;
}
