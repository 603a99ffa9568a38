import { Match } from '@/engine/core/match';
import { RuleError } from '@/engine/core/rule-error';
import { fromBase32, toBase32 } from './base32';
import { Misfit } from './bytes';
import { fail, ok, type Result } from './codes';
import { frame, unframe } from './frame';
import { fromJson, toJson } from './json';
import { readTruth, truthRecords } from './match-records';
import { LONGEST_NAME } from './plain-name';
import { gameOf, refusal, type Games } from './refusal';
import { decodeMatch, encodeMatch, intact, isNewer, MOST_ACTIONS } from './share-code';

/** Characters. Looked at before anything else is done with a text from outside. */
export const FILE_LIMIT = 64 * 1024;
export const CODE_LIMIT = 4 * 1024;
const SEED_LIMIT = 100;

const FIRST_LINE = 'PIRATE SHELF MATCH\n';

/** A match as a short text to send or to write down. */
export function exportCode(match: Match): Result<string> {
  try {
    return proven(toBase32(encodeMatch(match)), match);
  } catch (error) {
    return { ok: false, trouble: refusal(error) };
  }
}

/** A match as the text of a file: the same lines as a stored one, without the snapshot. */
export function exportFile(match: Match, app: string): Result<string> {
  const records = [...truthRecords(match.save(), app), `k${toJson(match.hash())}`];
  return proven(FIRST_LINE + frame(records), match);
}

/** The first line of a match or a backup stands there, with something before it: a greeting, or the signs of a quoted mail. */
function startsLate(text: string): boolean {
  return /\S\s*PIRATE SHELF (MATCH|BACKUP)\s/.test(text.slice(0, CODE_LIMIT));
}

/** Either kind of text. Accepted only if every action was legal and the match comes out as it was sent. */
export function importMatch(text: string, games: Games): Result<Match> {
  if (startsLate(text)) return fail('not-at-start');
  if (text.length > FILE_LIMIT) return fail('too-large', { size: text.length, limit: FILE_LIMIT });
  // Mail and editors change line ends and what stands around a text, nothing else.
  const plain = text.trim().replace(/\r\n?/g, '\n');
  try {
    if (plain.startsWith(FIRST_LINE)) return importFile(plain.slice(FIRST_LINE.length), games);
    return importCode(plain, games);
  } catch (error) {
    if (error instanceof Misfit) return fail('import-invalid');
    if (error instanceof RuleError && error.code === 'replay-illegal') {
      // People count moves from one.
      return fail('import-illegal', { index: Number(error.params.index) + 1, reason: error.params.code ?? '' });
    }
    if (error instanceof RuleError && error.code === 'import-differs') return fail('import-differs');
    if (error instanceof RuleError && error.code === 'unknown-game') return fail('unknown-game', error.params);
    return { ok: false, trouble: refusal(error) };
  }
}

function importCode(text: string, games: Games): Result<Match> {
  // However long it is, a letter is no code.
  if (/[^0-9A-Z\s-]/i.test(text)) return fail('not-a-save');
  if (text.length > CODE_LIMIT) return fail('too-large', { size: text.length, limit: CODE_LIMIT });
  const bytes = fromBase32(text);
  if (!bytes || bytes.length === 0) return fail('not-a-save');
  if (!intact(bytes)) return fail('mistyped');
  if (isNewer(bytes)) return fail('newer-format', { format: bytes[0] as number, known: 1 });
  return fair(decodeMatch(bytes, games));
}

function importFile(lines: string, games: Games): Result<Match> {
  const { records, whole } = unframe(`${lines}\n`);
  if (!whole) return fail('import-damaged');
  const truth = readTruth(records);
  if (!truth.ok) return truth.trouble.code === 'damaged' ? fail('import-invalid') : truth;
  const { saved, rest } = truth.value;
  const hash = rest.length === 1 && rest[0]?.startsWith('k') ? fromJson(rest[0].slice(1)) : undefined;
  if (typeof hash !== 'string' || saved.log.length > MOST_ACTIONS) return fail('import-invalid');
  const game = gameOf(games, saved.game);
  if (!game) return fail('unknown-game', { game: saved.game });
  const match = Match.replay(game, saved);
  return match.hash() === hash ? fair(match) : fail('import-differs');
}

/** Texts of a length that a screen can show. */
function fair(match: Match): Result<Match> {
  const short = match.seed.length <= SEED_LIMIT && match.seats.every(({ name }) => name.length <= LONGEST_NAME);
  return short ? ok(match) : fail('import-invalid');
}

/** No export leaves that could not come in again. */
function proven(text: string, match: Match): Result<string> {
  const back = importMatch(text, { [match.game.manifest.id]: match.game });
  if (!back.ok) return back;
  return back.value.hash() === match.hash() ? ok(text) : fail('import-differs');
}
