import { KINDS } from './data/ships';
import type { Share, UnitId } from './view';

export type Sharing = Pick<Share, 'units' | 'caps' | 'pool' | 'isAssault' | 'won'>;

/** 5.3: the line first, then galleon, frigate, brig; the fort before all of them for whoever has defended it, else after them. */
function rankOf(unit: UnitId, { isAssault, won }: Sharing): number {
  const kind = KINDS.findIndex((name) => unit.startsWith(`${name}-`));
  if (kind >= 0) return kind;
  return isAssault && !won ? -1 : KINDS.length;
}

/**
 * 5.3: a sharing for people in a hurry: one point for everybody, the most valuable first, then filled up in the same order.
 * What was given by hand stays, and the first `settled` units get no more than that.
 */
export function filledUp(share: Sharing, byHand: readonly number[] = [], settled = 0): number[] {
  const { units, caps, pool } = share;
  const points = units.map((_, i) => byHand[i] ?? 0);
  const open = units.map((_, i) => i).slice(settled);
  const order = open.sort((a, b) => rankOf(units[a] as UnitId, share) - rankOf(units[b] as UnitId, share) || a - b);
  let left = pool - points.reduce((sum, one) => sum + one, 0);
  const fill = (upTo: (at: number) => number): void => {
    for (const i of order) {
      const more = Math.max(0, Math.min(left, upTo(i) - (points[i] as number)));
      points[i] = (points[i] as number) + more;
      left -= more;
    }
  };
  fill(() => 1);
  fill((i) => caps[i] as number);
  return points;
}
