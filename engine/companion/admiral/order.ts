import type { Seat } from '@/engine/core/game';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { seatOf, type Chart } from '@/engine/games/admiral/public';

type Way = 'dice' | 'agreed' | 'fixed' | 'alternateTeams' | readonly string[];

/** 3.1.9, 14.5, E-28: how it is settled who goes when. */
export function wayOfOrder({ turnOrder: wish }: AdmiralOptions, { layout, scenario }: Chart): Way {
  return wish === 'scenario' ? (layout.turnOrder ?? scenario.rules?.turnOrder ?? 'dice') : wish;
}

/** An order for which nobody throws; null: it is thrown for. */
export function saidOrder(way: Way, seats: number): Seat[] | null {
  if (typeof way === 'object') return way.map(seatOf);
  return way === 'agreed' || way === 'fixed' ? Array.from({ length: seats }, (_, seat) => seat) : null;
}
