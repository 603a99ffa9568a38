import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import type { WorldsEndAsk } from '../asks';
import type { Aim } from './state-of';

const SHIP = 'ship-';
const DIE = 'die-';

const after = (things: readonly string[], sign: string) =>
  things.filter((thing) => thing.startsWith(sign)).map((thing) => thing.slice(sign.length));

/** What a hand has touched of a battle, and what it may touch next: by the names of the things. */
export function aimOf(
  ask: WorldsEndAsk | null,
  chosen: WorldsEndAction | null,
  touched: readonly string[],
  next: Iterable<string>,
): Aim {
  const named = ask?.decision.kind === 'FIRE' ? ask.decision.about.ship : null;
  return {
    firing: chosen && chosen.type === 'FIRE' && 'shipId' in chosen ? chosen.shipId : named,
    target: targetOf(chosen),
    legal: chosen ? [] : after([...next], SHIP),
    picked: after(touched, DIE).map(Number),
  };
}

function targetOf(chosen: WorldsEndAction | null): string | null {
  if (!chosen) return null;
  if ('targetId' in chosen) return chosen.targetId;
  if ('newTargetId' in chosen) return chosen.newTargetId;
  if ('withdraw' in chosen && typeof chosen.withdraw === 'string') return chosen.withdraw;
  return chosen.type === 'FORGED_PLATES' && 'shipId' in chosen ? chosen.shipId : null;
}
