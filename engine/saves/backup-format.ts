import * as v from 'valibot';
import type { Match, SeatSetup } from '@/engine/core/match';
import type { Trouble } from './codes';
import type { DocumentSpec } from './documents';
import type { Generations } from './generations';
import { fromJson } from './json';
import type { Library, Note } from './library';
import { read } from './match-records';
import type { Games } from './refusal';

/*
 * Everything that is kept on a device, as one text: a first line for people and then a frame (frame.ts) with
 *
 *     b  the format and the version of the app
 *     d  a document: name, version, value
 *     m  a match: its id, when it was played last, who asked for advice; then the lines of its own file (transfer.ts):
 *        h, a, a … k
 *
 * It is written and read a line at a time, however many matches of whatever length there are. In format 1 a match was a single
 * line that held the text of its file.
 */

export const BACKUP_FORMAT = 2;
export const BACKUP_LINE = 'PIRATE SHELF BACKUP\n';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
const at = v.pipe(v.number(), v.finite());
const times = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

export const HeadSchema = v.strictObject({ format: positive, app: v.string() });
export const DocumentSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]{1,80}$/)),
  version: positive,
  value: v.unknown(),
});
export const MatchSchema = v.strictObject({
  id,
  at,
  advised: v.exactOptional(v.pipe(v.array(times), v.maxLength(8))),
});
export const OldMatchSchema = v.strictObject({ id, at, file: v.string() });
const EnvelopeSchema = v.strictObject({ version: positive, value: v.unknown() });
const AboutSchema = v.object({
  game: v.string(),
  seats: v.pipe(v.array(v.object({ kind: v.picklist(['person', 'bot']), name: v.string() })), v.maxLength(8)),
});

export type StoredDocument = v.InferOutput<typeof DocumentSchema>;

/** What people know a match by. */
export interface About {
  readonly game: string;
  readonly seats: readonly SeatSetup[];
  /** When it was played last; 0: nobody knows. */
  readonly at: number;
}

/** As much as the header of a match says, even where the match itself cannot be read. */
export function aboutFrom(header: string | undefined, playedAt: number): About | undefined {
  if (!header?.startsWith('h')) return undefined;
  const read = v.safeParse(AboutSchema, fromJson(header.slice(1)));
  return read.success ? { ...read.output, at: playedAt } : undefined;
}

/** A document as it lies there, whatever its form. */
export function storedDocument(stored: Generations, name: string): StoredDocument | undefined {
  const [best] = stored.read(`doc.${name}`).copies;
  const envelope = read('d', EnvelopeSchema, best?.records[0]);
  return envelope && { name, version: envelope.version, value: envelope.value };
}

/** `kept`: the device has its own, and that one stays. */
export type Fate = 'added' | 'present' | 'kept' | Trouble;

export interface Item {
  readonly kind: 'match' | 'document';
  /** The id of the match, or the name of the document. */
  readonly name: string;
  readonly about?: About | undefined;
  readonly fate: Fate;
}

/** The device as a backup sees it. */
export interface Device {
  readonly stored: Generations;
  readonly library: Library;
  readonly games: Games;
  readonly app: string;
  /** The documents whose form is known here; others are refused. */
  readonly specs: ReadonlyMap<string, DocumentSpec<unknown>>;
  /** Documents that grow together instead of standing against each other. */
  readonly joins: Readonly<Record<string, (value: unknown) => Fate>>;
  readonly scoresOf: (match: Match) => Note['scores'];
}
