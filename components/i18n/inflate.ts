/** Symbols by their bits: how many there are of each length, and all of them in order. */
interface Codes {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

const LONGEST = 15;
const END = 256;
/** How many bytes a length stands for, how far back a distance reaches: the least of each, and the bits that add to it. */
export const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BITS = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const leastOf = (least: number, bits: readonly number[]) => {
  let next = least;
  return bits.map((extra) => (next += 1 << extra) - (1 << extra));
};
// The last length is written by itself and stands for one byte less than its turn.
export const LENGTHS = leastOf(3, LENGTH_BITS).map((length, i) => (i === 28 ? 258 : length));
export const DISTANCES = leastOf(1, DISTANCE_BITS);
/** In which order the lengths of the codes for lengths are told. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function codesOf(lengths: readonly number[]): Codes {
  const counts = new Uint16Array(LONGEST + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const next = new Uint16Array(LONGEST + 2);
  for (let i = 1; i <= LONGEST; i++) next[i + 1] = (next[i] ?? 0) + (counts[i] ?? 0);
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length > 0) symbols[next[length]!++] = symbol;
  });
  return { counts, symbols };
}

const repeat = (count: number, length: number) => Array<number>(count).fill(length);
const FIXED = {
  literals: codesOf([...repeat(144, 8), ...repeat(112, 9), ...repeat(24, 7), ...repeat(8, 8)]),
  distances: codesOf(repeat(30, 5)),
};

class Bits {
  private at = 0;
  private held = 0;
  private left = 0;

  constructor(private readonly bytes: Uint8Array) {}

  take(count: number): number {
    while (this.left < count) this.fill();
    const taken = this.held & ((1 << count) - 1);
    this.held >>>= count;
    this.left -= count;
    return taken;
  }

  private fill(): void {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new Error('the packed words end too early');
    this.held |= byte << this.left;
    this.left += 8;
  }

  symbol({ counts, symbols }: Codes): number {
    let code = 0;
    let first = 0;
    let before = 0;
    for (let length = 1; length <= LONGEST; length++) {
      if (this.left === 0) this.fill();
      code |= this.held & 1;
      this.held >>>= 1;
      this.left--;
      const count = counts[length] ?? 0;
      if (code - first < count) return symbols[before + code - first] ?? END;
      before += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Error('the packed words hold no such code');
  }

  /** To the next whole byte. */
  align(): void {
    this.held = 0;
    this.left = 0;
  }
}

/** The codes of a block that brings its own. */
function ownCodes(bits: Bits): { readonly literals: Codes; readonly distances: Codes } {
  const literals = bits.take(5) + 257;
  const distances = bits.take(5) + 1;
  const told = bits.take(4) + 4;
  const short = repeat(ORDER.length, 0);
  for (const place of ORDER.slice(0, told)) short[place] = bits.take(3);
  const codes = codesOf(short);
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = bits.symbol(codes);
    if (symbol < 16) lengths.push(symbol);
    else if (symbol === 16) lengths.push(...repeat(3 + bits.take(2), lengths.at(-1) ?? 0));
    else lengths.push(...repeat(symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7), 0));
  }
  return { literals: codesOf(lengths.slice(0, literals)), distances: codesOf(lengths.slice(literals)) };
}

/** Undoes `deflateRaw` (RFC 1951). Phones have nothing of their own for it; a library would weigh more than some words. */
export function inflate(packed: Uint8Array, length: number): Uint8Array {
  const bits = new Bits(packed);
  const wrong = () => new Error('the packed words have another length');
  const out = new Uint8Array(length);
  let at = 0;
  for (let last = false; !last;) {
    last = bits.take(1) === 1;
    const kind = bits.take(2);
    if (kind === 0) {
      bits.align();
      const count = bits.take(16);
      bits.take(16);
      if (at + count > length) throw wrong();
      for (let i = 0; i < count; i++) out[at++] = bits.take(8);
      continue;
    }
    const { literals, distances } = kind === 1 ? FIXED : ownCodes(bits);
    for (let symbol = bits.symbol(literals); symbol !== END; symbol = bits.symbol(literals)) {
      if (symbol < END) {
        if (at === length) throw wrong();
        out[at++] = symbol;
        continue;
      }
      const far = symbol - END - 1;
      const count = (LENGTHS[far] ?? 0) + bits.take(LENGTH_BITS[far] ?? 0);
      const place = bits.symbol(distances);
      const back = (DISTANCES[place] ?? 0) + bits.take(DISTANCE_BITS[place] ?? 0);
      // Whoever packs to do harm names a length that the rest would go far beyond.
      if (at + count > length) throw wrong();
      for (let i = 0; i < count; i++, at++) out[at] = out[at - back] ?? 0;
    }
  }
  if (at !== length) throw wrong();
  return out;
}
