// Draws which folder uses which, as found by dependency-cruiser, into docs/architecture.md; --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './lib/project.mjs';
import { graphOf, imports, roomOf } from './lib/rooms.mjs';

const page = join(root, 'docs', 'architecture.md');
const [start, end] = ['<!-- picture: made by npm run docs:picture -->', '<!-- end of picture -->'];
/** The layers of the picture from above; each imports only from those below it. */
const LAYERS = [
  ['app', (room) => room === 'app'],
  ['features', (room) => room.startsWith('components/features/')],
  ['play', (room) => room === 'components/play'],
  ['games', (room) => room.startsWith('components/games/')],
  ['kit', (room) => room === 'components/kit'],
  ['base', (room) => room.startsWith('components/')],
  ['engine', (room) => room.startsWith('engine/')],
];

const graph = graphOf(imports(), roomOf);
const rooms = [...new Set([...graph.keys(), ...[...graph.values()].flatMap((to) => [...to.keys()])])].sort();
const layerOf = (room) => LAYERS.findIndex(([, holds]) => holds(room));
const id = (name) => name.replace(/[^a-z]/g, '_');
const named = (room) =>
  room
    .split('/')
    .slice(1)
    .join('/')
    .replace(/^(features|games)\//, '') || 'routes';

const lines = ['```mermaid', 'flowchart TD'];
LAYERS.forEach(([name], layer) => {
  lines.push(`  subgraph layer_${name} [${name}]`);
  for (const room of rooms.filter((one) => layerOf(one) === layer)) lines.push(`    ${id(room)}["${named(room)}"]`);
  lines.push('  end');
});
// Between layers one arrow for all of their rooms; inside a layer one for each pair.
const edges = new Set();
for (const [from, targets] of graph) {
  for (const to of targets.keys()) {
    const [above, below] = [layerOf(from), layerOf(to)];
    edges.add(
      above === below ? `${id(from)} --> ${id(to)}` : `layer_${LAYERS[above][0]} --> layer_${LAYERS[below][0]}`,
    );
  }
}
lines.push(...[...edges].sort().map((edge) => `  ${edge}`), '```');

const old = readFileSync(page, 'utf8');
const [before, rest] = old.split(start);
const after = rest?.split(end)[1];
if (after === undefined) fail(`docs/architecture.md has lost its markers:\n${start}\n${end}`);
const drawn = `${before}${start}\n${lines.join('\n')}\n${end}${after}`;
if (process.argv.includes('--check')) {
  if (drawn !== old) fail('The picture in docs/architecture.md is stale: npm run docs:picture');
  console.log('The picture is up to date.');
} else {
  writeFileSync(page, drawn);
  console.log(`Drawn: ${rooms.length} rooms, ${edges.size} arrows.`);
}
