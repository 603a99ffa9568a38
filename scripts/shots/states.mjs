// What a browser holds before a picture is taken: nothing, or the matches of scripts/shots/matches.ts.
import { join } from 'node:path';
import { output, root } from '../lib/project.mjs';

/** The ids of the matches are the names of their moments. */
export function makeStates(url) {
  const kept = JSON.parse(output(join(root, 'scripts', 'run-ts.mjs'), ['scripts/shots/matches.ts']));
  return {
    fresh: undefined,
    played: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: kept }] },
  };
}
