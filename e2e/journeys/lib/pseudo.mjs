// A language that nobody speaks: the English texts with accents, between marks, and longer by two fifths. What is cut off in
// it would be cut off in some language; what stays plain is not in the locale files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/project.mjs';

const ACCENTS = { a: 'á', c: 'ç', e: 'ë', i: 'ï', n: 'ñ', o: 'ö', u: 'ü', y: 'ý', A: 'Á', E: 'É', O: 'Ö', U: 'Ü' };
const FILLER = ' løńg wörds';
/** Journeys look for these words; names of players have a length that they must keep. */
const PLAIN =
  /can be chosen|^(You|Player \{\{number\}\}|Old Finn|Mara|One-Eyed Jo|Ksenia|Bosun Pym|Black Betty|Silent Tom)$/;

/** Variables, references and signs stay what they are. */
export function pseudo(text) {
  if (PLAIN.test(text)) return text;
  const parts = text.split(/(\{\{[^}]*\}\}|\$t\([^)]*\)|\{[^}]*\})/);
  const letters = parts.filter((_, i) => i % 2 === 0).join('').length;
  const more = FILLER.repeat(9).slice(0, Math.ceil(letters * 0.4));
  const words = parts.map((part, i) =>
    i % 2 === 0 ? part.replace(/\w/g, (letter) => ACCENTS[letter] ?? letter) : part,
  );
  return `‹${words.join('')}${more}›`;
}

/** `key:text`, as the texts stand in the code. */
function pairs(node, into = new Set()) {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string') into.add(`${key}:${value}`);
    else pairs(value, into);
  }
  return into;
}

/** The subject of a file of words that is fetched when its screen opens; null: the address of something else. */
export function subjectAt(address) {
  return /\/((?:rules|tutorial|companion)-[a-z-]+?)(?:-[0-9a-f]{8,})?\.(?:js|bundle)/.exec(address)?.[1] ?? null;
}

function english(subject) {
  const folder = join(root, 'assets', 'locales', 'en');
  const all = new Set();
  // Only what the app has on board: a game that is being built may have its words already.
  const aboard = readFileSync(join(root, 'components', 'i18n', 'resources.ts'), 'utf8');
  const files = subject
    ? [`${subject}.json`]
    : readdirSync(folder).filter((file) => aboard.includes(`from '@/assets/locales/en/${file}`));
  for (const file of files) pairs(JSON.parse(readFileSync(join(folder, file), 'utf8')), all);
  return all;
}

/**
 * The code with every English text in it changed, of all that is read at the start or of one subject; throws when the
 * texts are not where they were expected.
 */
export function translate(code, subject = null) {
  const known = english(subject);
  const found = new Set();
  const entry = /([\w$]+|"[^"\\]+"):\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;
  const changed = code.replace(entry, (whole, key, literal) => {
    const body = literal.startsWith("'")
      ? literal.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')
      : literal.slice(1, -1);
    let text;
    try {
      text = JSON.parse(`"${body}"`);
    } catch {
      return whole;
    }
    const pair = `${key.replaceAll('"', '')}:${text}`;
    if (!known.has(pair)) return whole;
    found.add(pair);
    return `${key}:${JSON.stringify(pseudo(text))}`;
  });
  if (found.size < known.size * 0.98) throw new Error(`only ${found.size} of ${known.size} English texts were found`);
  return changed;
}
