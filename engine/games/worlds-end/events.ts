import type { Event, Seat } from '@/engine/core/game';
import type { CardId, ShipId } from './box';
import type { SeaId } from './data/board';
import type { HeroId } from './data/cards';
import type { EventId } from './data/events';
import type { BattleKind, BattleView, Phase, Result, SideNumber, Task, Whereabouts } from './view';

interface Told extends Pick<Event, 'reveals' | 'own'> {
  /** Whom it happens to. */
  readonly seat: Seat;
}

export type GuardOrder = 'assign' | 'recall' | 'move';

/** Who came home from a battle; so many of them are guards again. */
export interface Home {
  readonly seat: Seat;
  readonly ships: readonly ShipId[];
  readonly guards: number;
}

/** Everything that can happen at this table. */
export type WorldsEndEvent =
  | (Told & { readonly type: 'hero'; readonly hero: HeroId })
  /** 3.6–3.9: what luck decides before the first turn; `start` by seat, null where seas are chosen. */
  | (Told & {
      readonly type: 'order';
      readonly order: readonly Seat[];
      readonly gold: readonly number[];
      readonly start: readonly SeaId[] | null;
    })
  | (Told & { readonly type: 'start-sea'; readonly sea: SeaId })
  | (Told & { readonly type: 'turn-began'; readonly turn: number; readonly ownTurn: number })
  | (Told & { readonly type: 'phase'; readonly phase: Phase })
  /** `again`: which of the event dice were rolled once more. */
  | (Told & {
      readonly type: 'rolled';
      readonly dice: readonly [number, number];
      readonly again: 'none' | 'first' | 'second' | 'both';
    })
  | (Told & { readonly type: 'event'; readonly event: EventId })
  | (Told & { readonly type: 'armada'; readonly to: number; readonly why: 'double' | 'kraken' })
  | (Told & { readonly type: 'favour'; readonly calypso: number; readonly gold: number })
  /** 4.3.29: a die for each sloop; which the ones afloat are, only `own` tells. */
  | (Told & {
      readonly type: 'storm';
      readonly dice: readonly number[];
      readonly sunk: readonly ShipId[];
      readonly ships?: readonly ShipId[];
    })
  /** `nobodyOut` */
  | (Told & { readonly type: 'aid'; readonly gold: number })
  /** 4.4.2: from the seas, more for each of them after an event, and by a skill. */
  | (Told & { readonly type: 'income'; readonly seas: number; readonly extra: number; readonly skill: number })
  | (Told & { readonly type: 'fame-bought'; readonly paid: number })
  | (Told & {
      readonly type: 'sailed';
      readonly from: SeaId;
      readonly to: SeaId;
      readonly by: 'move' | 'calypso' | 'compass' | 'flight';
      readonly paid: number;
    })
  | (Told & { readonly type: 'offer'; readonly ships: readonly ShipId[] })
  | (Told & { readonly type: 'bought'; readonly ship: ShipId; readonly paid: number; readonly bargain: boolean })
  | (Told & { readonly type: 'offer-closed'; readonly back: readonly ShipId[] })
  /** Null is the squadron; which ship it was, only `own` tells. */
  | (Told & {
      readonly type: 'guards';
      readonly order: GuardOrder;
      readonly from: SeaId | null;
      readonly to: SeaId | null;
      readonly runs: number;
      readonly run: string;
      readonly ship?: ShipId;
    })
  /** E-16: where the ships of one owner can lie now, as everybody may work it out. */
  | (Told & { readonly type: 'fleet'; readonly fleet: readonly Whereabouts[] })
  | (Told & {
      readonly type: 'attacked';
      readonly sea: SeaId;
      readonly against: Seat | null;
      readonly parley: boolean;
      readonly paid: number;
    })
  /** The lines are laid out. Which ships were guards, only their owner sees. */
  | (Told & { readonly type: 'battle-began'; readonly battle: BattleView; readonly posted?: readonly ShipId[] })
  | (Told & {
      readonly type: 'drew';
      readonly count: number;
      readonly left: number;
      readonly cards?: readonly CardId[];
    })
  /** What has changed in the running battle. */
  | (Told & { readonly type: 'battle'; readonly now: Partial<BattleView> })
  | (Told & { readonly type: 'plates'; readonly ship: ShipId; readonly paid: number })
  | (Told & { readonly type: 'fired'; readonly ship: ShipId; readonly target: ShipId; readonly second: boolean })
  /** A manoeuvre card comes down from a hand. */
  | (Told & {
      readonly type: 'card';
      readonly card: CardId;
      readonly window: number;
      readonly ship: ShipId;
      readonly target?: ShipId;
    })
  | (Told & { readonly type: 'passed'; readonly window: number })
  | (Told & {
      readonly type: 'dice';
      readonly why: 'salvo' | 'boarding' | 'smoke' | 'reroll' | 'keen-eye' | 'check' | 'keen-check' | 'answer';
      readonly ship: ShipId;
      readonly dice: readonly number[];
    })
  | (Told & {
      readonly type: 'struck';
      readonly ship: ShipId;
      readonly result: 'missed' | 'smoke' | 'damaged' | 'sunk' | 'taken';
    })
  | (Told & { readonly type: 'round-ended'; readonly round: number })
  | (Told & { readonly type: 'stood' })
  | (Told & { readonly type: 'withdrew'; readonly ship: ShipId })
  /** `forced`: by 4.14.9. */
  | (Told & { readonly type: 'retreated'; readonly forced: boolean })
  /** 4.15.12, step 1. `sea`: where guards stay; which ones, only `own` tells. */
  | (Told & {
      readonly type: 'home';
      readonly battle: BattleKind;
      readonly winner: SideNumber;
      readonly sea: SeaId | null;
      readonly homes: readonly Home[];
      readonly stayed?: readonly ShipId[];
      readonly sunk: readonly ShipId[];
    })
  | (Told & { readonly type: 'cards-back'; readonly left: number })
  | (Told & { readonly type: 'reward'; readonly gold: number })
  | (Told & { readonly type: 'cursed'; readonly ship: ShipId; readonly paid: number })
  | (Told & { readonly type: 'taken'; readonly sea: SeaId; readonly from: Seat | null })
  | (Told & { readonly type: 'raided'; readonly sea: SeaId })
  | (Told & { readonly type: 'auctioned'; readonly ship: ShipId; readonly price: number })
  | (Told & { readonly type: 'bid'; readonly amount: number })
  /** `forced`: no bid was possible (4.3.21). */
  | (Told & { readonly type: 'left'; readonly forced: boolean })
  | (Told & { readonly type: 'won'; readonly ship: ShipId; readonly paid: number })
  | (Told & { readonly type: 'unsold'; readonly ship: ShipId })
  /** 4.19.2, 4.19.3: a roll among these seats. */
  | (Told & {
      readonly type: 'tie-roll';
      readonly what: 'fighter' | 'commander';
      readonly seats: readonly Seat[];
      readonly dice: readonly number[];
    })
  | (Told & { readonly type: 'last-battle'; readonly commander: Seat | null })
  | (Told & { readonly type: 'gift'; readonly to: Seat })
  /** 4.20.3; `place`: who left first, second, third. */
  | (Told & { readonly type: 'out'; readonly place: number; readonly cards: number })
  | (Told & { readonly type: 'over'; readonly result: Result })
  /** What is still open now; sent whenever it changes. */
  | (Told & { readonly type: 'asks'; readonly tasks: readonly Task[] });
