import { chartFor } from '../board/chart';
import { drawsOf, type Weights } from '../data/wind';
import type { AdmiralView } from '../view';

/** The vane has so many sectors. */
const SECTORS = 24;

export interface WindShares {
  readonly parts: Weights;
  readonly of: number;
}

/** E-14: of how many equally likely winds so many are calm, fresh and a storm; null: the wind of this round is laid down. */
export function windShares({
  options,
  seats,
  round,
}: Pick<AdmiralView, 'options' | 'seats' | 'round'>): WindShares | null {
  const { script, wind, weights } = chartFor(options, seats).rules;
  if (script[round - 1] !== undefined) return null;
  if (wind === 'directionOnly') return { parts: [0, SECTORS, 0], of: SECTORS };
  const draws = drawsOf(weights);
  const [calm, fresh, storm] = weights;
  const all = calm + fresh + storm;
  const of = SECTORS % all === 0 ? SECTORS : draws;
  const part = (weight: number) => (weight * of) / all;
  return { parts: [part(calm), part(fresh), part(storm)], of };
}
