import type { Grouping, Line } from '@/engine/stats/game-stats';
import { total, type Part } from '@/engine/stats/summary';

/** E-18: nobody's win stands on a line of its own; then battles and ships. */
export function lines(parts: readonly Part[]): Line[] {
  const over = parts.filter(({ match }) => match.nobodyWon === true).length;
  const sum = (count: string) => total(parts, count);
  return [
    { id: 'armadaVictory', value: over },
    { id: 'lastBattles', figures: { won: sum('lastWon'), of: sum('lastBattles') } },
    { id: 'battles', figures: { won: sum('won'), of: sum('battles') } },
    { id: 'ships', figures: { sunk: sum('sunk'), lost: sum('lost') } },
    { id: 'bought', value: sum('bought') },
  ];
}

/** Heroes are dealt to everybody; nobody has one while they are chosen. */
export const GROUPS: readonly Grouping[] = [{ id: 'byHero', of: ({ seat }) => seat.play?.traits[0] ?? '' }];
