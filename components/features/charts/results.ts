import type { ChartResults } from '@/components/kit/chart-room';
import type { MatchFacts } from '@/engine/stats/facts';

/** What people of this device have made of a chart; matches of bots alone are nobody's. */
export function resultsOf(matches: readonly MatchFacts[], game: string, variant: string): ChartResults {
  const own = matches.filter(
    (match) => match.game === game && match.variant === variant && match.seats.some(({ kind }) => kind === 'person'),
  );
  const won = own.flatMap(({ seats, nobodyWon }) =>
    nobodyWon ? [] : seats.filter(({ kind, place }) => kind === 'person' && place === 0).slice(0, 1),
  );
  const rounds = won.flatMap(({ play }) => (play?.counts.rounds ? [play.counts.rounds] : []));
  return { played: own.length, won: won.length, best: rounds.length > 0 ? Math.min(...rounds) : null };
}
