/** Crockford's alphabet: no I, L, O, U, so that nothing looks like anything else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a reader may have taken for what. */
const VALUES = new Map<string, number>([
  ...[...ALPHABET].map((char, value): [string, number] => [char, value]),
  ['O', 0],
  ['I', 1],
  ['L', 1],
]);

export function toBase32(bytes: readonly number[]): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(held >>> (bits - 5)) & 31];
    held &= 31;
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}

/** Spaces, line breaks, hyphens and small letters do not matter; undefined when another sign is in it. */
export function fromBase32(text: string): number[] | undefined {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const char of text.replace(/[\s-]/g, '').toUpperCase()) {
    const value = VALUES.get(char);
    if (value === undefined) return undefined;
    held = (held << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >>> bits) & 255);
    held &= 255;
  }
  // What is left of the last sign belongs to no byte: fewer than five bits, and all of them zero.
  return bits < 5 && (held & ((1 << bits) - 1)) === 0 ? bytes : undefined;
}
