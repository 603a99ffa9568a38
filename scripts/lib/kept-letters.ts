/** All letters from one to another, both with them. */
function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

/** Letters of English, Russian and Ukrainian, of names in the other languages of Europe that use Latin, and signs. A name in other letters is written with the system's font. */
export const KEPT_LETTERS = [
  between(0x20, 0x7e),
  // Latin with accents, Romanian and Azeri too.
  between(0xa0, 0x17f),
  between(0x218, 0x21b),
  'Əə',
  // Cyrillic of the Slavic languages, and what Kazakh and Ukrainian add.
  between(0x400, 0x45f),
  between(0x490, 0x4e9),
  // Accents that stand by themselves, as a keyboard may send them.
  between(0x300, 0x30c),
  between(0x2010, 0x2044),
  '€₴₽№™←↑→↓−×÷≈≠≤≥½⅓¼¾',
].join('');
