import * as v from 'valibot';
import type { GameId } from '@/engine/core/game';
import type { LogEntry, SavedMatch, Snapshot } from '@/engine/core/match';
import { finish } from '@/engine/core/steps';
import { fail, ok, type Result } from './codes';
import { fromJson, toJson } from './json';
import { ActionSchema, HeaderSchema, SnapshotSchema, SummarySchema, type Summary } from './match-schema';
import { FORMAT, migrate, MIGRATIONS } from './migrations';

/*
 * A match as records, each a letter and JSON, in the order of their worth:
 *   h  the header                          truth
 *   a  an action                           truth
 *   s  summary and final hash              can be made again
 *   c  the snapshot                        a cache
 */

/** A match as it was stored: `saved` has a game id that nobody has looked up yet. */
export interface StoredMatch {
  readonly saved: SavedMatch;
  readonly app: string;
  readonly summary: Summary | undefined;
  /** The log is known to have ended where it ends here. */
  readonly complete: boolean;
}

export function matchRecords(saved: SavedMatch, app: string, summary: Summary): string[] {
  const records = truthRecords(saved, app);
  records.push(`s${toJson(summary)}`);
  if (saved.snapshot) records.push(`c${toJson(saved.snapshot)}`);
  return records;
}

/** Header and log. */
export function truthRecords(saved: SavedMatch, app: string): string[] {
  return [...truthLines(saved, app)];
}

/** The same one by one, for a match that is too long to be written down at once. */
export function* truthLines(saved: SavedMatch, app: string): Generator<string, void> {
  const { game, rules, luck, seed, options, seats, log } = saved;
  yield `h${toJson({ format: FORMAT, app, game, rules, luck, seed, options, seats })}`;
  for (const entry of log) yield `a${toJson(entryTuple(entry))}`;
}

function entryTuple({ seat, action, forced }: LogEntry): readonly (string | number)[] {
  return forced ? [seat, action, 1] : [seat, action];
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
    const entry = read('a', ActionSchema, record);
    if (!entry) break;
    const [seat, action, forced] = entry;
    log.push(forced ? { seat, action, forced: true } : { seat, action });
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
  const snapshot = readSnapshot(rest[1]);
  const complete = rest[0]?.startsWith('s') === true;
  return ok({ saved: snapshot ? { ...saved, snapshot } : saved, app, summary, complete });
}

/** A record of this kind, or undefined when it is another one or does not fit. */
export function read<T>(kind: string, schema: v.GenericSchema<unknown, T>, record: string | undefined): T | undefined {
  if (!record?.startsWith(kind)) return undefined;
  const result = v.safeParse(schema, fromJson(record.slice(1)), { abortEarly: true });
  return result.success ? result.output : undefined;
}

/** Not through `fromJson`: a state may be nested deeper than anything that comes from outside. */
function readSnapshot(record: string | undefined): Snapshot | undefined {
  if (!record?.startsWith('c')) return undefined;
  try {
    const result = v.safeParse(SnapshotSchema, JSON.parse(record.slice(1)), { abortEarly: true });
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
