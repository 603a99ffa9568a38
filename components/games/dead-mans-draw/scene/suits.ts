import { TOKENS } from '@/components/art/generated/tokens';
import type { IconName } from '@/components/art/generated/icons';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';

export interface SuitLook {
  readonly color: string;
  readonly icon: IconName;
  /** How strongly the lamp shines through the card's window. */
  readonly glow: number;
}

/** How each suit looks everywhere; the shape says it, the colour repeats it. */
export const SUIT_LOOK: Readonly<Record<Suit, SuitLook>> = TOKENS.kinds.deadMansDrawSuits;
