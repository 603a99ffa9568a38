import { MOTION } from '@/components/ui/theme/tokens';

/** A character is called (look 21.1): the cards come face down, turn up together, grow, and go to their place on the ruler. */
export const REVEAL = {
  comes: { at: 0, for: MOTION.slide },
  turns: { at: 300, for: 300 },
  grows: { at: 560, for: 240 },
  /** The words follow the cards. */
  words: 760,
  leaves: { at: 1450, for: 320 },
} as const;

export const REVEALED = REVEAL.leaves.at + REVEAL.leaves.for;

/** Reduced motion: it stands there, turned up, until it is gone. */
export const STANDS = 1300;
