import { frame, stampOf } from './frame';
import { fromJson, toJson } from './json';
import { chunkKey, type Parts } from './parts';

/*
 * The log of a long match. A store cannot append, so the head of a match (match-records.ts) holds only the newest actions, and
 * before them one record
 *
 *     l"c2ac53b957b41f11e836f315"     the checks of the chunks that come before, eight digits each
 *
 * A chunk is a part (parts.ts) with its number and then as many records of actions as were sealed together. It is never changed:
 * where actions are taken back that are in one, the head names another one in its place.
 */

export interface Sizes {
  /** Actions in a chunk. */
  readonly chunk: number;
  /** So many of the newest actions are never sealed, because they may be taken back. */
  readonly open: number;
  /** Letters: a longer snapshot is not made after every action. */
  readonly snapshot: number;
  /** But after so many. */
  readonly every: number;
}

export const SIZES: Sizes = { chunk: 128, open: 64, snapshot: 4096, every: 32 };

const CHECKS = /^(?:[0-9a-f]{8})+$/;

export interface Chunk {
  readonly check: string;
  /** How many actions there are in this one and all before. */
  readonly end: number;
}

/** Null: it could not be kept in both stores. */
export function sealChunk(parts: Parts, id: string, number: number, actions: readonly string[]): string | null {
  const text = frame([`l${number}`, ...actions]);
  const check = stampOf(text);
  return parts.keep(chunkKey(id, number, check), text) === 2 ? check : null;
}

export function chunksRecord(chunks: readonly Chunk[]): readonly string[] {
  return chunks.length === 0 ? [] : [`l${toJson(chunks.map(({ check }) => check).join(''))}`];
}

export interface Assembled {
  /** The records as if the match had no chunks; cut off at a damaged chunk. */
  readonly records: readonly string[];
  readonly chunks: readonly Chunk[];
  /** An action was lost inside. */
  readonly hole: boolean;
  /** The stores in which a chunk was damaged. */
  readonly damaged: readonly number[];
}

/** Puts the records of the chunks where the head names them. */
export function assemble(head: readonly string[], id: string, parts: Parts): Assembled {
  const checks = checksOf(head[1]);
  if (checks.length === 0) return { records: head, chunks: [], hole: false, damaged: [] };
  const records = head.slice(0, 1);
  const chunks: Chunk[] = [];
  const damaged: number[] = [];
  for (const [index, check] of checks.entries()) {
    const number = index + 1;
    const part = parts.read(chunkKey(id, number, check));
    damaged.push(...part.damaged);
    const [first, ...actions] = part.records;
    if (first === `l${number}`) for (const action of actions) records.push(action);
    if (!part.whole || first !== `l${number}`) return { records, chunks, hole: true, damaged };
    chunks.push({ check, end: records.length - 1 });
  }
  for (const record of head.slice(2)) records.push(record);
  return { records, chunks, hole: false, damaged };
}

/** The head alone, without any action: enough for who wants to know what match this is. */
export function withoutLog(head: readonly string[]): string[] {
  return head.filter((record) => !record.startsWith('l') && !record.startsWith('a'));
}

function checksOf(record: string | undefined): string[] {
  if (!record?.startsWith('l')) return [];
  const checks = fromJson(record.slice(1));
  return typeof checks === 'string' && CHECKS.test(checks) ? (checks.match(/.{8}/g) ?? []) : [];
}
