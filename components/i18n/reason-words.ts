import type { GameId, RuleError, SeatSetup } from '@/engine';
import type { Trouble } from '@/engine/saves/codes';
import { hasWords, say, type Words } from './words';

/** Why something is not possible: the game's own words first, then those that all games share. */
export function reasonWords(error: RuleError, game: GameId | null, seats: readonly SeatSetup[], t: Words): string {
  const { code, params } = error;
  const full = {
    ...params,
    ...(typeof params.seat === 'number' && seats[params.seat] ? { name: seats[params.seat]?.name ?? '' } : {}),
    ...(typeof params.debt === 'number' ? { count: params.debt } : {}),
  };
  const keys = [...(game ? [`${game}:reasons.${code}`] : []), `reasons:${code}`];
  const key = keys.find(hasWords);
  return key ? say(t, key, full) : t('app:trouble.unknown', { code });
}

export function troubleWords({ code, params }: Trouble, t: Words): string {
  return say(t, `saves:${code}`, params);
}
