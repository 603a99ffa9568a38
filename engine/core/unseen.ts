/** Turns the direction of writing, moves the line, or is not seen at all; halves of signs that belong together, too. */
const UNSEEN: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe0fff],
];

/** What joins letters and pictures is no sign by itself. */
const JOINS: readonly number[] = [0x200c, 0x200d, 0xfe0e, 0xfe0f];

const isUnseen = (code: number) => UNSEEN.some(([first, last]) => first <= code && code <= last);

const codesOf = (text: string): number[] => Array.from(text, (char) => char.codePointAt(0) as number);

/** The signs of a text, without what hides in it. */
export const seenSigns = (text: string): string[] =>
  codesOf(text)
    .filter((code) => !isUnseen(code))
    .map((code) => String.fromCodePoint(code));

export const hidesSigns = (text: string): boolean => codesOf(text).some(isUnseen);

/** Something of it is seen. */
export const showsSomething = (text: string): boolean =>
  seenSigns(text)
    .filter((sign) => !JOINS.includes(sign.codePointAt(0) as number))
    .join('')
    .trim() !== '';
