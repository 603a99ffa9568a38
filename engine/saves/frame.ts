import { crc32, hex32 } from './crc32';

/*
 * A framed text is one line a record and a last line that says how many there were:
 *
 *     :0 4 5d1f2a09 {"a"
 *     :1 3 90c3e1b7 :1}
 *     .2 7c0a11fe
 *
 * mark and sequence, length, check, payload. Each check continues the one before, so that lines of two different writes
 * never pass as one text. Only printable ASCII: the same bytes in MMKV, in localStorage and in a mail.
 * This layout never changes; what may change is the format inside the records (migrations.ts).
 */

export interface Unframed {
  /** The records up to the first damage. */
  readonly records: string[];
  /** Nothing is missing, changed or added. */
  readonly whole: boolean;
}

export const PLAIN = /^[ -~]*$/;
const CHECK = 8;
const LENGTH = /[1-9][0-9]{0,6}|0/y;

/** Writes a framed text a line at a time, for one that is too long to be made at once. */
export class Framer {
  private count = 0;
  private chain = 0;

  line(record: string): string {
    if (!PLAIN.test(record)) throw new RangeError('a record holds printable ASCII only');
    const head = `:${this.count} ${record.length} `;
    this.count += 1;
    this.chain = crc32(record, crc32(head, this.chain));
    return `${head}${hex32(this.chain)} ${record}\n`;
  }

  end(): string {
    return lastLine(this.count, this.chain);
  }
}

export function frame(records: readonly string[]): string {
  const framer = new Framer();
  return records.map((record) => framer.line(record)).join('') + framer.end();
}

/** Never throws, whatever the text. */
export function unframe(text: string): Unframed {
  const records: string[] = [];
  let chain = 0;
  let at = 0;
  while (text[at] === ':') {
    const prefix = `:${records.length} `;
    if (!text.startsWith(prefix, at)) break;
    LENGTH.lastIndex = at + prefix.length;
    const length = LENGTH.exec(text)?.[0];
    if (length === undefined) break;
    const head = `${prefix}${length} `;
    const start = at + head.length + CHECK + 1;
    const end = start + Number(length);
    const record = text.slice(start, end);
    const next = crc32(record, crc32(head, chain));
    // The whole line is compared, so that no other spelling of it passes.
    if (!text.startsWith(`${head}${hex32(next)} `, at) || text[end] !== '\n' || !PLAIN.test(record)) break;
    records.push(record);
    chain = next;
    at = end + 1;
  }
  return { records, whole: text.slice(at) === lastLine(records.length, chain) };
}

/** The check of the last line: it covers the whole text. */
export function stampOf(text: string): string {
  return text.slice(-CHECK - 1, -1);
}

/** Also read by Unframer (unframer.ts). */
export function lastLine(count: number, chain: number): string {
  const head = `.${count} `;
  return `${head}${hex32(crc32(head, chain))}\n`;
}
