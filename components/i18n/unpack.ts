import { inflate } from './inflate';

/** Words as phones hold them: `scripts/lib/pack-words.js` packs them when the app is built. */
export interface PackedWords {
  readonly alphabet: string;
  /** How many letters. */
  readonly length: number;
  /** Places in the alphabet, deflated, 15 bits a letter. */
  readonly packed: string;
}

function isPacked(words: object): words is PackedWords {
  return 'packed' in words && typeof words.packed === 'string';
}

/** 15 bits a letter, from this one on: `scripts/lib/pack-words.js` writes them. */
const FIRST = 0x3400;
const BITS = 15;

const LETTERS_AT_ONCE = 4096;

function bytesOf(packed: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((packed.length * BITS) / 8));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < packed.length; i++) {
    held = (held << BITS) | (packed.charCodeAt(i) - FIRST);
    for (bits += BITS; bits >= 8;) {
      bits -= 8;
      bytes[at++] = held >> bits;
      held &= (1 << bits) - 1;
    }
  }
  return bytes;
}

/** The words of a file, however it came: packed on phones, as they are in a browser and in tests. */
export function unpack(words: object): object {
  if (!isPacked(words)) return words;
  const { alphabet, length, packed } = words;
  const places = inflate(bytesOf(packed), length);
  const letters = alphabet.split('').map((letter) => letter.charCodeAt(0));
  const parts: string[] = [];
  for (let from = 0; from < length; from += LETTERS_AT_ONCE) {
    const codes: number[] = [];
    for (let i = from; i < Math.min(from + LETTERS_AT_ONCE, length); i++) codes.push(letters[places[i] ?? 0] ?? 0);
    parts.push(String.fromCharCode(...codes));
  }
  return JSON.parse(parts.join('')) as object;
}
