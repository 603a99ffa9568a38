import * as v from 'valibot';
import { hashOf } from '@/engine/core/hash';
import { fail, ok, type Result } from './codes';
import { frame, unframe } from './frame';
import { toJson } from './json';
import type { Entry } from './library';
import { read, readTruth } from './match-records';
import { EntrySchema } from './match-schema';

/*
 * Finished matches, each once and without a snapshot. Under `body.<id>` lies the match as in a backup: one record with what a match
 * does not know of itself, then the lines of its own file (transfer.ts), all of it framed. Under `row.<when>.<id>` lies what a list
 * shows of it, so that a page of the list is one look; a row can always be made again from its body.
 */

/** A finished match as it is archived. */
export interface Kept {
  readonly id: string;
  /** When it was played last. */
  readonly at: number;
  readonly scores: readonly number[];
  readonly advised: readonly number[];
  readonly nobodyWon?: true | undefined;
  /** Header, log, final hash. */
  readonly lines: readonly string[];
}

export interface Row {
  readonly entry: Entry;
  /** `markOf` the match. */
  readonly mark: string;
  readonly rules: number;
}

export const BODY = 'body.';
export const ROW = 'row.';
export const TRASH = 'trash.';
/** The position at the end (last-position.ts): only so that it can be looked at under other rules. */
export const LAST = 'last.';

const finite = v.pipe(v.number(), v.finite());
const times = v.pipe(v.number(), v.integer(), v.minValue(0));
const AboutSchema = v.strictObject({
  id: v.string(),
  at: finite,
  scores: v.array(finite),
  advised: v.exactOptional(v.array(times)),
  nobodyWon: v.exactOptional(v.literal(true)),
});
const RowSchema = v.strictObject({ entry: EntrySchema, mark: v.string(), rules: v.number() });

export function bodyOf({ id, at, scores, advised, nobodyWon, lines }: Kept): string {
  const helped = advised.some((count) => count > 0) ? { advised } : {};
  return frame([`m${toJson({ id, at, scores, ...helped, ...(nobodyWon && { nobodyWon }) })}`, ...lines]);
}

export function keptFrom(id: string, text: string): Result<Kept> {
  const { records, whole } = unframe(text);
  const about = read('m', AboutSchema, records[0]);
  if (!whole || !about) return fail('damaged', { key: id });
  const { at, scores, advised = [], nobodyWon } = about;
  return ok({ id, at, scores, advised, nobodyWon, lines: records.slice(1) });
}

export function rowOf({ id, at, scores, nobodyWon, lines }: Kept): Result<Row> {
  const truth = readTruth(lines);
  if (!truth.ok) return truth;
  const { saved } = truth.value;
  const seats = saved.seats.map((seat) => ({ ...seat }));
  const entry = {
    ...{ id, game: saved.game, seats, turn: [], scores: [...scores], updatedAt: at, finished: true },
    ...(nobodyWon && { nobodyWon }),
  };
  return ok({ entry, mark: hashOf(saved), rules: saved.rules });
}

export function rowOfText(id: string, text: string): Row | null {
  const kept = keptFrom(id, text);
  const row = kept.ok ? rowOf(kept.value) : kept;
  return row.ok ? row.value : null;
}

export function rowText(row: Row): string {
  return frame([`r${toJson(row)}`]);
}

export function rowFrom(text: string): Row | undefined {
  const { records, whole } = unframe(text);
  return whole ? read('r', RowSchema, records[0]) : undefined;
}

/** More than any date, and still exact as a number. */
const LATEST = 8_999_999_999_999_999;
const DIGITS = 16;

/** In the order of these keys the one played last comes first. */
export function rowKey({ id, updatedAt }: Pick<Entry, 'id' | 'updatedAt'>): string {
  const at = Math.min(Math.max(Math.floor(updatedAt), 0), LATEST);
  return `${ROW}${String(LATEST - at).padStart(DIGITS, '0')}.${id}`;
}

export function idOfRow(key: string): string {
  return key.slice(ROW.length + DIGITS + 1);
}
