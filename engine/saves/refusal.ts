import type { Game } from '@/engine/core/game';
import { RuleError } from '@/engine/core/rule-error';
import { trouble, type Trouble } from './codes';

/** The games that this app knows, by id. */
export type Games = Readonly<Partial<Record<string, Game>>>;

export function gameOf(games: Games, id: string): Game | undefined {
  return Object.prototype.hasOwnProperty.call(games, id) ? games[id] : undefined;
}

/** Why a match could not be set up or played again, in the words of saves. */
export function refusal(error: unknown): Trouble {
  if (!(error instanceof RuleError)) return trouble('unplayable', { reason: 'unexpected' });
  const { code, params } = error;
  if (code === 'option-unknown' || code === 'option-value')
    return trouble('unknown-option', { option: params.option ?? '' });
  if (code === 'replay-luck') return trouble('other-luck', { luck: params.luck ?? '' });
  if (code === 'replay-rules') return trouble('other-rules', { rules: params.rules ?? 0 });
  if (code === 'seats') return trouble('wrong-seats', params);
  return trouble('unplayable', { reason: code === 'replay-illegal' ? (params.code ?? code) : code });
}
