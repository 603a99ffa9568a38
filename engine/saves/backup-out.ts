import { replaysUnder } from '@/engine/core/match';
import type { Kept, Row } from './archived';
import { type About, aboutFrom, BACKUP_FORMAT, BACKUP_LINE, type Device, storedDocument } from './backup-format';
import { trouble, type Result, type Trouble } from './codes';
import { documentNames } from './documents';
import { Framer } from './frame';
import { toJson } from './json';
import { gameOf } from './refusal';
import { makingLines } from './transfer';

/** What could not be taken along, and why. */
export interface Left {
  readonly about: About | undefined;
  readonly trouble: Trouble;
}

export interface Packed {
  readonly matches: number;
  readonly documents: number;
  readonly left: readonly Left[];
}

/** Gives a backup a line at a time to `add`. First what lies in the two stores, then the archived matches one by one, then the end. */
export class BackupWriter {
  private readonly framer = new Framer();
  private readonly left: Left[] = [];
  private readonly packed = new Set<string>();
  private documents = 0;

  constructor(
    private readonly device: Device,
    private readonly add: (text: string) => void,
  ) {
    add(BACKUP_LINE);
    this.put(`b${toJson({ format: BACKUP_FORMAT, app: device.app })}`);
  }

  /** How many matches are in it. */
  get matches(): number {
    return this.packed.size;
  }

  /** Documents, and the matches of the library; an action a step. */
  *own(): Generator<void> {
    const { stored, library, app } = this.device;
    for (const name of documentNames(stored, '')) {
      const kept = storedDocument(stored, name);
      if (!kept) continue;
      this.put(`d${toJson(kept)}`);
      this.documents += 1;
      yield;
    }
    const { entries, unreadable } = library.list();
    for (const { id, trouble } of unreadable) this.leave(glimpse(this.device, id), trouble);
    for (const { id, game, seats, updatedAt: at } of entries) {
      const opened = library.load(id);
      const lines: Result<readonly string[]> = opened.ok ? yield* makingLines(opened.value.match, app) : opened;
      yield;
      if (opened.ok && lines.ok) yield* this.match({ id, at, advised: opened.value.advised, lines: lines.value });
      else this.leave({ game, seats, at }, (lines as Extract<typeof lines, { ok: false }>).trouble);
    }
  }

  /**
   * A match of the archive. It was played again before it came there, and its checks say that it is still the same: that these rules
   * take it is all that can have changed.
   */
  *archived({ entry, rules }: Row, kept: Result<Kept>): Generator<void> {
    // While it is on its way to the archive it lies in both places.
    if (this.packed.has(entry.id)) return;
    const game = gameOf(this.device.games, entry.game);
    const { seats, updatedAt: at } = entry;
    const about = { game: entry.game, seats, at };
    if (!kept.ok) this.leave(about, kept.trouble);
    else if (!game) this.leave(about, trouble('unknown-game', { game: entry.game }));
    else if (!replaysUnder(game, rules)) this.leave(about, trouble('other-rules', { rules }));
    else yield* this.match(kept.value);
  }

  leave(about: About | undefined, why: Trouble): void {
    this.left.push({ about, trouble: why });
  }

  end(): Packed {
    this.add(this.framer.end());
    return { matches: this.matches, documents: this.documents, left: this.left };
  }

  private *match({ id, at, advised, lines }: Omit<Kept, 'scores'>): Generator<void> {
    const helped = advised.some((times) => times > 0) ? { advised } : {};
    this.put(`m${toJson({ id, at, ...helped })}`);
    for (const line of lines) {
      this.put(line);
      yield;
    }
    this.packed.add(id);
  }

  private put(record: string): void {
    this.add(this.framer.line(record));
  }
}

/** What the first line of a match says that cannot be opened. */
function glimpse({ stored }: Device, id: string): About | undefined {
  const copies = stored.read(`match.${id}`).copies;
  for (const { records } of copies) {
    const about = aboutFrom(records[0], 0);
    if (about) return about;
  }
  return undefined;
}
