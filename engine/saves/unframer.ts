import { crc32, hex32 } from './crc32';
import { lastLine, PLAIN } from './frame';

/** Letters of one line: more than any record of ours, and little enough to hold in the hand. */
const LONGEST_LINE = 8 * 1024 * 1024;
const HEAD = /^:(0|[1-9][0-9]{0,8}) (0|[1-9][0-9]{0,6}) ([0-9a-f]{8}) /;

/** A record, or a place where one or more were lost. */
export type FramedLine = { readonly record: string } | { readonly lost: true };

/**
 * Reads a framed text (frame.ts) a piece at a time. Unlike `unframe` it goes on behind a damage: a line is taken when its own check
 * continues the one that the line before it states, whatever became of that line itself.
 */
export class Unframer {
  private rest = '';
  private count = 0;
  private chain = 0;
  /** What the line before states is known. */
  private linked = true;
  private damaged = false;
  private ended = false;

  push(piece: string): FramedLine[] {
    const lines = (this.rest + piece).split(/[\r\n]/);
    this.rest = lines.pop() ?? '';
    // Mail changes line ends and adds empty lines; nothing is lost by either.
    const found = lines.flatMap((line) => (line.trim() === '' ? [] : this.take(line)));
    if (this.rest.length <= LONGEST_LINE) return found;
    this.rest = '';
    return [...found, ...this.lose()];
  }

  /** After the last piece: nothing is missing, changed or added. The last line break may have been cut off. */
  whole(): boolean {
    if (this.rest.trim() !== '') this.push('\n');
    return this.ended && !this.damaged;
  }

  private take(line: string): FramedLine[] {
    if (this.ended) {
      this.damaged = true;
      return [];
    }
    if (line.startsWith('.')) {
      this.ended = true;
      if (`${line.trimEnd()}\n` !== lastLine(this.count, this.chain)) this.damaged = true;
      return [];
    }
    const [head, number, length, check] = HEAD.exec(line) ?? [];
    if (head === undefined || check === undefined) return this.lose();
    const record = line.slice(head.length);
    const sum = crc32(record, crc32(head.slice(0, -check.length - 1), this.chain));
    const right = this.linked && hex32(sum) === check && record.length === Number(length) && PLAIN.test(record);
    const lost = !right || Number(number) !== this.count ? this.lose() : [];
    this.count = Number(number) + 1;
    this.chain = parseInt(check, 16);
    this.linked = true;
    return right ? [...lost, { record }] : lost;
  }

  private lose(): FramedLine[] {
    this.damaged = true;
    this.linked = false;
    return [{ lost: true }];
  }
}
