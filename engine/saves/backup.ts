import * as v from 'valibot';
import type { Match } from '@/engine/core/match';
import { fail, ok, trouble, type Result, type Trouble } from './codes';
import { documentNames, type DocumentSpec } from './documents';
import { frame, unframe } from './frame';
import type { Generations } from './generations';
import { toJson } from './json';
import type { Library, Note } from './library';
import { markOf } from './mark';
import { read } from './match-records';
import { migrate } from './migrations';
import type { Games } from './refusal';
import { exportFile, importMatch } from './transfer';

/*
 * Everything that is kept on a device, as one text: a first line for people and then a frame (frame.ts) with
 *
 *     b  the format and the version of the app
 *     d  a document: name, version, value
 *     m  a match: its id, when it was played last, and the text of its own file
 */

export const BACKUP_LIMIT = 9 * 1024 * 1024;
/** Far more matches than fit into a text of that length: whoever sends so many lines sends no backup. */
const MOST_RECORDS = 20_000;
export const BACKUP_FORMAT = 1;

const FIRST_LINE = 'PIRATE SHELF BACKUP\n';
const DOCUMENT = 'doc.';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const HeadSchema = v.strictObject({ format: positive, app: v.string() });
const DocumentSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,80}$/)),
  version: positive,
  value: v.unknown(),
});
const MatchSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  at: v.pipe(v.number(), v.finite()),
  file: v.string(),
});
const EnvelopeSchema = v.strictObject({ version: positive, value: v.unknown() });

export type StoredDocument = v.InferOutput<typeof DocumentSchema>;

/** `kept`: the device has its own, and that one stays. */
export type Fate = 'added' | 'present' | 'kept' | Trouble;

export interface Item {
  readonly kind: 'match' | 'document';
  /** The id of the match, or the name of the document. */
  readonly name: string;
  readonly match?: Match;
  readonly fate: Fate;
}

/** The device as a backup sees it. */
export interface Device {
  readonly stored: Generations;
  readonly library: Library;
  readonly games: Games;
  readonly app: string;
  /** The documents whose form is known here; others are taken as they are. */
  readonly specs: ReadonlyMap<string, DocumentSpec<unknown>>;
  /** Documents that grow together instead of standing against each other. */
  readonly joins: Readonly<Record<string, (value: unknown) => Fate>>;
  readonly scoresOf: (match: Match) => Note['scores'];
}

export interface Backup {
  readonly text: string;
  readonly matches: number;
  readonly documents: number;
  /** What could not be taken along, and why. */
  readonly left: readonly { readonly id: string; readonly trouble: Trouble }[];
}

/** One match a step, so that a screen can stay awake meanwhile; the whole text at the end. */
export function* exportBackup(device: Device): Generator<number, Backup> {
  const { stored, library, app } = device;
  const records = [`b${toJson({ format: BACKUP_FORMAT, app })}`];
  for (const name of documentNames(stored, '')) {
    const kept = storedDocument(stored, name);
    if (kept) records.push(`d${toJson(kept)}`);
  }
  const documents = records.length - 1;
  const { entries, unreadable } = library.list();
  const left = [...unreadable];
  for (const { id, updatedAt } of entries) {
    const opened = library.load(id);
    const file = opened.ok ? exportFile(opened.value.match, app) : opened;
    if (file.ok) records.push(`m${toJson({ id, at: updatedAt, file: file.value })}`);
    else left.push({ id, trouble: file.trouble });
    yield records.length - 1;
  }
  return { text: FIRST_LINE + frame(records), matches: records.length - 1 - documents, documents, left };
}

export function isBackup(text: string): boolean {
  return text.trimStart().startsWith(FIRST_LINE.trim());
}

/** The items of a backup text, looked at as a whole first: a damaged text brings nothing in. */
export function readBackup(text: string): Result<readonly string[]> {
  if (text.length > BACKUP_LIMIT) return fail('too-large', { size: text.length, limit: BACKUP_LIMIT });
  const plain = text.trim().replace(/\r\n?/g, '\n');
  if (!plain.startsWith(FIRST_LINE)) return fail('not-a-save');
  const { records, whole } = unframe(`${plain.slice(FIRST_LINE.length)}\n`);
  if (!whole || records.length > MOST_RECORDS) return fail('import-damaged');
  const head = read('b', HeadSchema, records[0]);
  if (!head) return fail('record-invalid');
  if (head.format > BACKUP_FORMAT) return fail('newer-format', { format: head.format, known: BACKUP_FORMAT });
  return ok(records.slice(1));
}

/** Brings in one item a step. Nothing that is on the device is ever written over. */
export function* importBackup(records: readonly string[], device: Device): Generator<Item, void> {
  const { library } = device;
  const marks = new Set<string>();
  if (records.some((record) => record.startsWith('m'))) {
    for (const { id } of library.list().entries) {
      const opened = library.load(id);
      if (opened.ok) marks.add(markOf(opened.value.match));
    }
  }
  for (const record of records) {
    const document = read('d', DocumentSchema, record);
    const match = read('m', MatchSchema, record);
    if (document) yield { kind: 'document', name: document.name, fate: fateOfDocument(document, device) };
    else if (match) yield bringIn(match, marks, device);
    else yield { kind: 'document', name: '', fate: trouble('record-invalid') };
  }
}

type StoredMatch = v.InferOutput<typeof MatchSchema>;

function bringIn({ id, at, file }: StoredMatch, marks: Set<string>, { library, games, scoresOf }: Device): Item {
  const result = importMatch(file, games);
  if (!result.ok) return { kind: 'match', name: id, fate: result.trouble };
  const match = result.value;
  const mark = markOf(match);
  if (marks.has(mark)) return { kind: 'match', name: id, match, fate: 'present' };
  const note = { scores: scoresOf(match), updatedAt: at };
  // Another match may have the same id; then this one gets a name of its own, made from what it is.
  let failed = library.add(id, match, note);
  if (failed?.code === 'id-taken') failed = library.add(`b-${mark}`, match, note);
  if (!failed) marks.add(mark);
  return { kind: 'match', name: id, match, fate: failed ?? 'added' };
}

function fateOfDocument({ name, version, value }: StoredDocument, { stored, specs, joins }: Device): Fate {
  const spec = specs.get(name);
  if (spec) {
    const known = (spec.migrations?.length ?? 0) + 1;
    if (version > known) return trouble('newer-format', { format: version, known });
    if (!fits(spec, value, version)) return trouble('record-invalid');
  }
  const join = Object.prototype.hasOwnProperty.call(joins, name) ? joins[name] : undefined;
  if (join) return join(value);
  const mine = storedDocument(stored, name);
  if (mine) return toJson(mine) === toJson({ name, version, value }) ? 'present' : 'kept';
  if (stored.keys(DOCUMENT + name).includes(DOCUMENT + name)) return 'kept';
  return stored.write(DOCUMENT + name, [`d${toJson({ version, value })}`]) ?? 'added';
}

function fits(spec: DocumentSpec<unknown>, value: unknown, version: number): boolean {
  try {
    return v.is(spec.schema, migrate(value, version, spec.migrations ?? []));
  } catch {
    // A migration may stumble over a value that was never sound.
    return false;
  }
}

function storedDocument(stored: Generations, name: string): StoredDocument | undefined {
  const [best] = stored.read(DOCUMENT + name).copies;
  const envelope = read('d', EnvelopeSchema, best?.records[0]);
  return envelope && { name, version: envelope.version, value: envelope.value };
}
