import type { Grouping, Line } from '@/engine/stats/game-stats';
import { isWon, total, type Part } from '@/engine/stats/summary';

const RACES = ['mini-1', 'mini-2', 'mini-3'] as const;

/** 3.2.11, 7.8: best rounds of one player; then guns, fights, ships and cargo. */
export function lines(parts: readonly Part[]): Line[] {
  const sum = (count: string) => total(parts, count);
  return [
    ...RACES.map((race) => ({ id: race, value: bestAlone(parts, race) })),
    { id: 'shots', figures: { hits: sum('hits'), of: sum('shots') } },
    { id: 'fights', figures: { won: sum('won'), of: sum('fights') } },
    { id: 'ships', figures: { sunk: sum('sunk'), captured: sum('captured'), lost: sum('lost') } },
    { id: 'forts', value: sum('forts') },
    { id: 'delivered', value: sum('delivered') },
  ];
}

/** Null: this one was not finished alone yet. */
function bestAlone(parts: readonly Part[], race: string): number | null {
  const rounds = parts.flatMap((part) =>
    part.match.variant === race && part.match.seats.length === 1 && isWon(part)
      ? [part.seat.play?.counts['rounds'] ?? 0]
      : [],
  );
  return rounds.length === 0 ? null : Math.min(...rounds);
}

/** Matches by scenario. */
export const GROUPS: readonly Grouping[] = [{ id: 'byScenario', of: ({ match }) => match.variant }];
