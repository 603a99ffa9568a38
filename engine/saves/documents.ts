import * as v from 'valibot';
import { trouble, type Trouble } from './codes';
import type { Copy, Generations } from './generations';
import { fromJson, toJson } from './json';
import { migrate } from './migrations';

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

/** A value kept by the same means as matches: framed, in two generations, with a version. */
export class Document<T> {
  readonly version: number;
  private readonly key: string;

  constructor(
    private readonly stored: Generations,
    private readonly spec: DocumentSpec<T>,
  ) {
    if (!NAME.test(spec.name)) throw new RangeError(`no document name: ${spec.name}`);
    this.key = PREFIX + spec.name;
    this.version = (spec.migrations?.length ?? 0) + 1;
  }

  /** The newest sound value; the defaults where there is none. */
  read(): { readonly value: T; readonly notices: readonly Trouble[] } {
    const { copies, notices } = this.stored.read(this.key);
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

  /** Null: it is kept. A value of a newer app is never written over. */
  write(value: T): Trouble | null {
    const record = `d${toJson({ version: this.version, value })}`;
    const readable = v.is(this.spec.schema, envelope(record)?.value);
    if (!readable) return trouble('write-failed', { key: this.key });
    return this.stored.write(this.key, [record], (best) => this.newer(best));
  }

  delete(): Trouble | null {
    return this.stored.delete(this.key);
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

/** The names of all stored documents that begin so, for instance `companion.`. */
export function documentNames(stored: Generations, beginning: string): string[] {
  return stored.keys(PREFIX + beginning).map((key) => key.slice(PREFIX.length));
}

function envelope(record: string | undefined): v.InferOutput<typeof EnvelopeSchema> | undefined {
  const result = v.safeParse(EnvelopeSchema, record?.startsWith('d') ? fromJson(record.slice(1)) : undefined);
  return result.success ? result.output : undefined;
}
