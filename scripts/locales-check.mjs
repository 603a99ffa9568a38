// The three languages must say the same things: same files, same keys, right plural forms, no empty text, same variables; and the words of the tables
// in docs/terms. Other folders of texts and of tables may be given.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, readJson, root } from './lib/project.mjs';
import { filesOf, saidWrong, termsOf } from './lib/terms.mjs';

const plurals = { en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'], uk: ['one', 'few', 'many', 'other'] };
const languages = Object.keys(plurals);
const suffix = /_(zero|one|two|few|many|other)$/;
const problems = [];

function flatten(node, path = '', into = new Map()) {
  for (const [key, value] of Object.entries(node)) {
    const here = path ? `${path}.${key}` : key;
    if (value && typeof value === 'object') flatten(value, here, into);
    else into.set(here, value);
  }
  return into;
}

/** key without its plural suffix -> { forms, variables }; `prefix_other` alone marks a counted key. */
function read(language, file) {
  const texts = flatten(readJson(join(folder, language, file)));
  const keys = new Map();
  for (const [key, text] of texts) {
    const at = `${language}/${file} ${key}`;
    if (typeof text !== 'string' || text.trim() === '') problems.push(`${at}: empty`);
    const base = key.replace(suffix, '');
    const counted = suffix.test(key) && texts.has(`${base}_other`);
    const name = counted ? base : key;
    const entry = keys.get(name) ?? { forms: [], variables: new Set() };
    if (counted) entry.forms.push(key.slice(base.length + 1));
    for (const [, variable] of String(text).matchAll(/\{\{-?\s*(\w+)/g)) entry.variables.add(variable);
    keys.set(name, entry);
  }
  for (const [name, { forms }] of keys) {
    if (forms.length === 0) continue;
    const missing = plurals[language].filter((f) => !forms.includes(f));
    const extra = forms.filter((f) => f !== 'zero' && !plurals[language].includes(f));
    if (missing.length > 0) problems.push(`${language}/${file} ${name}: no form for ${missing.join(', ')}`);
    if (extra.length > 0) problems.push(`${language}/${file} ${name}: needless form ${extra.join(', ')}`);
  }
  return keys;
}

const [folder = join(root, 'assets', 'locales'), tables = join(root, 'docs', 'terms')] = process.argv.slice(2);
const list = (language) =>
  existsSync(join(folder, language))
    ? readdirSync(join(folder, language), { recursive: true })
        .map(String)
        .filter((f) => f.endsWith('.json'))
    : [];
const files = [...new Set(languages.flatMap(list))].sort();
if (files.length === 0) fail('There are no locale files.');

let count = 0;
for (const file of files) {
  const absent = languages.filter((l) => !list(l).includes(file));
  if (absent.length > 0) {
    problems.push(`${file}: missing in ${absent.join(', ')}`);
    continue;
  }
  const all = Object.fromEntries(languages.map((l) => [l, read(l, file)]));
  const names = new Set(languages.flatMap((l) => [...all[l].keys()]));
  count += names.size;
  for (const name of names) {
    const missing = languages.filter((l) => !all[l].has(name));
    if (missing.length > 0) {
      problems.push(`${file} ${name}: missing in ${missing.join(', ')}`);
      continue;
    }
    const variables = languages.map((l) => [...all[l].get(name).variables].sort().join(' '));
    if (new Set(variables).size > 1) problems.push(`${file} ${name}: variables differ: ${variables.join(' | ')}`);
    const counted = languages.filter((l) => all[l].get(name).forms.length > 0);
    if (counted.length % languages.length !== 0)
      problems.push(`${file} ${name}: plural forms only in ${counted.join(', ')}`);
  }
}

/** Other words for the same are what search in the rules is given them for. */
const isForSearch = (file, key) => file === 'rules.json' && key === 'synonyms';
const terms = readdirSync(tables)
  .filter((name) => name.endsWith('.md'))
  .map((name) => termsOf(name, readFileSync(join(tables, name), 'utf8')));
for (const table of terms) {
  problems.push(...table.problems);
  const about = filesOf(table, files);
  if (about.length === 0) problems.push(`${table.name}: speaks of no file`);
  for (const language of languages)
    for (const file of about.filter((name) => list(language).includes(name))) {
      const texts = [...flatten(readJson(join(folder, language, file)))].filter(([key]) => !isForSearch(file, key));
      problems.push(...saidWrong(table, language, texts).map((said) => `${language}/${file} ${said} (${table.name})`));
    }
}

if (problems.length > 0) fail(`${problems.join('\n')}\n${problems.length} problems`);
console.log(
  `${count} texts in ${languages.length} languages agree (${files.length} files), ${terms.length} tables of terms are kept.`,
);
