import type { Typed } from '@/engine/core/forms';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import { boxOf } from '@/engine/games/worlds-end/box';
import { SEAS } from '@/engine/games/worlds-end/data/board';
import { PROTECTED_TURNS } from '@/engine/games/worlds-end/data/table';
import type { PlayerView } from '@/engine/games/worlds-end/view';
import type { WorldsEndAsk } from './asks';
import { seaAt } from './table-facts';

export type IdleReason = 'calm' | 'noShips' | 'noPort' | 'noGold' | 'noShipsLeft' | 'ownSea' | 'protected';

const ORDERS: ReadonlySet<WorldsEndAction['type']> = new Set<Typed<WorldsEndAction, WorldsEndAction['type']>['type']>([
  'MOVE',
  'CALYPSO',
  'COMPASS',
  'OPEN_PORT',
  'ATTACK',
]);

/** 4.5.1: Movement, Fleet Command and Battle have been used. */
export const isAllDone = ({ view: { used } }: WorldsEndAsk): boolean => used.move && used.port && used.battle;

/** 13.18: only the end of the turn is left, or guards that may be shifted. */
export const isIdle = ({ legal }: Pick<WorldsEndAsk, 'legal'>): boolean => !legal.some(({ type }) => ORDERS.has(type));

/** Why there is nothing to do; what was used needs no reason. */
export function idleReasons({ view, decision }: WorldsEndAsk): IdleReason[] {
  const { used, options } = view;
  const player = view.players[decision.seat] as PlayerView;
  const { flagship, squadron, ownTurns } = player;
  const reasons: IdleReason[] = [];
  if (view.calm) reasons.push('calm');
  if (flagship === null) return reasons;
  const card = boxOf(options).seas[SEAS.indexOf(flagship)];
  if (!used.port) {
    if (!card?.port) reasons.push('noPort');
    else if (view.shipDeck === 0) reasons.push('noShipsLeft');
  }
  if (!used.battle) {
    const { owner } = seaAt(view, flagship);
    if (squadron.count === 0) reasons.push('noShips');
    else if (owner === decision.seat) reasons.push('ownSea');
    else if (owner !== null && ownTurns <= PROTECTED_TURNS) reasons.push('protected');
  }
  return reasons;
}
