import type { Turn } from '@/components/ui/facing';

/** How far a share is moved before it is an answer. */
const FAR = 46;
const TAP = 8;

export interface Slide {
  /** Points towards whoever holds it. */
  readonly down: number;
  readonly across: number;
  readonly answer: 'take' | 'leave' | null;
  readonly tap: boolean;
}

/** A movement on the glass as the one who makes it sees it: towards oneself is taken, away is left. */
export function slideOf(dx: number, dy: number, turn: Turn): Slide {
  const [down, across] = turn === 0 ? [dy, dx] : turn === 180 ? [-dy, dx] : turn === 90 ? [-dx, dy] : [dx, dy];
  const straight = Math.abs(down) > Math.abs(across);
  const answer = !straight || Math.abs(down) < FAR ? null : down > 0 ? 'take' : 'leave';
  return { down, across, answer, tap: Math.abs(down) < TAP && Math.abs(across) < TAP };
}
