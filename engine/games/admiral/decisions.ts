import type { DecisionOf, Seat } from '@/engine/core/game';
import type { ShipId } from './data/ships';
import type { SquareId } from './data/squares';
import type { Attack, Offer, Share, Shots, UnitId } from './view';

/** By kind (5.2): what the question is about, where `legal` does not say it. */
interface About {
  ChooseStartPort: null;
  PlaceReef: { readonly left: number };
  Deploy: { readonly ship: ShipId };
  /** 4.17: every player who has mines at once. */
  LayMine: { readonly left: number };
  SpinVane: null;
  /** 4.1: a turn, one deed after the other. */
  Turn: null;
  /** 8.1.1: `path` is the first leg, without the square where it began. */
  Manoeuvre: { readonly ship: ShipId; readonly path: readonly SquareId[] };
  AnswerTreaty: Offer;
  /** 4.17.16: whether one of his mines goes off under this ship; `path` without the square where it began. */
  Detonate: { readonly ship: ShipId; readonly path: readonly SquareId[] };
  Salvo: { readonly target: UnitId; readonly shots: readonly Shots[] };
  Attack: Attack;
  ChooseDefenders: Attack;
  /** `unit` is to be given its points; `pool` is to be shared out in all. */
  Distribute: Share & { readonly unit: UnitId };
  ShiftCargo: { readonly units: readonly UnitId[] };
  AnswerFortWork: { readonly by: Seat; readonly fort: SquareId; readonly ships: readonly ShipId[] };
}

export type AdmiralDecision = DecisionOf<About>;
