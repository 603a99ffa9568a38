// Draws which folder uses which, as found by dependency-cruiser, into docs/architecture.md; --check only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, output, program, root } from './lib/project.mjs';

const page = join(root, 'docs', 'architecture.md');
const [start, end] = ['<!-- picture: made by npm run docs:picture -->', '<!-- end of picture -->'];
const roots = ['app', 'components', 'engine'];

const { modules } = JSON.parse(
  output(program('depcruise', 'dependency-cruiser'), [
    ...roots.filter((name) => existsSync(join(root, name))),
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]),
);

/** A file's room: `app`, `engine/core`, `components/games/<id>`...; files that lie directly in a root are its front door. */
function room(path) {
  const parts = path.split('/');
  if (!roots.includes(parts[0])) return undefined;
  if (parts[0] === 'app') return 'app';
  if (parts.length === 2) return `${parts[0]}/index`;
  return parts[1] === 'games' && parts.length > 3 ? parts.slice(0, 3).join('/') : parts.slice(0, 2).join('/');
}

const edges = new Set();
const rooms = new Set();
for (const module of modules) {
  const from = room(module.source);
  if (!from) continue;
  rooms.add(from);
  for (const { resolved } of module.dependencies) {
    const to = room(resolved);
    if (to && to !== from) edges.add(`${from} ${to}`);
  }
}

const id = (name) => name.replace(/[^a-z]/g, '_');
const lines = ['```mermaid', 'flowchart TD'];
for (const name of roots) {
  const inside = [...rooms].filter((r) => r === name || r.startsWith(`${name}/`)).sort();
  if (inside.length === 0) continue;
  lines.push(`  subgraph ${name}_room [${name}]`);
  for (const r of inside) lines.push(`    ${id(r)}["${r === name ? 'routes' : r.slice(name.length + 1)}"]`);
  lines.push('  end');
}
for (const edge of [...edges].sort()) {
  const [from, to] = edge.split(' ');
  lines.push(`  ${id(from)} --> ${id(to)}`);
}
lines.push('```');

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
  console.log(`Drawn: ${rooms.size} rooms, ${edges.size} arrows.`);
}
