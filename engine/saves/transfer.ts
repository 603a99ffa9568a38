import { Match } from '@/engine/core/match';
import { RuleError } from '@/engine/core/rule-error';
import { finish } from '@/engine/core/steps';
import { fromBase32, toBase32 } from './base32';
import { Misfit } from './bytes';
import { fail, ok, type Result } from './codes';
import { Framer } from './frame';
import { fromJson, toJson } from './json';
import { truthOf } from './mark';
import { formatOf, HANDED_OVER, readingTruth, truthLines } from './match-records';
import { LONGEST_NAME } from './plain-name';
import { gameOf, refusal, type Games } from './refusal';
import { decoding, encoding, intact, isNewer, MOST_ACTIONS } from './share-code';
import { Unframer } from './unframer';

/*
 * What is long is a generator of many short steps, so that a screen stays awake meanwhile. Only what comes in has limits; they
 * are looked at before anything else is done with a text from outside, and hold a match of 20,000 actions.
 */

/** Characters of a file. */
export const FILE_LIMIT = 4 * 1024 * 1024;
/** Characters of a code. */
export const CODE_LIMIT = 24 * 1024;
/** Fits into one message everywhere: a match with a longer code is rather given as a file. */
export const SHORT_CODE = 4000;
const SEED_LIMIT = 100;
/** Of a text that begins with something else, this much is looked through for a match. */
const BEGINNING = 4096;
const PIECE = 64 * 1024;

export const MATCH_LINE = 'PIRATE SHELF MATCH\n';

/** A match as a short text to send or to write down. */
export function* makingCode(match: Match): Generator<void, Result<string>> {
  try {
    const code = toBase32(yield* encoding(match));
    return yield* proven(code, fromCode(code, gamesOf(match)), match);
  } catch (error) {
    return { ok: false, trouble: refusal(error) };
  }
}

export function exportCode(match: Match): Result<string> {
  return finish(makingCode(match));
}

/** A match as the text of a file: the same lines as a stored one, without the snapshot. */
export function* makingFile(match: Match, app: string): Generator<void, Result<string>> {
  const lines = yield* makingLines(match, app);
  if (!lines.ok) return lines;
  const framer = new Framer();
  let text = MATCH_LINE;
  for (const line of lines.value) {
    text += framer.line(line);
    yield;
  }
  return ok(text + framer.end());
}

export function exportFile(match: Match, app: string): Result<string> {
  return finish(makingFile(match, app));
}

/** Header, log and final hash of a match: what a file and a backup hold of it. */
export function* makingLines(match: Match, app: string): Generator<void, Result<readonly string[]>> {
  const lines = yield* writingLines(match, app);
  return yield* proven(lines, fromLines(lines, gamesOf(match)), match);
}

/** The same of a match that was played through its log just now, and needs no proof. */
export function* writingLines(match: Match, app: string): Generator<void, readonly string[]> {
  const lines: string[] = [];
  for (const line of truthLines(truthOf(match), app)) {
    lines.push(line);
    yield;
  }
  lines.push(`k${toJson(match.hash())}`);
  return lines;
}

/** Either kind of text. Accepted only if every action was legal and the match comes out as it was sent. */
export function* importing(text: string, games: Games): Generator<void, Result<Match>> {
  if (startsLate(text)) return fail('not-at-start');
  if (text.length > FILE_LIMIT) return fail('too-large', { size: text.length, limit: FILE_LIMIT });
  // Mail and editors change line ends and what stands around a text, nothing else.
  const plain = text.trim();
  if (!startsWithLine(plain, MATCH_LINE)) return yield* fromCode(plain, games);
  const unframer = new Unframer();
  const lines: string[] = [];
  for (let at = plain.indexOf('\n') + 1; at < plain.length; at += PIECE) {
    for (const line of unframer.push(plain.slice(at, at + PIECE))) if ('record' in line) lines.push(line.record);
    yield;
  }
  return unframer.whole() ? yield* importingLines(lines, games) : fail('import-damaged');
}

export function importMatch(text: string, games: Games): Result<Match> {
  return finish(importing(text, games));
}

/** The lines of a match from outside. */
export function* importingLines(lines: readonly string[], games: Games): Generator<void, Result<Match>> {
  return lines.length > MOST_ACTIONS + 2 ? fail('import-invalid') : yield* fromLines(lines, games);
}

/** Whether a text begins with this line, whatever the mail has made of its end. */
export function startsWithLine(text: string, line: string): boolean {
  return text.startsWith(line) || text.startsWith(line.replace('\n', '\r'));
}

/** The first line of a match or a backup stands there, with something before it: a greeting, or the signs of a quoted mail. */
export function startsLate(text: string): boolean {
  return /\S\s*PIRATE SHELF (MATCH|BACKUP)\s/.test(text.slice(0, BEGINNING));
}

function* fromCode(text: string, games: Games): Generator<void, Result<Match>> {
  // However long it is, a letter is no code.
  if (/[^0-9A-Z\s-]/i.test(text.slice(0, CODE_LIMIT))) return fail('not-a-save');
  if (text.length > CODE_LIMIT) return fail('too-large', { size: text.length, limit: CODE_LIMIT });
  const bytes = fromBase32(text);
  if (!bytes || bytes.length === 0) return fail('not-a-save');
  if (!intact(bytes)) return fail('mistyped');
  if (isNewer(bytes)) return fail('newer-format', { format: bytes[0] as number, known: 1 });
  try {
    return fair(yield* decoding(bytes, games));
  } catch (error) {
    return whyNot(error);
  }
}

function* fromLines(lines: readonly string[], games: Games): Generator<void, Result<Match>> {
  const format = formatOf(lines) ?? 0;
  if (format > HANDED_OVER) return fail('newer-format', { format, known: HANDED_OVER });
  const truth = yield* readingTruth(lines);
  if (!truth.ok) return truth.trouble.code === 'damaged' ? fail('import-invalid') : truth;
  const { saved, rest } = truth.value;
  const hash = rest.length === 1 && rest[0]?.startsWith('k') ? fromJson(rest[0].slice(1)) : undefined;
  if (typeof hash !== 'string') return fail('import-invalid');
  const game = gameOf(games, saved.game);
  if (!game) return fail('unknown-game', { game: saved.game });
  try {
    const match = yield* Match.replaying(game, saved);
    return match.hash() === hash ? fair(match) : fail('import-differs');
  } catch (error) {
    return whyNot(error);
  }
}

function whyNot(error: unknown): Result<Match> {
  if (error instanceof Misfit) return fail('import-invalid');
  if (error instanceof RuleError && error.code === 'replay-illegal') {
    // People count moves from one.
    return fail('import-illegal', { index: Number(error.params.index) + 1, reason: error.params.code ?? '' });
  }
  if (error instanceof RuleError && error.code === 'import-differs') return fail('import-differs');
  if (error instanceof RuleError && error.code === 'unknown-game') return fail('unknown-game', error.params);
  return { ok: false, trouble: refusal(error) };
}

/** Texts of a length that a screen can show. */
function fair(match: Match): Result<Match> {
  const short = match.seed.length <= SEED_LIMIT && match.seats.every(({ name }) => name.length <= LONGEST_NAME);
  return short ? ok(match) : fail('import-invalid');
}

/** No export leaves that could not come in again. */
function* proven<T>(made: T, reading: Generator<void, Result<Match>>, match: Match): Generator<void, Result<T>> {
  const back = yield* reading;
  if (!back.ok) return back;
  return back.value.hash() === match.hash() ? ok(made) : fail('import-differs');
}

function gamesOf({ game }: Match): Games {
  return { [game.manifest.id]: game };
}
