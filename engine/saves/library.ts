import * as v from 'valibot';
import type { Game, Seat } from '@/engine/core/game';
import { Match, type SeatSetup } from '@/engine/core/match';
import { fail, ok, trouble, type Result, type Trouble } from './codes';
import type { Copy, Generations, Guard } from './generations';
import { formatOf, matchRecords, read, readMatch, type StoredMatch } from './match-records';
import { EntrySchema } from './match-schema';
import { toJson } from './json';
import { FORMAT } from './migrations';
import { gameOf, refusal, type Games } from './refusal';

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
  /** When anything here was played last; undefined: nobody has looked yet. */
  private newest: number | undefined;

  constructor(
    private readonly stored: Generations,
    private readonly games: Games,
    private readonly app: string,
  ) {}

  /** Keeps a match under an id that is free. This is the way in for new and for imported matches. */
  add(id: string, match: Match, note: Note): Trouble | null {
    return this.write(id, match, note, () => trouble('id-taken', { id }));
  }

  /** To be called after every action. Null: it is kept; otherwise what was kept before still is. */
  save(id: string, match: Match, note: Note): Trouble | null {
    if (this.movedOn(id, match)) return trouble('moved-on', { key: MATCH + id });
    return this.write(id, match, { ...note, updatedAt: this.later(note.updatedAt) }, ([{ records }]) => {
      const format = formatOf(records) ?? FORMAT;
      return format > FORMAT ? trouble('newer-format', { format, known: FORMAT }) : null;
    });
  }

  /** Another window, or another screen, has kept moves of this match that are not in it. */
  movedOn(id: string, match: Match): boolean {
    const stamp = this.stored.stamp(MATCH + id);
    const left = this.left.get(match);
    if (stamp === undefined || left === undefined || stamp === left) return false;
    const [best] = ranked(this.stored.read(MATCH + id).copies);
    if (!best?.result.ok) return false;
    return best.result.value.saved.log.some(({ seat, action }, index) => {
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
    for (const { copy, result } of ranked(copies)) {
      const opened = result.ok ? this.open(result.value) : result;
      if (opened.ok) {
        if (!copy.whole) this.salvaged.set(id, copy.store);
        this.left.set(opened.value.match, this.stored.stamp(key));
        const newest = copies.every((other) => other.generation <= copy.generation);
        const older = newest ? [] : [trouble('older-copy', { key })];
        const { match } = opened.value;
        const damage = copy.whole ? notices : toldAsUsed(notices, copies, { key, actions: match.log.length });
        return ok({ ...opened.value, notices: [...damage, ...older, ...opened.value.notices] });
      }
      first ??= opened.trouble;
      // An elder copy helps against damage and against what only a replay would need, not against a refusal.
      if (!['damaged', 'other-rules', 'wrong-seats', 'unplayable'].includes(opened.trouble.code)) break;
    }
    return { ok: false, trouble: first?.code === 'damaged' || !first ? trouble('damaged', { key }) : first };
  }

  /** Who sits there is called otherwise from now on. What is damaged stays as it is. */
  reseat(id: string, seats: readonly SeatSetup[]): Trouble | null {
    const key = MATCH + id;
    const [best] = ranked(this.stored.read(key).copies);
    if (!best?.copy.whole || !best.result.ok || !best.result.value.summary) return trouble('damaged', { key });
    const { saved, app, summary } = best.result.value;
    return this.stored.write(key, matchRecords({ ...saved, seats }, app, summary));
  }

  /** Takes a match away. It can be brought back until the next one is deleted. */
  delete(id: string): Trouble | null {
    const key = MATCH + id;
    if (!this.has(key)) return trouble('not-found', { key });
    const failed = this.stored.move(key, TRASH + id);
    if (failed) return failed;
    // Only now: where there was no room for this one, the one before can still come back.
    for (const other of this.stored.keys(TRASH)) if (other !== TRASH + id) this.stored.delete(other);
    return null;
  }

  /** For a full disk, where there is no room for a way back. */
  erase(id: string): Trouble | null {
    return this.stored.delete(MATCH + id) ?? this.stored.delete(TRASH + id);
  }

  /** Brings a deleted match back. */
  undelete(id: string): Trouble | null {
    if (!this.has(TRASH + id)) return trouble('nothing-deleted');
    if (this.has(MATCH + id)) return trouble('id-taken', { id });
    return this.stored.move(TRASH + id, MATCH + id);
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

  private has(key: string): boolean {
    return this.stored.keys(key).includes(key);
  }

  private write(id: string, match: Match, { scores, updatedAt, advised = [] }: Note, guard: Guard): Trouble | null {
    if (!ID.test(id)) throw new RangeError(`no id: ${id}`);
    const saved = match.save();
    const turn = [...new Set(match.pending().map(({ seat }) => seat))];
    const hash = saved.snapshot?.hash ?? match.hash();
    const finished = match.outcome() !== undefined;
    const helped = advised.some((times) => times > 0) ? { advised: [...advised] } : {};
    const summary = { turn, scores: [...scores], updatedAt, finished, hash, ...helped };
    const records = matchRecords(saved, this.app, summary);
    const failed = this.stored.write(MATCH + id, records, guard, this.salvaged.get(id));
    if (failed) return failed;
    this.salvaged.delete(id);
    this.left.set(match, this.stored.stamp(MATCH + id));
    if (this.newest !== undefined) this.newest = Math.max(this.newest, updatedAt);
    return null;
  }

  private open({ saved, app, summary, complete }: StoredMatch): Result<Opened> {
    const game = gameOf(this.games, saved.game);
    if (!game) return fail('unknown-game', { game: saved.game });
    const match = restored(game, saved);
    if (!match.ok) return match;
    const actions = saved.log.length;
    const notices: Trouble[] = [];
    if (!complete) notices.push(trouble('shortened', { actions }));
    if (saved.snapshot?.at !== actions) {
      notices.push(trouble('replayed', { actions }));
      if (summary && summary.hash !== match.value.hash()) notices.push(trouble('replay-differs', { actions }));
    }
    return ok({ match: match.value, app, advised: summary?.advised ?? [], notices });
  }

  private readIndex(): readonly Row[] {
    const [best] = this.stored.read(INDEX).copies;
    return (best?.whole ? read('i', IndexSchema, best.records[0]) : undefined) ?? [];
  }

  private describe(id: string): Result<Entry> {
    const { copies } = this.stored.read(MATCH + id);
    const [best] = ranked(copies);
    if (!best?.result.ok) return best ? (best.result as Result<Entry>) : fail('damaged', { key: MATCH + id });
    const { saved, summary } = best.result.value;
    const { turn, scores, updatedAt, finished } = summary ?? {
      turn: [] as Seat[],
      scores: [],
      updatedAt: 0,
      finished: false,
    };
    return ok({
      id,
      game: saved.game,
      seats: saved.seats.map((seat) => ({ ...seat })),
      turn,
      scores,
      updatedAt,
      finished,
    });
  }
}

function restored(game: Game, saved: StoredMatch['saved']): Result<Match> {
  try {
    return ok(Match.restore(game, saved));
  } catch (error) {
    return { ok: false, trouble: refusal(error) };
  }
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

interface Candidate {
  readonly copy: Copy;
  readonly result: Result<StoredMatch>;
}

/** The newest copy first if its log is complete; otherwise the longer log, of equals the complete one. */
function ranked(copies: readonly Copy[]): Candidate[] {
  const all = copies.map((copy) => ({ copy, result: readMatch(copy.records) }));
  const newest = Math.max(...copies.map(({ generation }) => generation));
  const worth = ({ copy, result }: Candidate) => {
    const complete = result.ok ? result.value.complete : copy.whole;
    if (complete && copy.generation === newest) return Infinity;
    return result.ok ? result.value.saved.log.length + (complete ? 0.5 : 0) : -1;
  };
  return all.sort((a, b) => worth(b) - worth(a));
}
