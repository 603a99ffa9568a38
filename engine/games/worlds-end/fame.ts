import type { Seat } from '@/engine/core/game';
import type { Box } from './box';
import { REGIONS, seasOf, type Sea } from './data/board';
import type { WorldsEndState } from './state';
import { box } from './state';
import type { Fame } from './view';

function holdsAll(owner: readonly Seat[], seat: Seat, seas: readonly Sea[]): boolean {
  for (let i = 0; i < seas.length; i++) if (owner[seas[i] as Sea] !== seat) return false;
  return true;
}

/** 4.18.1: what the seas in these hands come to for one player. */
export function fameOfSeas(
  b: Pick<Box, 'goods'>,
  owner: readonly Seat[],
  seat: Seat,
): Pick<Fame, 'seas' | 'monopolies' | 'regions'> {
  let seas = 0;
  let monopolies = 0;
  let regions = 0;
  for (let sea = 0; sea < owner.length; sea++) if (owner[sea] === seat) seas++;
  // 4.18.3, 4.18.4
  if (seas >= 3) for (const good of b.goods) if (holdsAll(owner, seat, good)) monopolies++;
  if (seas >= 5) for (let r = 0; r < REGIONS.length; r++) if (holdsAll(owner, seat, seasOf(r))) regions++;
  return { seas, monopolies, regions };
}

export function fameParts(s: WorldsEndState, seat: Seat): Fame {
  const { seas, monopolies, regions } = fameOfSeas(box(s), s.owner, seat);
  return { seas, monopolies, regions, bought: s.bought[seat] as number, gifts: s.gifts[seat] as number };
}

export function fameOf(s: WorldsEndState, seat: Seat): number {
  return fameSum(fameParts(s, seat));
}

export function fameSum({ seas, monopolies, regions, bought, gifts }: Fame): number {
  return seas + monopolies + regions + bought + gifts;
}
