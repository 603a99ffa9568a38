// The tables of `docs/terms`: what a thing is called in each language, and which words are refused for it.
// A table has a line `Files: *seven-seas*.json` and the columns thing, en, ru, uk, not. In the last one stands `ru: набег*, рейд*; uk: …`:
// a star is any letters, words in backticks are meant as they are written, large and small letters too, and `(but карт* скарбів)` behind a language
// is what may be said all the same.
export const LANGUAGES = ['en', 'ru', 'uk'];

const LETTER = String.raw`[\p{L}\p{M}’'-]`;
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whole words: `набег*` is набег, набегом, Набеги. */
function wordsLike(list) {
  const like = (words) =>
    escaped(words)
      .replaceAll(String.raw`\*`, `${LETTER}*`)
      .replace(/\s+/g, String.raw`\s+`);
  const any = (some, flags) => new RegExp(`(?<!${LETTER})(?:${some.map(like).join('|')})(?!${LETTER})`, flags);
  const exact = list.filter((words) => words.startsWith('`')).map((words) => words.replaceAll('`', ''));
  const loose = list.filter((words) => !words.startsWith('`'));
  return [...(loose.length > 0 ? [any(loose, 'giu')] : []), ...(exact.length > 0 ? [any(exact, 'gu')] : [])];
}

const listed = (text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** `ru: набег*; uk: …` as one entry for each language. */
function refusals(cell, cells) {
  return cell
    .split(';')
    .map((part) => /^\s*(en|ru|uk):\s*([^(]+)(?:\(but ([^)]+)\))?\s*$/.exec(part))
    .filter((found) => found !== null)
    .map(([, language, words, but]) => ({
      language,
      refused: wordsLike(listed(words)),
      allowed: but ? wordsLike(listed(but)) : [],
      said: cells[LANGUAGES.indexOf(language)],
    }));
}

/** A table as text: the files it speaks of, and what is refused in them. What cannot be read is a problem. */
export function termsOf(name, markdown) {
  const problems = [];
  const files = listed(/^Files: (.+)$/m.exec(markdown)?.[1] ?? '').map((file) => file.replaceAll('`', ''));
  if (files.length === 0) problems.push(`${name}: no line “Files: …”`);
  const entries = [];
  for (const line of markdown.split('\n').filter((row) => row.startsWith('| '))) {
    const [thing, ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (thing === 'Thing' || /^-+$/.test(thing)) continue;
    if (cells.length !== 4) problems.push(`${name}: ${thing}: ${cells.length + 1} columns, not five`);
    else if (cells.slice(0, 3).includes('')) problems.push(`${name}: ${thing}: a language has no word`);
    else {
      const found = refusals(cells[3], cells);
      if (cells[3] !== '' && found.length !== cells[3].split(';').length)
        problems.push(`${name}: ${thing}: cannot be read: ${cells[3]}`);
      entries.push(...found.map((entry) => ({ ...entry, thing })));
    }
  }
  return { name, files, entries, problems };
}

const matching = (pattern) => new RegExp(`^${escaped(pattern).replaceAll(String.raw`\*`, '.*')}$`);

/** Put in when it is said: not part of the sentence that is looked at. */
const VARIABLE = /\{\{.*?\}\}|\$t\(.*?\)/g;

/** What the texts of a file say against the table. `texts`: key and text. */
export function saidWrong({ entries }, language, texts) {
  const problems = [];
  for (const [key, text] of texts)
    for (const { thing, refused, allowed, said } of entries.filter((entry) => entry.language === language)) {
      const rest = [VARIABLE, ...allowed].reduce((left, one) => left.replace(one, ' '), text);
      for (const [word] of refused.flatMap((one) => [...rest.matchAll(one)]))
        problems.push(`${key}: “${word}”, but ${thing} is “${said}”`);
    }
  return problems;
}

/** The files of a language that a table speaks of. */
export const filesOf = (table, names) =>
  names.filter((name) => table.files.some((pattern) => matching(pattern).test(name)));
