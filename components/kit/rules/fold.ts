/** Letters that people leave out, swap or cannot type. Everything else loses its marks by decomposition: ё, й, ї, é. */
const SAME: Readonly<Record<string, string>> = { ґ: 'г', '’': '', "'": '', ʼ: '', '–': '-', '—': '-', '−': '-' };

/** A text as the search sees it, and where each of its letters came from. */
export interface Folded {
  readonly text: string;
  /** Place in the original of each folded letter; one more at the end. */
  readonly from: readonly number[];
}

export function fold(original: string): Folded {
  let text = '';
  const from: number[] = [];
  for (let i = 0; i < original.length; i++) {
    const lower = original.charAt(i).toLowerCase();
    const plain = SAME[lower] ?? lower.normalize('NFD').charAt(0);
    text += plain;
    for (let k = 0; k < plain.length; k++) from.push(i);
  }
  from.push(original.length);
  return { text, from };
}

/** The words of a text as the search compares them. */
export function wordsOf(text: string): string[] {
  return fold(text.normalize('NFC'))
    .text.split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** From how many letters on a word loses one, two, three of them: short words have short endings. */
const ENDINGS = [5, 7, 9];

/**
 * The words of a query without the endings that Russian and Ukrainian bend: `якоря` finds `якорь`, `гармати` finds
 * `гармата`.
 */
export function stems(query: string): string[] {
  return wordsOf(query).map((word) => word.slice(0, word.length - ENDINGS.filter((n) => word.length >= n).length));
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The words of the text that begin with one of the stems, left to right. */
export function matches(original: string, wanted: readonly string[]): Stretch[] {
  if (wanted.length === 0) return [];
  const { text, from } = fold(original);
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => wanted.some((stem) => word.startsWith(stem)))
    .map(({ 0: word, index }) => ({ from: from[index] ?? 0, to: (from[index + word.length - 1] ?? 0) + 1 }));
}
