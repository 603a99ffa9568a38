import type { Seat } from '@/engine/core/game';
import { isParty, isRunning } from '../legal/treaties';
import { isFort, ownerOf, unitFrom, type Unit } from '../legal/units';
import type { AdmiralAction } from '../actions';
import type { Chart } from '../board/chart';
import type { AdmiralState } from '../state';

/** 12.9: an attack on this unit would break an agreement: peace and joint action by any, free passage where markers are carried. */
export function isPartner(s: AdmiralState, seat: Seat, unit: Unit): boolean {
  if (s.treaties.length === 0) return false;
  const owner = ownerOf(s, unit);
  const carries = !isFort(unit) && (s.cargo[unit] as number) > 0;
  return s.treaties.some(
    (treaty) =>
      isRunning(s, treaty) &&
      owner !== seat &&
      isParty(treaty, seat) &&
      isParty(treaty, owner) &&
      (treaty.about !== 'passage' || carries),
  );
}

/** What may be done without breaking any. */
export function kept(
  s: AdmiralState,
  chart: Chart,
  seat: Seat,
  legal: readonly AdmiralAction[],
): readonly AdmiralAction[] {
  if (s.treaties.length === 0) return legal;
  return legal.filter((action) => {
    const target = targetOf(action);
    return target === null || !isPartner(s, seat, unitFrom(chart, target));
  });
}

function targetOf(action: AdmiralAction): string | null {
  if (action.type === 'Assault') return action.fort;
  if (action.type === 'Fire' || action.type === 'Board') return action.target;
  return action.type === 'Salvo' && 'target' in action ? action.target : null;
}
