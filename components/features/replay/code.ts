import type { Slices } from '@/components/kit/files/slices';
import { APP_VERSION } from '@/components/saves/vault';
import type { Match } from '@/engine';
import { isOwnDocument, type OptionValue } from '@/engine/core/options';
import type { Result } from '@/engine/saves/codes';
import { makingCode, makingFile, SHORT_CODE } from '@/engine/saves/transfer';

/** Actions. Longer ones are a file from the start: working out a code only to find it too long would take seconds. */
const MOST_FOR_CODE = 4000;

/** Known before anything is worked out: cards of one's own, or very many moves, fit into no code. */
export function whyNoCode(match: Match): 'ownCards' | 'long' | null {
  const options = match.options as Record<string, OptionValue>;
  const own = match.game.manifest.options.some((spec) => isOwnDocument(spec, options[spec.key]));
  if (own) return 'ownCards';
  return match.log.length > MOST_FOR_CODE ? 'long' : null;
}

export async function codeOf(match: Match, slices: Slices): Promise<Result<string> | 'long'> {
  const code = await slices.run(makingCode(match));
  if (code.ok) return code.value.length <= SHORT_CODE ? code : 'long';
  return code.trouble.code === 'too-large' ? 'long' : code;
}

export async function fileOf(match: Match, slices: Slices): Promise<Result<string>> {
  return slices.run(makingFile(match, APP_VERSION));
}
