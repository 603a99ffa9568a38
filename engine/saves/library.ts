import * as v from 'valibot';
import type { Seat } from '@/engine/core/game';
import type { Match, SeatSetup } from '@/engine/core/match';
import { SIZES, withoutLog, type Sizes } from './chunks';
import { fail, ok, trouble, type Result, type Trouble } from './codes';
import type { Copy, Generations, Guard } from './generations';
import { bestOf, candidates, openFound, savedIn, type Found } from './match-reader';
import { formatOf, read, readMatch, type StoredMatch } from './match-records';
import { EntrySchema, HeaderSchema } from './match-schema';
import { MatchWriter } from './match-writer';
import { toJson } from './json';
import { FORMAT } from './migrations';
import type { Games } from './refusal';

/** What the caller knows and a match does not. */
export interface Note {
  readonly scores: readonly number[];
  /** Milliseconds since 1970, or any number that grows. */
  readonly updatedAt: number;
  /** How often each seat has asked for advice. */
  readonly advised?: readonly number[];
}

export interface Opened {
  readonly match: Match;
  /** The version of the app that wrote it. */
  readonly app: string;
  /** How often each seat has asked for advice; empty: never, or it is not known. */
  readonly advised: readonly number[];
  readonly notices: readonly Trouble[];
}

export type Entry = Readonly<v.InferOutput<typeof EntrySchema>>;

/** A match with the stamp of what was described. */
type Row = readonly [string, Entry];

export interface Listing {
  /** The one played last comes first. */
  readonly entries: readonly Entry[];
  /** There, but not to be opened; the player may export or delete them. */
  readonly unreadable: readonly { readonly id: string; readonly trouble: Trouble }[];
}

const MATCH = 'match.';
const TRASH = 'trash.';
const INDEX = 'index';
const ID = /^[A-Za-z0-9_-]{1,40}$/;
const IndexSchema = v.array(v.strictTuple([v.string(), EntrySchema]));

/** All matches on this device. */
export class Library {
  /** Matches that were opened from a damaged copy, with the store that holds it. */
  private readonly salvaged = new Map<string, number>();
  /** What was stored when a match was opened or kept here the last time. */
  private readonly left = new WeakMap<Match, string | undefined>();
  private readonly writers = new WeakMap<Match, { readonly id: string; readonly writer: MatchWriter }>();
  /** When anything here was played last; undefined: nobody has looked yet. */
  private newest: number | undefined;

  constructor(
    private readonly stored: Generations,
    private readonly games: Games,
    private readonly app: string,
    private readonly sizes: Sizes = SIZES,
  ) {}

  /** Keeps a match under an id that is free. This is the way in for new and for imported matches. */
  add(id: string, match: Match, note: Note): Trouble | null {
    const taken = trouble('id-taken', { id });
    return this.stored.stamp(MATCH + id) === undefined ? this.write(id, match, note, () => taken) : taken;
  }

  /** To be called after every action. Null: it is kept; otherwise what was kept before still is. */
  save(id: string, match: Match, note: Note): Trouble | null {
    if (this.movedOn(id, match)) return trouble('moved-on', { key: MATCH + id });
    return this.write(id, match, { ...note, updatedAt: this.later(note.updatedAt) }, ([{ records }]) => {
      const format = formatOf(records) ?? FORMAT;
      return format > FORMAT ? trouble('newer-format', { format, known: FORMAT }) : null;
    });
  }

  /**
   * To be called when the table is left: the rules may be others when it is opened again, so a snapshot that is older than the
   * last action is made anew. Nothing is written where another window has written since.
   */
  leave(id: string, match: Match, note: Note): Trouble | null {
    const known = this.writers.get(match);
    const own = known?.id === id && this.left.get(match) === this.stored.stamp(MATCH + id);
    return own && known.writer.late ? this.write(id, match, note, () => null, true) : null;
  }

  /** Another window, or another screen, has kept moves of this match that are not in it. */
  movedOn(id: string, match: Match): boolean {
    const stamp = this.stored.stamp(MATCH + id);
    const left = this.left.get(match);
    if (stamp === undefined || left === undefined || stamp === left) return false;
    const saved = savedIn(this.stored.read(MATCH + id).copies, id, this.stored.parts);
    return (saved?.log ?? []).some(({ seat, action }, index) => {
      const own = match.log[index];
      return own?.seat !== seat || own.action !== action;
    });
  }

  load(id: string): Result<Opened> {
    const key = MATCH + id;
    const { copies, notices } = this.stored.read(key);
    if (copies.length === 0) {
      const reason = notices.find(({ code }) => code === 'store-unreadable') ?? notices[0];
      return reason?.code === 'store-unreadable'
        ? { ok: false, trouble: reason }
        : fail(reason ? 'damaged' : 'not-found', { key });
    }
    let first: Trouble | undefined;
    for (const { copy, result } of candidates(copies, id, this.stored.parts)) {
      const opened = result.ok ? openFound(result.value, this.games) : result;
      if (result.ok && opened.ok) {
        const { match } = opened.value;
        const newest = copies.every((other) => other.generation <= copy.generation);
        const found = [
          ...this.toldOfDamage(key, copy, result.value, { copies, notices }, match.log.length),
          ...(newest ? [] : [trouble('older-copy', { key })]),
          ...opened.value.notices,
        ];
        this.takeOver(id, match, copy, result.value);
        if (found.length === 0 && (formatOf(copy.records) ?? FORMAT) < FORMAT) this.renew(id, match, result.value);
        const { app, summary } = result.value;
        return ok({ match, app, advised: summary?.advised ?? [], notices: found });
      }
      const why = (opened as Extract<typeof opened, { ok: false }>).trouble;
      first ??= why;
      // An elder copy helps against damage and against what only a replay would need, not against a refusal.
      if (!['damaged', 'other-rules', 'wrong-seats', 'unplayable'].includes(why.code)) break;
    }
    return { ok: false, trouble: first?.code === 'damaged' || !first ? trouble('damaged', { key }) : first };
  }

  /** Remembers what an opened match was read from, so that later saves go on from there. */
  private takeOver(id: string, match: Match, copy: Copy, found: Found): void {
    if (!copy.whole) this.salvaged.set(id, copy.store);
    this.left.set(match, this.stored.stamp(MATCH + id));
    const writer = new MatchWriter(id, match, this.app, this.stored.parts, this.sizes, found);
    this.writers.set(match, { id, writer });
  }

  /** A match of an older format is written in today's as soon as it is seen: one copy now, the other one with the next save. */
  private renew(id: string, match: Match, { summary }: Found): void {
    if (summary) this.write(id, match, summary, () => null, true);
  }

  private toldOfDamage(
    key: string,
    used: Copy,
    { hole, damaged }: Found,
    { copies, notices }: { readonly copies: readonly Copy[]; readonly notices: readonly Trouble[] },
    actions: number,
  ): readonly Trouble[] {
    if (hole) {
      // The actions after the hole exist nowhere else: keep both texts.
      for (const { store } of copies) this.stored.setAside(key, store);
      return [trouble('both-damaged', { key, actions })];
    }
    if (!used.whole) return toldAsUsed(notices, copies, { key, actions });
    const told = notices.some(({ code }) => code === 'copy-damaged');
    return told ? notices : [...notices, ...damaged.map((store) => trouble('copy-damaged', { key, store }))];
  }

  /** Who sits there is called otherwise from now on. What is damaged stays as it is. */
  reseat(id: string, seats: readonly SeatSetup[]): Trouble | null {
    const key = MATCH + id;
    const best = bestOf(this.stored.read(key).copies, id, this.stored.parts);
    const header = read('h', HeaderSchema, best?.copy.records[0]);
    if (!best?.copy.whole || !best.result.ok || !header) return trouble('damaged', { key });
    return this.stored.write(key, [`h${toJson({ ...header, seats })}`, ...best.copy.records.slice(1)]);
  }

  /** Takes a match away. It can be brought back until the next one is deleted. */
  delete(id: string): Trouble | null {
    const key = MATCH + id;
    if (!this.isThere(key)) return trouble('not-found', { key });
    const failed = this.stored.move(key, TRASH + id);
    if (failed) return failed;
    // Only now: where there was no room for this one, the one before can still come back.
    for (const other of this.stored.keys(TRASH)) if (other !== TRASH + id) this.stored.delete(other);
    this.stored.parts.sweep();
    return null;
  }

  /** For a full disk, where there is no room for a way back. */
  erase(id: string): Trouble | null {
    const failed = this.stored.delete(MATCH + id) ?? this.stored.delete(TRASH + id);
    if (!failed) this.stored.parts.sweep();
    return failed;
  }

  /** Brings a deleted match back. */
  undelete(id: string): Trouble | null {
    if (!this.isThere(TRASH + id)) return trouble('nothing-deleted');
    if (this.isThere(MATCH + id)) return trouble('id-taken', { id });
    return this.stored.move(TRASH + id, MATCH + id);
  }

  /** Changes whenever what is stored of a match changes; undefined: it is not here. */
  stamp(id: string): string | undefined {
    return this.stored.stamp(MATCH + id);
  }

  has(id: string): boolean {
    return this.stamp(id) !== undefined || this.isThere(MATCH + id);
  }

  /** It was deleted, and can still be brought back. */
  isDeleted(id: string): boolean {
    return this.isThere(TRASH + id);
  }

  /** Something was played at this time elsewhere on the device: what is kept from now on is dated later. */
  notBefore(at: number): void {
    if (this.newest === undefined) this.look();
    this.newest = Math.max(this.newest ?? at, at);
  }

  /** A moment after all that was played here: a clock may be set back, and what is played now still comes last. */
  later(now: number): number {
    if (this.newest === undefined) this.look();
    return Math.max(now, (this.newest ?? -Infinity) + 1);
  }

  /** From the index where that still tells the truth, from the matches themselves where not. */
  list(): Listing {
    const { rows, unreadable, stale } = this.look();
    // A cache: where it cannot be written, the next list is slower and just as right.
    if (stale) this.stored.write(INDEX, [`i${toJson(rows)}`]);
    const entries = rows.map((row) => row[1]).sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
    return { entries, unreadable };
  }

  private look(): { readonly rows: readonly Row[]; readonly stale: boolean } & Pick<Listing, 'unreadable'> {
    const index = new Map(this.readIndex().map((row) => [row[1].id, row]));
    const rows: Row[] = [];
    const unreadable: { id: string; trouble: Trouble }[] = [];
    let same = true;
    for (const key of this.stored.keys(MATCH)) {
      const id = key.slice(MATCH.length);
      const stamp = this.stored.stamp(key);
      const row = index.get(id);
      if (row && row[0] === stamp) {
        rows.push(row);
        continue;
      }
      same = false;
      const entry = this.describe(id);
      if (entry.ok) rows.push([stamp ?? '', entry.value]);
      else unreadable.push({ id, trouble: entry.trouble });
    }
    for (const [, { updatedAt }] of rows) this.newest = Math.max(this.newest ?? updatedAt, updatedAt);
    return { rows, unreadable, stale: !same || rows.length !== index.size };
  }

  private isThere(key: string): boolean {
    return this.stored.keys(key).includes(key);
  }

  private write(id: string, match: Match, note: Note, guard: Guard, final = false): Trouble | null {
    if (!ID.test(id)) throw new RangeError(`no id: ${id}`);
    const key = MATCH + id;
    const { scores, updatedAt, advised = [] } = note;
    const turn = [...new Set(match.pending().map(({ seat }) => seat))];
    const finished = match.outcome() !== undefined;
    const lost = hasNoWinner(match) ? { nobodyWon: true as const } : {};
    const helped = advised.some((times) => times > 0) ? { advised: [...advised] } : {};
    const told = { turn, scores: [...scores], updatedAt, finished, ...lost, ...helped };
    const records = this.writerOf(id, match).records(told, finished || final);
    if (!records) return trouble('write-failed', { key });
    const failed = this.stored.write(key, records, guard, this.salvaged.get(id));
    if (failed) return failed;
    this.salvaged.delete(id);
    this.left.set(match, this.stored.stamp(key));
    if (this.newest !== undefined) this.newest = Math.max(this.newest, updatedAt);
    return null;
  }

  /** One that has written this match before goes on only while nobody else has touched what is stored: its chunks may be gone. */
  private writerOf(id: string, match: Match): MatchWriter {
    const known = this.writers.get(match);
    if (known?.id === id && this.left.get(match) === this.stored.stamp(MATCH + id)) return known.writer;
    // Somebody may have been given another name in another window: who sits there is as stored, not as this match was opened.
    const seats = known?.id === id ? this.seatsOf(id) : undefined;
    const writer = new MatchWriter(id, match, this.app, this.stored.parts, this.sizes, undefined, seats);
    this.writers.set(match, { id, writer });
    return writer;
  }

  private seatsOf(id: string): readonly SeatSetup[] | undefined {
    return savedIn(this.stored.read(MATCH + id).copies, id, this.stored.parts)?.seats;
  }

  private readIndex(): readonly Row[] {
    const [best] = this.stored.read(INDEX).copies;
    return (best?.whole ? read('i', IndexSchema, best.records[0]) : undefined) ?? [];
  }

  private describe(id: string): Result<Entry> {
    const { copies } = this.stored.read(MATCH + id);
    const found = this.glance(id, copies);
    if (!found.ok) return found;
    const { saved, summary } = found.value;
    const { turn, scores, updatedAt, finished, nobodyWon } = summary ?? {
      turn: [] as Seat[],
      scores: [],
      updatedAt: 0,
      finished: false,
      nobodyWon: undefined,
    };
    return ok({
      id,
      game: saved.game,
      seats: saved.seats.map((seat) => ({ ...seat })),
      turn,
      scores,
      updatedAt,
      finished,
      ...(nobodyWon && { nobodyWon }),
    });
  }

  /** Of the newest copy the head is enough, unless something is wrong with it. */
  private glance(id: string, copies: readonly Copy[]): Result<Pick<StoredMatch, 'saved' | 'summary'>> {
    const [newest] = [...copies].sort((a, b) => b.generation - a.generation);
    const head = newest?.whole ? readMatch(withoutLog(newest.records)) : undefined;
    if (head?.ok && head.value.summary) return head;
    return bestOf(copies, id, this.stored.parts)?.result ?? fail('damaged', { key: MATCH + id });
  }
}

/** Over, and nobody has won. */
export function hasNoWinner(match: Match): boolean {
  return match.outcome()?.winners.length === 0;
}

/** A damaged copy is used: no copy is called whole and used that is not. */
function toldAsUsed(
  notices: readonly Trouble[],
  copies: readonly Copy[],
  params: Trouble['params'],
): readonly Trouble[] {
  const code = copies.some(({ whole }) => whole) ? 'damaged-used' : 'both-damaged';
  return [trouble(code, params), ...notices.filter((notice) => notice.code !== 'copy-damaged')];
}
