import type { DecisionOf, Seat } from '@/engine/core/game';
import type { ShipId } from './data/ships';
import type { SquareId } from './data/squares';
import type { Attack, Share, Shots, UnitId } from './view';

/** By kind (5.2): what the question is about, where `legal` does not say it. */
interface About {
  ChooseStartPort: null;
  PlaceReef: { readonly left: number };
  Deploy: { readonly ship: ShipId };
  SpinVane: null;
  /** 4.1: a turn, one deed after the other. */
  Turn: null;
  Salvo: { readonly target: UnitId; readonly shots: readonly Shots[] };
  Attack: Attack;
  ChooseDefenders: Attack;
  /** `unit` is to be given its points; `pool` is to be shared out in all. */
  Distribute: Share & { readonly unit: UnitId };
  ShiftCargo: { readonly units: readonly UnitId[] };
  AnswerFortWork: { readonly by: Seat; readonly fort: SquareId; readonly ships: readonly ShipId[] };
}

export type AdmiralDecision = DecisionOf<About>;
