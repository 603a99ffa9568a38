// The page is killed behind the answers of a person at twenty moments of Admiral: the vane in flight, ships under sail, drifts, shots,
// boardings, mines. Every answer is there when the match is opened again, and it goes on.
import { bundled } from './lib/bundled.mjs';
import { kill } from './lib/kills.mjs';

/** Answers, each of which a kill follows. */
const MOST = 24;
const LEAST_KINDS = 19;

export default async (here) => {
  const { moments, logIn } = await bundled('admiral-moments.ts');
  const { runs, kept, kinds } = moments(MOST);
  here
    .expect(kinds)
    .toEqual(
      here.expect.arrayContaining(['spin', 'move', 'drift', 'fire', 'salvo', 'board', 'give', 'detonate', 'end']),
    );
  here.expect(kinds.length).toBeGreaterThanOrEqual(LEAST_KINDS);
  // Where mines may lie is not seen before the curtain is lifted.
  const kills = await kill(here, { runs, kept, logIn, secret: '[data-testid^="square-"]' });
  console.log(`      ${kills} kills, at ${kinds.length} kinds of moments: ${kinds.join(', ')}`);
};
