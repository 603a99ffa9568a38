import * as v from 'valibot';
import type { GameId } from '@/engine/core/game';
import type { Keyframe, LogEntry, SavedMatch } from '@/engine/core/match';
import { finish } from '@/engine/core/steps';
import { fail, ok, type Result } from './codes';
import { fromJson, toJson } from './json';
import { ActionSchema, HeaderSchema, SnapshotSchema, SummarySchema, type Summary } from './match-schema';
import { FORMAT, migrate, MIGRATIONS } from './migrations';

/*
 * A match as records, each a letter and JSON, in the order of their worth:
 *   h  the header                          truth
 *   l  the chunks of the log (chunks.ts)   truth; only where there are any
 *   a  an action                           truth
 *   s  summary and, where the snapshot is one of the end, its hash: can be made again
 *   c  the snapshot                        a cache
 *   f  an earlier one, from which the latest moves are told again: a cache; only where there is one
 */

/** A match as it was stored: `saved` has a game id that nobody has looked up yet. */
export interface StoredMatch {
  readonly saved: SavedMatch;
  readonly app: string;
  readonly summary: Summary | undefined;
  /** The log is known to have ended where it ends here. */
  readonly complete: boolean;
  /** The snapshot as it stands there: long texts in it are named. */
  readonly snapshot: string | undefined;
  readonly keyframe: string | undefined;
}

/** A match that is handed over keeps this format: an app of any age can read it. */
export const HANDED_OVER = 1;

type Setup = Omit<SavedMatch, 'log' | 'snapshot'>;

export function headerJson({ game, rules, luck, seed, options, seats }: Setup, app: string, format = FORMAT) {
  return { format, app, game, rules, luck, seed, options, seats };
}

/** Header and log one by one, for a match that is too long to be written down at once. */
export function* truthLines(saved: SavedMatch, app: string): Generator<string, void> {
  yield `h${toJson(headerJson(saved, app, HANDED_OVER))}`;
  for (const entry of saved.log) yield actionRecord(entry);
}

export function actionRecord({ seat, action, forced }: LogEntry): string {
  return `a${toJson(forced ? [seat, action, 1] : [seat, action])}`;
}

/** The format of stored records, before anything else is looked at. */
export function formatOf(records: readonly string[]): number | undefined {
  const header = records[0]?.startsWith('h') ? fromJson(records[0].slice(1)) : undefined;
  const format = v.safeParse(v.looseObject({ format: v.pipe(v.number(), v.integer(), v.minValue(1)) }), header);
  return format.success ? format.output.format : undefined;
}

/** Header and log, and whatever stands behind them. */
export interface Truth {
  readonly saved: SavedMatch;
  readonly app: string;
  readonly rest: readonly string[];
}

/** A log is cut at the first record that does not fit, because an action after a gap means nothing. */
export function readTruth(stored: readonly string[]): Result<Truth> {
  return finish(readingTruth(stored));
}

/** The same, a record a step. */
export function* readingTruth(stored: readonly string[]): Generator<void, Result<Truth>> {
  const format = formatOf(stored);
  if (format === undefined) return fail('damaged');
  if (format > FORMAT) return fail('newer-format', { format, known: FORMAT });
  const records = migrate(stored, format, MIGRATIONS);
  const header = read('h', HeaderSchema, records[0]);
  if (!header) return fail('damaged');
  const log: LogEntry[] = [];
  for (const record of records.slice(1)) {
    const entry = readAction(record);
    if (!entry) break;
    log.push(entry);
    yield;
  }
  const { app, game, rules, luck, seed, options, seats } = header;
  const saved = { game: game as GameId, rules, luck, seed, options, seats, log };
  return ok({ saved, app, rest: records.slice(1 + log.length) });
}

/** The match in these records; of damaged ones, everything up to the damage. */
export function readMatch(stored: readonly string[]): Result<StoredMatch> {
  const truth = readTruth(stored);
  if (!truth.ok) return truth;
  const { saved, app, rest } = truth.value;
  const summary = read('s', SummarySchema, rest[0]);
  const complete = rest[0]?.startsWith('s') === true;
  const snapshot = rest[1]?.startsWith('c') ? rest[1].slice(1) : undefined;
  const keyframe = rest[2]?.startsWith('f') ? rest[2].slice(1) : undefined;
  return ok({ saved, app, summary, complete, snapshot, keyframe });
}

/** As nearly all of them are written; ten thousand are read in the time of some hundred others. */
const PLAIN_ACTION = /^a\[([0-7]),"([^"\\]*)"(,1)?\]$/;

function readAction(record: string): LogEntry | undefined {
  const plain = PLAIN_ACTION.exec(record);
  const [seat, action, forced] = plain
    ? [Number(plain[1]), plain[2] as string, plain[3]]
    : (read('a', ActionSchema, record) ?? []);
  if (seat === undefined || action === undefined) return undefined;
  return forced ? { seat, action, forced: true } : { seat, action };
}

/** A record of this kind, or undefined when it is another one or does not fit. */
export function read<T>(kind: string, schema: v.GenericSchema<unknown, T>, record: string | undefined): T | undefined {
  if (!record?.startsWith(kind)) return undefined;
  const result = v.safeParse(schema, fromJson(record.slice(1)), { abortEarly: true });
  return result.success ? result.output : undefined;
}

/** A snapshot, or a keyframe, which has no hash. */
export type StoredPosition = Keyframe & { readonly hash?: string };

/** Not through `fromJson`: a state may be nested deeper than anything that comes from outside. */
export function readSnapshot(json: string | undefined): StoredPosition | undefined {
  if (json === undefined) return undefined;
  try {
    const result = v.safeParse(SnapshotSchema, JSON.parse(json), { abortEarly: true });
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
