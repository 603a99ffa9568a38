// Fails where folders import from each other in a circle. Given a file of imports, pairs of paths as JSON, it looks at those instead.
import { readFileSync } from 'node:fs';
import { fail } from './lib/project.mjs';
import { folderOf, graphOf, imports, knotOf } from './lib/rooms.mjs';

const [given] = process.argv.slice(2);
const graph = graphOf(given ? JSON.parse(readFileSync(given, 'utf8')) : imports(), folderOf);
const knot = knotOf(graph);
if (knot) fail(`A knot among folders:\n${knot.map((edge) => `  ${edge}`).join('\n')}`);
console.log(`No knot among ${graph.size} folders.`);
