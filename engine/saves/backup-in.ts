import * as v from 'valibot';
import type { Match } from '@/engine/core/match';
import { type About, type Device, type Fate, type Item, type StoredDocument, storedDocument } from './backup-format';
import type { Part } from './backup-reader';
import type { Kept } from './archived';
import { fail, trouble, type Result, type Trouble } from './codes';
import type { DocumentSpec } from './documents';
import { toJson } from './json';
import { hasNoWinner, type Note } from './library';
import { markOf } from './mark';
import { migrate } from './migrations';
import { importing, importingLines, writingLines } from './transfer';

/** Letters of an id (library.ts). */
const LONGEST_ID = 40;

type MatchPart = Extract<Part, { kind: 'match' }>;

/** What can be known of the archive before a backup comes in. */
export interface Archived {
  readonly ids: ReadonlySet<string>;
  /** `markOf` all its matches. */
  readonly marks: ReadonlySet<string>;
}

/** A part of a backup that has arrived. */
export interface Arrival {
  readonly item: Item;
  /** A finished match, still to be put into the archive. */
  readonly kept?: Kept;
  /** For a match that the archive does not take. */
  readonly shelve?: () => Fate;
}

const NO_ARCHIVE: Archived = { ids: new Set(), marks: new Set() };

/** Brings the parts of a backup in. Nothing that is on the device is ever written over. */
export class Arrivals {
  /** Those of the archive, and those that came in here. */
  private readonly archivedMarks: Set<string>;
  private readonly archivedIds: Set<string>;
  /** The marks of the matches here, by what can be seen of them without opening them. */
  private readonly marks = new Map<string, Set<string>>();
  private entries: Map<string, string[]> | null = null;

  /** Without an archive finished matches go to the library. */
  constructor(
    private readonly device: Device,
    private readonly archive: Archived | null = null,
  ) {
    const { ids, marks } = archive ?? NO_ARCHIVE;
    this.archivedIds = new Set(ids);
    this.archivedMarks = new Set(marks);
  }

  /** An action a step; what has arrived at the end. */
  *take(part: Part): Generator<void, Arrival> {
    if (part.kind === 'match') return yield* this.match(part);
    if (part.kind === 'lost') return { item: { kind: 'document', name: '', fate: trouble('import-damaged') } };
    return { item: { kind: 'document', name: part.document.name, fate: fateOfDocument(part.document, this.device) } };
  }

  private *match(part: MatchPart): Generator<void, Arrival> {
    const { id: name, at, advised } = part;
    const { games, scoresOf } = this.device;
    const result = yield* opening(part, games);
    if (!result.ok) return { item: { kind: 'match', name, about: part.about, fate: result.trouble } };
    const match = result.value;
    const about = { game: match.game.manifest.id, seats: match.seats, at };
    const mark = markOf(match);
    const marks = yield* this.alike(about);
    const item = { kind: 'match', name, about } as const;
    if (marks.has(mark) || this.archivedMarks.has(mark)) return { item: { ...item, fate: 'present' } };
    const scores = scoresOf(match);
    const shelve = (): Fate => {
      const failed = this.add(name, match, mark, { scores, updatedAt: at, advised });
      if (!failed) marks.add(mark);
      return failed ?? 'added';
    };
    if (!this.archive || match.outcome() === undefined) return { item: { ...item, fate: shelve() } };
    const lines = yield* writingLines(match, this.device.app);
    const lost = hasNoWinner(match) ? { nobodyWon: true as const } : {};
    const id = this.isTaken(name) ? ownName(name, mark) : name;
    this.archivedIds.add(id);
    this.archivedMarks.add(mark);
    const instead = () => {
      this.archivedIds.delete(id);
      this.archivedMarks.delete(mark);
      return shelve();
    };
    return { item: { ...item, fate: 'added' }, kept: { id, at, scores, advised, lines, ...lost }, shelve: instead };
  }

  private isTaken(id: string): boolean {
    return this.archivedIds.has(id) || this.device.library.has(id);
  }

  private add(id: string, match: Match, mark: string, note: Note): Trouble | null {
    const { library } = this.device;
    const failed = this.isTaken(id) ? trouble('id-taken') : library.add(id, match, note);
    return failed?.code === 'id-taken' ? library.add(ownName(id, mark), match, note) : failed;
  }

  /** The marks of all matches here of the same game with the same people: only these are opened. */
  private *alike(about: About): Generator<void, Set<string>> {
    const { library } = this.device;
    this.entries ??= grouped(library.list().entries);
    const key = keyOf(about);
    let marks = this.marks.get(key);
    if (marks) return marks;
    marks = new Set();
    this.marks.set(key, marks);
    for (const id of this.entries.get(key) ?? []) {
      const opened = library.load(id);
      if (opened.ok) marks.add(markOf(opened.value.match));
      yield;
    }
    return marks;
  }
}

/**
 * For a match whose id another match here has: its mark behind it. The beginning stays, because by it the app knows matches that
 * were played elsewhere.
 */
const ownName = (id: string, mark: string) => `${id.slice(0, LONGEST_ID - 1 - mark.length)}-${mark}`;

function grouped(entries: readonly (Omit<About, 'at'> & { readonly id: string })[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry.id]);
  return groups;
}

function keyOf({ game, seats }: Omit<About, 'at'>): string {
  return toJson([game, seats.map(({ kind, name }) => [kind, name])]);
}

function* opening({ lines }: MatchPart, games: Device['games']): Generator<void, Result<Match>> {
  if (lines === null) return fail('import-damaged');
  return yield* typeof lines === 'string' ? importing(lines, games) : importingLines(lines, games);
}

function fateOfDocument({ name, version, value }: StoredDocument, { stored, specs, joins }: Device): Fate {
  const spec = specs.get(name);
  if (!spec) return trouble('unknown-record');
  const known = (spec.migrations?.length ?? 0) + 1;
  if (version > known) return trouble('newer-format', { format: version, known });
  const today = brought(spec, value, version);
  if (!today) return trouble('record-invalid');
  const join = Object.prototype.hasOwnProperty.call(joins, name) ? joins[name] : undefined;
  if (join) return join(today.value);
  const mine = storedDocument(stored, name);
  if (mine) return toJson(mine) === toJson({ name, version, value }) ? 'present' : 'kept';
  const key = `doc.${name}`;
  if (stored.keys(key).includes(key)) return 'kept';
  return stored.write(key, [`d${toJson({ version, value })}`]) ?? 'added';
}

/** In the form of today; undefined: it never was sound. */
function brought(
  spec: DocumentSpec<unknown>,
  value: unknown,
  version: number,
): { readonly value: unknown } | undefined {
  try {
    const now = migrate(value, version, spec.migrations ?? []);
    return v.is(spec.schema, now) ? { value: now } : undefined;
  } catch {
    // A migration may stumble over a value that was never sound.
    return undefined;
  }
}
