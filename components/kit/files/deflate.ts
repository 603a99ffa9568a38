import { DISTANCES, LENGTH_BITS, LENGTHS } from '@/components/i18n/inflate';

/** So far back, and so long, may be repeated; shorter pieces are not worth it. */
const FARTHEST = 32_768;
const LONGEST = 258;
const SHORTEST = 3;
/** So many earlier places are looked at. */
const MOST_TRIED = 64;
const END = 256;

class Writer {
  readonly bytes: number[] = [];
  private held = 0;
  private count = 0;

  /** The low bit first. */
  put(value: number, bits: number): void {
    for (let i = 0; i < bits; i++) {
      this.held |= ((value >> i) & 1) << this.count;
      if (++this.count === 8) this.end();
    }
  }

  /** Codes begin with their high bit. */
  code(value: number, bits: number): void {
    for (let i = bits - 1; i >= 0; i--) this.put((value >> i) & 1, 1);
  }

  end(): void {
    if (this.count > 0) this.bytes.push(this.held);
    this.held = 0;
    this.count = 0;
  }
}

/** RFC 1951, 3.2.6: the fixed codes. */
function symbol(out: Writer, value: number): void {
  if (value < 144) out.code(0x30 + value, 8);
  else if (value < 256) out.code(0x190 + value - 144, 9);
  else if (value < 280) out.code(value - 256, 7);
  else out.code(0xc0 + value - 280, 8);
}

/** The last that is not above it. */
function place(table: readonly number[], value: number): number {
  let index = table.length - 1;
  while ((table[index] as number) > value) index--;
  return index;
}

/** One block with the fixed codes: what `inflate` reads back. For texts of a few thousand letters. */
export function deflate(bytes: Uint8Array): Uint8Array {
  const out = new Writer();
  out.put(1, 1);
  out.put(1, 2);
  const seen = new Map<number, number[]>();
  let at = 0;
  while (at < bytes.length) {
    const [length, back] = longest(bytes, at, seen);
    if (length >= SHORTEST) {
      const index = length === LONGEST ? 28 : place(LENGTHS.slice(0, 28), length);
      symbol(out, 257 + index);
      out.put(length - (LENGTHS[index] as number), LENGTH_BITS[index] as number);
      const far = place(DISTANCES, back);
      out.code(far, 5);
      out.put(back - (DISTANCES[far] as number), far < 4 ? 0 : (far >> 1) - 1);
    } else symbol(out, bytes[at] as number);
    const end = at + Math.max(1, length);
    for (; at < end; at++) note(bytes, at, seen);
  }
  symbol(out, END);
  out.end();
  return Uint8Array.from(out.bytes);
}

const keyAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

function note(bytes: Uint8Array, at: number, seen: Map<number, number[]>): void {
  const key = keyAt(bytes, at);
  const places = seen.get(key);
  if (places) places.push(at);
  else seen.set(key, [at]);
}

function longest(
  bytes: Uint8Array,
  at: number,
  seen: ReadonlyMap<number, readonly number[]>,
): readonly [number, number] {
  const places = at + SHORTEST <= bytes.length ? (seen.get(keyAt(bytes, at)) ?? []) : [];
  let [best, back] = [0, 0];
  for (let i = places.length - 1; i >= Math.max(0, places.length - MOST_TRIED); i--) {
    const from = places[i] as number;
    if (at - from > FARTHEST) break;
    let length = 0;
    while (length < LONGEST && at + length < bytes.length && bytes[from + length] === bytes[at + length]) length++;
    if (length > best) [best, back] = [length, at - from];
  }
  return best >= SHORTEST ? [best, back] : [0, 0];
}
