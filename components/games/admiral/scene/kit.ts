import type { Faces } from '@/components/kit/skia/text';
import type { Plan } from '../board/plan';

/** What drawings of a board are made with. `turn`: the signs stand upright for whoever looks from this side. */
export interface Kit {
  readonly faces: Faces;
  readonly plan: Plan;
  readonly day: boolean;
  readonly turn: number;
}
