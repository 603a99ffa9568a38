import type { DecisionOf } from '@/engine/core/game';
import type { ShipId } from './data/ships';

/** By kind (5.2): what the question is about, where `legal` does not say it. */
interface About {
  ChooseStartPort: null;
  Deploy: { readonly ship: ShipId };
  SpinVane: null;
  /** 4.1: a turn, one deed after the other. */
  Turn: null;
}

export type AdmiralDecision = DecisionOf<About>;
