import type { DecisionOf, Seat } from '@/engine/core/game';
import type { CardId } from './box';

/** By kind (5.2): what the question is about, where `legal` does not say it. `card`: the one that asks. */
interface About {
  peekDeckTop: null;
  shareChoice: { readonly slot: number };
  placeNext: null;
  discardOwnPirate: null;
  pickLootCard: null;
  pirateOrder: { readonly left: readonly CardId[] };
  fightTargetOrder: { readonly card: CardId };
  /** `give`: what has been offered already; left out before that. */
  swapObject: { readonly card: CardId; readonly against: Seat; readonly give?: CardId };
  swapRum: { readonly card: CardId; readonly against: Seat };
  plumeVictim: { readonly card: CardId };
  plumeDiscard: { readonly card: CardId };
}

export type SeaOfCloudsDecision = DecisionOf<About>;
