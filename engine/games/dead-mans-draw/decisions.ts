import type { DecisionOf, Seat } from '@/engine/core/game';

/** By kind (5.2): what the question is about, where `legal` does not say it. A choice between both is a kind of its own. */
interface About {
  PICK_TRAIT: null;
  PICK_LOCKER_TARGET: null;
  /** The debt that forces it; left out for the first card of a turn. */
  DRAW: { readonly debt: number } | null;
  COLLECT: null;
  DRAW_OR_COLLECT: null;
  HOOK_PICK: { readonly left: number };
  CANNON_PICK: null;
  MISFIRE_PICK: null;
  MAP_PICK: null;
  SWORD_PICK: null;
  MERMAID_PICK: null;
  PLUNDER_TARGET: { readonly count: number };
  PLUNDER_PICK: { readonly left: number; readonly victim: Seat };
}

export type DeadMansDrawDecision = DecisionOf<About>;
