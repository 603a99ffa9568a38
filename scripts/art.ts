// Makes the app's drawing tables out of assets/art: `npm run art`. Takes only what assets/art/used.json names.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readDrawing, type Shape } from './lib/svg';

interface Used {
  readonly icons: readonly string[];
  /** Silhouettes of our own on the grid of the icons. */
  readonly marks: readonly string[];
  readonly glyphs: readonly string[];
  readonly paths: Readonly<Record<string, readonly [string, string]>>;
}

const source = (path: string) => readFileSync(join('assets/art', path), 'utf8');
const used = JSON.parse(source('used.json')) as Used;
const tokens = JSON.parse(source('tokens.json')) as { icons: { credits: Record<string, string> } };
const byKey = <T>(entries: [string, T][]) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

function shapes(file: string): readonly Shape[] {
  return readDrawing(source(join('svg', file))).layers.flatMap((layer) => layer.shapes);
}

function onePath(file: string, id?: string): string {
  const found = shapes(file).filter((shape) => id === undefined || shape.id === id);
  if (found.length !== 1 || !found[0]) throw new Error(`${file}: ${found.length} paths ${id ?? ''}`);
  return found[0].d;
}

async function write(name: string, about: string, body: string) {
  const path = `components/art/generated/${name}.ts`;
  const text = `// Written by scripts/art.ts from assets/art: \`npm run art\`.\n${about}\n${body}`;
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

const icons = byKey([
  ...used.icons.map((name): [string, string] => {
    if (!(name in tokens.icons.credits)) throw new Error(`${name} has no author in tokens.json: it may not be drawn`);
    return [name, onePath(`icons/${name}.svg`)];
  }),
  ...used.marks.map((name): [string, string] => [name, onePath(`marks/${name}.svg`)]),
]);
const glyphs = byKey(
  used.glyphs.map((name): [string, string] => [
    name,
    shapes(`glyphs/${name}.svg`)
      .map((shape) => shape.d)
      .join(''),
  ]),
);
const paths = byKey(
  Object.entries(used.paths).map(([name, [file, id]]): [string, string] => [name, onePath(file, id)]),
);
const authors = byKey(used.icons.map((name): [string, string] => [name, tokens.icons.credits[name] ?? '']));
const licence = (file: string) => readFileSync(join('assets/licences', file), 'utf8');
const licences = { 'Alegreya Sans': licence('alegreya-sans-OFL.txt'), 'Yeseva One': licence('yeseva-one-OFL.txt') };
const shaders = { paper: source('shaders/paper.sksl'), die: source('shaders/die.sksl') };

await write(
  'icons',
  '/** Silhouettes on a grid of 512, to be filled with one colour: of game-icons.net (authors: components/art/credits.ts), and marks of our own. */',
  `export const ICONS = ${JSON.stringify(icons)} as const;\n\nexport type IconName = keyof typeof ICONS;\n`,
);
await write(
  'credits',
  '/** Who drew each icon of game-icons.net that the app draws. */',
  `export const ICON_AUTHORS = ${JSON.stringify(authors)} as const;\n`,
);
await write(
  'licences',
  '/** Licence texts that the app must be able to show offline. */',
  `export const LICENCES = ${JSON.stringify(licences)} as const;\n`,
);
await write(
  'glyphs',
  '/** Our own control signs on a grid of 24: stroke 2.2, round caps and joins, no fill. */',
  `export const GLYPHS = ${JSON.stringify(glyphs)} as const;\n\nexport type GlyphName = keyof typeof GLYPHS;\n`,
);
await write(
  'paths',
  '/** Single outlines taken out of larger drawings, in the units of those drawings. */',
  `export const PATHS = ${JSON.stringify(paths)} as const;\n`,
);
await write(
  'shapes',
  '/** Our own silhouettes and measures. */',
  `export const SHAPES = ${source('shapes.json').trim()} as const;\n`,
);
await write(
  'tokens',
  '/** Every number of the look. */',
  `export const TOKENS = ${source('tokens.json').trim()} as const;\n`,
);
await write(
  'shaders',
  '/** SkSL, as it stands in assets/art/shaders. */',
  `export const SHADERS = ${JSON.stringify(shaders)} as const;\n`,
);
