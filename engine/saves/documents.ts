import * as v from 'valibot';
import { trouble, type Result, type Trouble } from './codes';
import type { Copy, Generations } from './generations';
import { fromJson, toJson } from './json';
import { migrate } from './migrations';
import type { Quarantined } from './quarantine';

/** One kind of stored value: settings, statistics, a companion's session. */
export interface DocumentSpec<T> {
  /** Letters, digits, dots and dashes, for instance `settings` or `companion.42`. */
  readonly name: string;
  /** What it looks like today. */
  readonly schema: v.GenericSchema<unknown, T>;
  readonly defaults: () => T;
  /** The first entry turns version 1 into version 2. */
  readonly migrations?: readonly ((old: unknown) => unknown)[];
}

const PREFIX = 'doc.';
const NAME = /^[A-Za-z0-9.-]{1,80}$/;
const EnvelopeSchema = v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(1)), value: v.unknown() });

/**
 * A value kept by the same means as matches: framed, in two generations, with a version. Two windows may have the same
 * document open: what one of them wrote is never written over by another that has not read it.
 */
export class Document<T> {
  readonly version: number;
  readonly name: string;
  private readonly key: string;
  /** What was stored when this was read or written here the last time; undefined: it never was. */
  private seen: string | undefined;

  constructor(
    private readonly stored: Generations,
    private readonly spec: DocumentSpec<T>,
  ) {
    if (!NAME.test(spec.name)) throw new RangeError(`no document name: ${spec.name}`);
    this.name = spec.name;
    this.key = PREFIX + spec.name;
    this.version = (spec.migrations?.length ?? 0) + 1;
  }

  /** The newest sound value; the defaults where there is none. */
  read(): { readonly value: T; readonly notices: readonly Trouble[] } {
    const { copies, notices } = this.stored.read(this.key);
    this.seen = signOf(copies);
    const found: Trouble[] = [...notices];
    // A record that arrived whole is right, even where the text breaks off behind it.
    const newestFirst = [...copies].sort((a, b) => b.generation - a.generation);
    for (const copy of newestFirst) {
      const newer = this.newer(copy);
      if (newer) return { value: this.spec.defaults(), notices: [...found, newer] };
      const result = this.decode(copy);
      if (result?.success) {
        if (copy !== newestFirst[0]) found.push(trouble('older-copy', { key: this.key }));
        return { value: result.output, notices: found };
      }
      if (!copy.whole) continue;
      found.push(trouble('copy-damaged', { key: this.key, store: copy.store }));
      this.stored.setAside(this.key, copy.store);
    }
    if (found.length > 0) found.push(trouble('defaults-used', { key: this.key }));
    return { value: this.spec.defaults(), notices: found };
  }

  /**
   * Makes the next value from the newest one, whoever wrote that, and keeps it. Null: it is kept. A value of a newer app
   * is never written over.
   */
  change(make: (now: T) => T): Trouble | null {
    return this.write(make(this.read().value));
  }

  /** As `change`, for who goes by what was read before: refused where another window has written since. */
  write(value: T): Trouble | null {
    const record = `d${toJson({ version: this.version, value })}`;
    if (!v.is(this.spec.schema, envelope(record)?.value)) return trouble('record-invalid');
    let elsewhere = false;
    const failed = this.stored.write(this.key, [record], (copies) => {
      const locked = this.newer(copies[0]);
      const now = signOf(copies);
      // An empty sign: nothing readable is stored, so nothing can be overwritten.
      elsewhere = now !== '' && now !== this.seen;
      return locked ?? (elsewhere ? trouble('changed-elsewhere', { key: this.key }) : null);
    });
    if (elsewhere) return failed;
    // Even a failed write may have reached one of the stores.
    this.seen = this.now();
    return failed;
  }

  /** Something else is stored than what was last read or written here. */
  changedElsewhere(): boolean {
    return this.seen !== undefined && this.now() !== this.seen;
  }

  /** Why nothing can be kept here: it comes from a newer app. Null: it can. */
  locked(): Trouble | null {
    const [best] = this.stored.read(this.key).copies;
    return best ? this.newer(best) : null;
  }

  /** For a value of a newer app that stands in the way: it goes into quarantine whole, and the defaults serve. */
  setAside(): Result<readonly Quarantined[]> {
    return this.stored.putAside(this.key);
  }

  delete(): Trouble | null {
    return this.stored.delete(this.key);
  }

  private now(): string {
    return signOf(this.stored.read(this.key).copies);
  }

  private newer(copy: Copy): Trouble | null {
    const format = envelope(copy.records[0])?.version ?? 0;
    return format > this.version ? trouble('newer-format', { format, known: this.version }) : null;
  }

  private decode(copy: Copy): v.SafeParseResult<v.GenericSchema<unknown, T>> | undefined {
    const stored = envelope(copy.records[0]);
    if (!stored) return undefined;
    try {
      return v.safeParse(this.spec.schema, migrate(stored.value, stored.version, this.spec.migrations ?? []));
    } catch {
      // A migration may stumble over a value that was never sound.
      return undefined;
    }
  }
}

/** A value that changes with every write that reached the store, even a torn one; empty where nothing can be read. */
function signOf(copies: readonly Copy[]): string {
  const readable = copies.filter(({ records }) => records.length > 0);
  const newest = readable.reduce<Copy | undefined>(
    (best, copy) => (best && best.generation >= copy.generation ? best : copy),
    undefined,
  );
  return newest ? `${newest.generation} ${newest.records[0] ?? ''}` : '';
}

/** The names of all stored documents that begin so, for instance `companion.`. */
export function documentNames(stored: Generations, beginning: string): string[] {
  return stored.keys(PREFIX + beginning).map((key) => key.slice(PREFIX.length));
}

function envelope(record: string | undefined): v.InferOutput<typeof EnvelopeSchema> | undefined {
  const result = v.safeParse(EnvelopeSchema, record?.startsWith('d') ? fromJson(record.slice(1)) : undefined);
  return result.success ? result.output : undefined;
}
