// Fails where folders import from each other in a circle.
import { fail } from './lib/project.mjs';
import { folderOf, graphOf, imports, knotOf } from './lib/rooms.mjs';

const graph = graphOf(imports(), folderOf);
const knot = knotOf(graph);
if (knot) fail(`A knot among folders:\n${knot.map((edge) => `  ${edge}`).join('\n')}`);
console.log(`No knot among ${graph.size} folders.`);
