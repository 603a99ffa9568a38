import { RuleError } from './rule-error';

/** Why nobody sits where the option wants the first player to sit; null: somebody does, or luck decides. */
export function refuseFirstPlayer(firstPlayer: 'luck' | number, seats: number): RuleError | null {
  if (firstPlayer === 'luck' || firstPlayer <= seats) return null;
  return new RuleError('first-player-seat', { seat: firstPlayer, seats });
}
