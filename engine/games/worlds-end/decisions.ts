import type { DecisionOf, Seat } from '@/engine/core/game';
import type { ShipId } from './box';
import type { SalvoOf } from './view';

/** By kind (5.2): what the question is about, where `legal` does not say it. */
interface About {
  CHOOSE_HERO: null;
  CHOOSE_START_SEA: null;
  EVENT_REROLL: { readonly dice: readonly [number, number] };
  CONVOY: null;
  BID: { readonly ship: ShipId; readonly price: number; readonly bid: number };
  RAID: { readonly victim: Seat };
  BUY_FAME: null;
  ACTIONS: null;
  PORT_BUY: { readonly ships: readonly ShipId[] };
  FORGED_PLATES: null;
  /** `ship`: the one that fires, once it is named. */
  FIRE: { readonly ship: ShipId | null; readonly company: boolean };
  REACT: Salvo;
  AFTER_ROLL: Salvo;
  CANCEL: Salvo;
  ANSWER: Salvo;
  FOLLOW_UP: Salvo;
  KEEN_EYE_CHECK: { readonly ship: ShipId; readonly dice: readonly number[] };
  ROUND_END: { readonly withdrew: boolean };
  CURSED_GOLD: { readonly ships: readonly ShipId[] };
  RETREAT_TO: null;
  GIFT_FAME: null;
}

type Salvo = Pick<SalvoOf<ShipId, string>, 'ship' | 'target' | 'dice'>;

export type WorldsEndDecision = DecisionOf<About>;
