import { inflate } from './inflate';

/** Words as phones hold them: `scripts/lib/pack-words.js` packs them when the app is built. */
export interface PackedWords {
  readonly alphabet: string;
  /** How many letters. */
  readonly length: number;
  /** Places in the alphabet, deflated, as base64. */
  readonly packed: string;
}

function isPacked(words: object): words is PackedWords {
  return 'packed' in words && typeof words.packed === 'string';
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LETTERS_AT_ONCE = 4096;

function bytesOf(base64: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < SIGNS.length; i++) values[SIGNS.charCodeAt(i)] = i;
  const text = base64.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    held = ((held << 6) | (values[text.charCodeAt(i)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = held >> bits;
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
