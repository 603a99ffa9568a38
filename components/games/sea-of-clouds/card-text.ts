/** The lower part of a face, in hundredths of its width: its name, its ladder, what it does. */
export const TEXT = { left: 3, top: 78, width: 94, height: 57, gap: 2.5 } as const;

/** `wide`: its letters, beside those of what a card does. */
const NAME = { most: 12.8, least: 7.6, line: 14, wide: 1.17 } as const;
const LADDER = 17;
/** What a card does: so large on a large card, and never smaller than this many points; a sign stands for what has no room. */
const EFFECT = { usual: 9.2, least: 12, held: 10, line: 1.13, step: 0.2 } as const;

/** From so many hundred points on a card is one that is held up. */
const HELD = 1.4;

export interface Lettering {
  readonly size: number;
  readonly line: number;
  readonly lines: number;
}

export interface CardText {
  readonly name: Lettering;
  /** Null: it would not stand whole on so small a card. A long press and the ear tell it. */
  readonly effect: Lettering | null;
}

/** Of a letter of each face, as parts of its size; rather too much, so that nothing is cut. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\s.,:;’'“”«»()|!iljIіїІЇ]/, 0.32],
  [/[mwMWQ@%—шщжюфмыШЩЖЮФМЫДО]/, 0.9],
  [/[A-ZА-ЯЄҐ+−→]/, 0.72],
];
const USUAL = 0.58;

const letter = (sign: string) => WIDTHS.find(([kind]) => kind.test(sign))?.[1] ?? USUAL;
const em = (text: string) => [...text].reduce((sum, sign) => sum + letter(sign), 0);

/** How many lines a text needs; infinitely many where a word breaks. */
export function linesOf(text: string, size: number, width: number): number {
  let lines = 1;
  let x = 0;
  for (const word of text.split(/\s+/)) {
    const wide = em(word) * size;
    if (wide > width) return Infinity;
    const next = x === 0 ? wide : x + letter(' ') * size + wide;
    if (next > width) lines++;
    x = next > width ? wide : next;
  }
  return lines;
}

/** How large the words of a face stand on a card of this width, so that none of them runs off. */
export function cardText(name: string, effect: string, ladder: boolean, width: number): CardText {
  const k = width / 100;
  const room = TEXT.width * k;
  const left = (names: number) => (TEXT.height - names * NAME.line - (ladder ? LADDER + TEXT.gap : 0) - TEXT.gap) * k;
  const names = [1, 2].flatMap((lines) => {
    for (let size: number = NAME.most; size >= NAME.least; size -= EFFECT.step) {
      if (linesOf(name, size * k * NAME.wide, room) <= lines) return [{ size: size * k, line: NAME.line * k, lines }];
    }
    return [];
  });
  const usual = names.find(({ size }) => size > 0.85 * NAME.most * k) ?? names.at(-1);
  const nameAt = usual ?? { size: NAME.least * k, line: NAME.line * k, lines: 2 };
  for (const one of [nameAt, ...names]) {
    const fit = effect === '' ? null : effectIn(effect, room, left(one.lines), k);
    if (fit) return { name: one, effect: fit };
  }
  return { name: nameAt, effect: null };
}

function effectIn(effect: string, width: number, height: number, k: number): Lettering | null {
  // A card that is held up leaves nothing out.
  const least = k < HELD ? EFFECT.least : EFFECT.held;
  for (let size = Math.max(least, EFFECT.usual * k); size >= least; size -= EFFECT.step) {
    const lines = linesOf(effect, size, width);
    if (lines * size * EFFECT.line <= height) return { size, line: size * EFFECT.line, lines };
  }
  return null;
}
