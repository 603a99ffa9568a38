/** Marks that turn the direction of writing or are not seen at all. What joins emojis and letters stays. */
const UNSEEN: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
];

const JOINERS = /[\u200c\u200d\ufe0f]/g;

/** The longest name that is taken from outside: a page can still show it, and none is as long that was given here. */
export const LONGEST_NAME = 60;

/** A name as it may stand in the middle of a sentence; empty when nothing of it can be seen. */
export function plainName(name: string): string {
  let plain = '';
  for (const char of name) {
    const code = char.codePointAt(0) as number;
    if (!UNSEEN.some(([first, last]) => first <= code && code <= last)) plain += char;
  }
  return plain.replace(JOINERS, '').trim() === '' ? '' : plain.trim();
}
