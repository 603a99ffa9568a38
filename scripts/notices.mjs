// The licences of all that others have made and the app contains, from the lockfile and the packages themselves, as one file for
// the screen that shows them.
//   npm run notices            writes assets/notices/all.json
//   npm run notices -- --check fails when that file is not what would be written now
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, readJson, root } from './lib/project.mjs';
import { shippedPackages } from './lib/shipped-packages.mjs';

const target = join(root, 'assets', 'notices', 'all.json');
const own = join(root, 'scripts', 'notices');
const texts = [];

const plain = (text) =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Each text once. */
function numbered(text) {
  const at = texts.indexOf(text);
  return at >= 0 ? at : texts.push(text) - 1;
}

/** Packages without a licence file say in package.json who made them and which licence holds. */
function standing(folder, licence) {
  const { author } = readJson(join(root, folder, 'package.json'));
  const owner = (typeof author === 'string' ? author : author?.name)?.replace(/ *[<(].*$/, '');
  const words = join(own, `${licence.split(' ')[0].replace('(', '')}.txt`);
  if (!existsSync(words)) fail(`${folder}: no licence text, and none of ours for ${licence}`);
  return plain(`Copyright (c) ${owner || 'the authors'}\n\n${readFileSync(words, 'utf8')}`);
}

function licenceOf({ folder, licence }) {
  const files = readdirSync(join(root, folder)).filter((name) => /^(licen[cs]e|copying)([-.].*)?$/i.test(name));
  const found = files.sort().map((name) => plain(readFileSync(join(root, folder, name), 'utf8')));
  return found.length > 0 ? found.join('\n\n') : standing(folder, licence);
}

const ignored = (name) => /^react-native-skia-apple-(macos|tvos)$/.test(name);
const packages = shippedPackages().filter(({ name }) => !ignored(name));
const unknown = packages.filter(({ licence }) => typeof licence !== 'string');
if (unknown.length > 0) fail(`no licence named: ${unknown.map(({ name }) => name).join(', ')}`);

const native = readJson(join(own, 'native.json')).map(({ name, licence, text, owner }) => {
  const words = readFileSync(join(own, `${text}.txt`), 'utf8');
  return [name, '', licence, numbered(plain(`${owner}\n\n${words}`))];
});
const rows = packages.map((one) => [one.name, one.version, one.licence, numbered(licenceOf(one))]);
const made = `${JSON.stringify({ texts, parts: [...native, ...rows] })}\n`;

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== made) fail('The notices are stale: npm run notices');
  console.log(`${native.length + rows.length} notices are as the lockfile has it.`);
} else {
  writeFileSync(target, made);
  console.log(`${native.length + rows.length} notices, ${texts.length} texts, ${made.length} letters.`);
}
