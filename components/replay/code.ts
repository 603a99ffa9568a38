import { APP_VERSION } from '@/components/saves/vault';
import type { Match } from '@/engine';
import type { Result } from '@/engine/saves/codes';
import { CODE_LIMIT, exportCode, exportFile } from '@/engine/saves/transfer';

/** A match as text to send: short as a rule, the lines of its file where it is too long for that. */
export function codeOf(match: Match): Result<string> {
  const code = exportCode(match);
  if (code.ok && code.value.length <= CODE_LIMIT) return code;
  return !code.ok && code.trouble.code !== 'too-large' ? code : exportFile(match, APP_VERSION);
}
