import { BATTLE, CALYPSO, MOVE, PORT, SKILL_1, SKILL_2 } from '@/engine/games/worlds-end/public';
import type { WorldsEndSheet } from './sheet';
import type { Use } from './taps';

export const USE_BITS: Readonly<Record<Use, number>> = {
  move: MOVE,
  port: PORT,
  battle: BATTLE,
  calypso: CALYPSO,
  skill1: SKILL_1,
  skill2: SKILL_2,
};

/** The active player has done it in this turn. */
export function isUsed({ used }: WorldsEndSheet, use: Use): boolean {
  return (used & USE_BITS[use]) !== 0;
}
