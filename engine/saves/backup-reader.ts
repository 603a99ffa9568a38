import {
  type About,
  aboutFrom,
  BACKUP_FORMAT,
  BACKUP_LINE,
  DocumentSchema,
  HeadSchema,
  MatchSchema,
  OldMatchSchema,
  type StoredDocument,
} from './backup-format';
import { trouble, type Trouble } from './codes';
import { read } from './match-records';
import { MOST_ACTIONS } from './share-code';
import { FILE_LIMIT, startsLate, startsWithLine } from './transfer';
import { Unframer } from './unframer';

/** One thing out of a backup. */
export type Part =
  | { readonly kind: 'document'; readonly document: StoredDocument }
  | {
      readonly kind: 'match';
      readonly id: string;
      readonly at: number;
      readonly advised: readonly number[];
      /** The lines of its file; in format 1 the file itself. Null: a part of it was lost. */
      readonly lines: readonly string[] | string | null;
      readonly about: About | undefined;
    }
  | { readonly kind: 'lost' };

interface Open {
  readonly id: string;
  readonly at: number;
  readonly advised: readonly number[];
  readonly lines: string[];
  size: number;
}

/** Far less than a piece of a file, and more than any space before a text. */
const START = 4096;

/** Reads a backup a piece at a time and holds no more of it than one match. */
export class BackupReader {
  /** Why this is no backup at all, or none for this version of the app. */
  refusal: Trouble | null = null;
  private start: string | null = '';
  private readonly frame = new Unframer();
  /** The first line was there, or was lost. */
  private headed = false;
  private open: Open | null = null;

  push(piece: string): Part[] {
    if (this.refusal) return [];
    if (this.start === null) return this.take(piece);
    this.start = (this.start + piece).trimStart();
    return this.start.length > START ? this.begin() : [];
  }

  /** After the last piece. */
  end(): { readonly parts: readonly Part[]; readonly whole: boolean } {
    const parts = this.start === null ? [] : this.begin();
    const whole = this.frame.whole();
    if (!this.headed) this.refusal ??= trouble(whole ? 'record-invalid' : 'import-damaged');
    return { parts: [...parts, ...this.lose()], whole };
  }

  private begin(): Part[] {
    const text = this.start ?? '';
    this.start = null;
    if (startsWithLine(text, BACKUP_LINE)) return this.take(text.slice(BACKUP_LINE.length));
    this.refusal = trouble(startsLate(text) ? 'not-at-start' : 'not-a-save');
    return [];
  }

  private take(piece: string): Part[] {
    return this.frame.push(piece).flatMap((line) => {
      if (this.refusal) return [];
      if ('record' in line) return this.sort(line.record);
      this.headed = true;
      return this.lose([{ kind: 'lost' }]);
    });
  }

  private sort(record: string): Part[] {
    const kind = record[0];
    if (!this.headed) return this.head(record);
    if (kind === 'h' || kind === 'a' || kind === 'k') return this.collect(kind, record);
    if (kind === 'm') {
      const match = read('m', MatchSchema, record);
      const lost = this.lose();
      if (match) this.open = { ...match, advised: match.advised ?? [], lines: [], size: 0 };
      return match ? lost : [...lost, this.old(record)];
    }
    const document = read('d', DocumentSchema, record);
    return this.lose([document ? { kind: 'document', document } : { kind: 'lost' }]);
  }

  private head(record: string): Part[] {
    const head = read('b', HeadSchema, record);
    this.headed = true;
    if (!head) this.refusal = trouble('record-invalid');
    else if (head.format > BACKUP_FORMAT)
      this.refusal = trouble('newer-format', { format: head.format, known: BACKUP_FORMAT });
    return [];
  }

  private collect(kind: string, record: string): Part[] {
    if (!this.open) return [];
    this.open.lines.push(record);
    this.open.size += record.length;
    // More than any match: nothing more of it is kept in mind.
    if (this.open.lines.length > MOST_ACTIONS + 2 || this.open.size > FILE_LIMIT) return this.lose();
    if (kind !== 'k') return [];
    const { id, at, advised, lines } = this.open;
    this.open = null;
    return [{ kind: 'match', id, at, advised, lines, about: aboutFrom(lines[0], at) }];
  }

  private old(record: string): Part {
    const match = read('m', OldMatchSchema, record);
    return match
      ? { kind: 'match', id: match.id, at: match.at, advised: [], lines: match.file, about: undefined }
      : { kind: 'lost' };
  }

  /** A match that was begun and not ended is lost; `otherwise` is told when there was none. */
  private lose(otherwise: Part[] = []): Part[] {
    if (!this.open) return otherwise;
    const { id, at, advised, lines } = this.open;
    this.open = null;
    const gone: Part = { kind: 'match', id, at, advised, lines: null, about: aboutFrom(lines[0], at) };
    return [gone, ...otherwise.filter(({ kind }) => kind !== 'lost')];
  }
}

/** Whether a text wants to be a backup. */
export function isBackup(text: string): boolean {
  return startsWithLine(text.slice(0, START).trimStart(), BACKUP_LINE);
}
