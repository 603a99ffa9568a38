// The rooms of the code, and which imports from which, as dependency-cruiser finds it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { output, program, root } from './project.mjs';

const ROOTS = ['app', 'components', 'engine'];

/** Folders whose own folders are rooms by themselves. */
const HALLS = ['components/features', 'components/games', 'engine/games'];

/** A file's room: `app`, `components/kit`, `components/features/<name>`...; files beside rooms are the front door of these. */
export function roomOf(path) {
  const parts = path.split('/');
  if (!ROOTS.includes(parts[0])) return undefined;
  if (parts[0] === 'app') return 'app';
  if (parts.length === 2) return `${parts[0]}/index`;
  const two = parts.slice(0, 2).join('/');
  if (!HALLS.includes(two)) return two;
  return parts.length === 3 ? `${two}/registry` : parts.slice(0, 3).join('/');
}

/** The room, and inside a large one the folder of it. */
export function folderOf(path) {
  const room = roomOf(path);
  if (!['components/kit', 'components/play'].includes(room)) return room;
  const parts = path.split('/');
  return parts.length === 3 ? room : parts.slice(0, 3).join('/');
}

/** All imports of the project from file to file. */
export function imports() {
  const { modules } = JSON.parse(
    output(program('depcruise', 'dependency-cruiser'), [
      ...ROOTS.filter((name) => existsSync(join(root, name))),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ]),
  );
  return modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]));
}

/** From each place to those it imports from. */
export function graphOf(edges, placeOf) {
  const graph = new Map();
  for (const [from, to] of edges) {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (!a) continue;
    if (!graph.has(a)) graph.set(a, new Map());
    if (b && b !== a && !graph.get(a).has(b)) graph.get(a).set(b, `${from} -> ${to}`);
  }
  return graph;
}

/** A way from a place back to itself, as the imports that make it up; null: there is none. */
export function knotOf(graph) {
  const done = new Set();
  const way = [];
  const visit = (place) => {
    const at = way.findIndex(([one]) => one === place);
    if (at >= 0) return way.slice(at).map(([, edge]) => edge);
    if (done.has(place)) return null;
    for (const [next, edge] of graph.get(place) ?? []) {
      way.push([place, edge]);
      const knot = visit(next);
      if (knot) return knot;
      way.pop();
    }
    done.add(place);
    return null;
  };
  for (const place of graph.keys()) {
    const knot = visit(place);
    if (knot) return knot;
  }
  return null;
}
