// Of Valibot's one file, with hundreds of functions, only those that our code names go into an app that is shipped.
const { buildSync } = require('esbuild');
const { readFileSync, readdirSync } = require('node:fs');
const { dirname, join } = require('node:path');
const valibot = require('valibot');

const root = join(__dirname, '..', '..');

/** What our code takes of Valibot, which it always imports as `v`. */
function usedOfValibot() {
  const names = ['app', 'components', 'engine']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(root, folder, file)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes("from 'valibot'")) return [];
      if (!text.includes("import * as v from 'valibot'")) throw new Error(`${file}: Valibot is imported as v`);
      return [...text.matchAll(/\bv\.(\w+)/g)].map(([, name]) => name);
    });
  return [...new Set(names)].filter((name) => name in valibot).sort();
}

const isValibot = (path) => path.replace(/\\/g, '/').endsWith('/valibot/dist/index.mjs');

/** The text of Valibot's file, without what nothing of ours can come to. */
function partsOfValibot(file) {
  const contents = `export { ${usedOfValibot().join()} } from './index.mjs';`;
  const options = { bundle: true, write: false, format: 'esm', target: 'es2022' };
  const [made] = buildSync({ stdin: { contents, resolveDir: dirname(file) }, ...options }).outputFiles;
  return made.text;
}

module.exports = { isValibot, partsOfValibot, usedOfValibot };
