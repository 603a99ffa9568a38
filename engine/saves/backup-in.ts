import * as v from 'valibot';
import type { Match } from '@/engine/core/match';
import { type About, type Device, type Fate, type Item, type StoredDocument, storedDocument } from './backup-format';
import type { Part } from './backup-reader';
import { fail, trouble, type Result } from './codes';
import type { DocumentSpec } from './documents';
import { toJson } from './json';
import { markOf } from './mark';
import { migrate } from './migrations';
import { importing, importingLines } from './transfer';

/** Letters of an id (library.ts). */
const LONGEST_ID = 40;

type MatchPart = Extract<Part, { kind: 'match' }>;

/** Brings the parts of a backup in. Nothing that is on the device is ever written over. */
export class Arrivals {
  /** The marks of the matches here, by what can be seen of them without opening them. */
  private readonly marks = new Map<string, Set<string>>();
  private entries: Map<string, string[]> | null = null;

  constructor(private readonly device: Device) {}

  /** An action a step; the item at the end. */
  *take(part: Part): Generator<void, Item> {
    if (part.kind === 'match') return yield* this.match(part);
    if (part.kind === 'lost') return { kind: 'document', name: '', fate: trouble('import-damaged') };
    return { kind: 'document', name: part.document.name, fate: fateOfDocument(part.document, this.device) };
  }

  private *match(part: MatchPart): Generator<void, Item> {
    const { id: name, at } = part;
    const { games, scoresOf } = this.device;
    const result = yield* opening(part, games);
    if (!result.ok) return { kind: 'match', name, about: part.about, fate: result.trouble };
    const match = result.value;
    const about = { game: match.game.manifest.id, seats: match.seats, at };
    const mark = markOf(match);
    const marks = yield* this.alike(about);
    if (marks.has(mark)) return { kind: 'match', name, about, fate: 'present' };
    const note = { scores: scoresOf(match), updatedAt: at, advised: part.advised };
    const failed = this.add(name, match, mark, note);
    if (!failed) marks.add(mark);
    return { kind: 'match', name, about, fate: failed ?? 'added' };
  }

  /**
   * Another match may have the same id; then this one gets its mark behind it. The beginning stays: by it the app knows matches that
   * were played elsewhere.
   */
  private add(id: string, match: Match, mark: string, note: Parameters<Device['library']['add']>[2]) {
    const { library } = this.device;
    const failed = library.add(id, match, note);
    return failed?.code === 'id-taken'
      ? library.add(`${id.slice(0, LONGEST_ID - 1 - mark.length)}-${mark}`, match, note)
      : failed;
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
  if (!fits(spec, value, version)) return trouble('record-invalid');
  const join = Object.prototype.hasOwnProperty.call(joins, name) ? joins[name] : undefined;
  if (join) return join(value);
  const mine = storedDocument(stored, name);
  if (mine) return toJson(mine) === toJson({ name, version, value }) ? 'present' : 'kept';
  const key = `doc.${name}`;
  if (stored.keys(key).includes(key)) return 'kept';
  return stored.write(key, [`d${toJson({ version, value })}`]) ?? 'added';
}

function fits(spec: DocumentSpec<unknown>, value: unknown, version: number): boolean {
  try {
    return v.is(spec.schema, migrate(value, version, spec.migrations ?? []));
  } catch {
    // A migration may stumble over a value that was never sound.
    return false;
  }
}
