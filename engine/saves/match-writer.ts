import { hashWithNames } from '@/engine/core/hash';
import type { Keyframe, LogEntry, Match, SeatSetup } from '@/engine/core/match';
import { Attachments } from './attachments';
import { chunksRecord, sealChunk, type Chunk, type Sizes } from './chunks';
import { escaped, toJson } from './json';
import { actionRecord, headerJson } from './match-records';
import type { Summary } from './match-schema';
import type { Parts } from './parts';

/** What is told of a match beside what it is. */
export type Told = Omit<Summary, 'hash'>;

interface Written<T> {
  readonly entry: LogEntry | undefined;
  readonly made: T;
}

/**
 * Writes down one match again and again. It remembers what is written already, so that a save costs the same after ten and after ten
 * thousand actions.
 */
export class MatchWriter {
  private readonly attachments: Attachments;
  private readonly header: string;
  /** With the last action of each, by which it is known that they are still those of the match. */
  private readonly chunks: Written<Chunk>[] = [];
  private readonly actions: Written<string>[] = [];
  private snapshot: (Written<string> & { readonly at: number; readonly hash: string }) | undefined;
  private keyframe: { readonly frame: Keyframe; readonly made: string } | undefined;
  /** In how many stores its attachments stand. */
  private attached: number;

  constructor(
    private readonly id: string,
    private readonly match: Match,
    app: string,
    private readonly parts: Parts,
    private readonly sizes: Sizes,
    read: { readonly names: ReadonlyMap<string, string>; readonly chunks: readonly Chunk[] } | undefined,
    seats: readonly SeatSetup[] = match.seats,
  ) {
    const setup = { ...match.setup(), seats };
    this.attachments = new Attachments(setup.options, read?.names);
    this.header = `h${escaped(this.attachments.json(headerJson(setup, app)))}`;
    this.attached = read ? 2 : 0;
    for (const chunk of read?.chunks ?? []) this.chunks.push({ entry: match.log[chunk.end - 1], made: chunk });
  }

  /** The records of its head; undefined when an attachment could be kept nowhere. `final`: with a snapshot of now in any case. */
  records(told: Told, final: boolean): string[] | undefined {
    if (this.attached < 2) this.attached = this.attachments.keep(this.parts);
    if (this.attached === 0) return undefined;
    this.follow();
    const { at, made, hash } = this.snapshotOf(final);
    const end = at === this.match.log.length ? { hash } : {};
    return [
      this.header,
      ...chunksRecord(this.chunks.map((chunk) => chunk.made)),
      ...this.actions.map((action) => action.made),
      `s${toJson({ ...told, ...end })}`,
      made,
      ...this.keyframeOf(told.finished),
    ];
  }

  /** The last snapshot written is older than the last action. */
  get late(): boolean {
    return this.snapshot !== undefined && this.snapshot.at !== this.match.log.length;
  }

  /** Writes the actions that are new, forgets those that were taken back, and seals what is old enough. */
  private follow(): void {
    const { log } = this.match;
    const { chunks, actions } = this;
    while (chunks.length > 0 && !this.holds(chunks.at(-1)?.entry, this.sealed)) {
      chunks.pop();
      actions.length = 0;
    }
    while (actions.length > 0 && !this.holds(actions.at(-1)?.entry, this.sealed + actions.length)) actions.pop();
    for (const entry of log.slice(this.sealed + actions.length)) actions.push({ entry, made: actionRecord(entry) });
    while (actions.length >= this.sizes.chunk + this.sizes.open) {
      const sealing = actions.slice(0, this.sizes.chunk);
      const check = sealChunk(
        this.parts,
        this.id,
        chunks.length + 1,
        sealing.map((action) => action.made),
      );
      // Where there is no room for it, the actions stay in the head.
      if (check === null) return;
      chunks.push({ entry: sealing.at(-1)?.entry, made: { check, end: this.sealed + sealing.length } });
      actions.splice(0, sealing.length);
    }
  }

  private get sealed(): number {
    return this.chunks.at(-1)?.made.end ?? 0;
  }

  /** Whether this very entry is still action number `length` of the match: then all before it are the same, too. */
  private holds(entry: LogEntry | undefined, length: number): boolean {
    return this.match.log[length - 1] === entry;
  }

  /** For the table, which shows the latest moves. One that is over is told from the start. */
  private keyframeOf(finished: boolean): readonly string[] {
    const [frame] = finished ? [] : this.match.keyframes;
    if (!frame) return [];
    if (this.keyframe?.frame !== frame) {
      const { at, state, luck } = frame;
      this.keyframe = { frame, made: `f${escaped(this.attachments.json({ at, state, luck }))}` };
    }
    return [this.keyframe.made];
  }

  /** The last snapshot if it is still valid and recent enough for its size; otherwise a new one. */
  private snapshotOf(final: boolean): { readonly at: number; readonly made: string; readonly hash: string } {
    const { log } = this.match;
    const { snapshot: old, sizes } = this;
    const holds = old && this.holds(old.entry, old.at) && old.at <= log.length;
    const late = holds && (final || old.made.length <= sizes.snapshot || log.length - old.at >= sizes.every);
    if (holds && (!late || old.at === log.length)) return old;
    const position = this.match.position();
    const hash = hashWithNames([position.state, position.luck], this.attachments.names);
    const made = `c${escaped(this.attachments.json({ at: log.length, ...position, hash }))}`;
    this.snapshot = { entry: log.at(-1), at: log.length, made, hash };
    return this.snapshot;
  }
}
