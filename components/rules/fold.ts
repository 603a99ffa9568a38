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

/** Where the text begins a word with one of the stems, left to right, without overlaps; each to the end of the word. */
export function matches(original: string, wanted: readonly string[]): Stretch[] {
  if (wanted.length === 0) return [];
  const { text, from } = fold(original);
  const found: Stretch[] = [];
  for (const word of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const at = word.index;
    const stem = wanted.find((one) => word[0].startsWith(one));
    if (stem === undefined) continue;
    const last = from[at + Math.max(stem.length, 1) - 1] ?? 0;
    found.push({ from: from[at] ?? 0, to: last + 1 });
  }
  return found;
}
