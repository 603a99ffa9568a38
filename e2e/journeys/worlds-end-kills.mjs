// The page is killed behind the answers of a person at more than twenty different moments of At World's End, often while pieces still move:
// every answer is there when the match is opened again, and it goes on.
import { bundled } from './lib/bundled.mjs';
import { kill } from './lib/kills.mjs';

/** Answers, each of which a kill follows. */
const MOST = 24;
const LEAST_KINDS = 20;

export default async (here) => {
  const { moments, logIn } = await bundled('edge-moments.ts');
  const { runs, kept, kinds } = moments(MOST);
  here
    .expect(kinds)
    .toEqual(
      here.expect.arrayContaining([
        'rolled',
        'move',
        'bid',
        'assign',
        'attack',
        'fire',
        'withdraw',
        'flee',
        'last-battle',
      ]),
    );
  here.expect(kinds.length).toBeGreaterThanOrEqual(LEAST_KINDS);
  const kills = await kill(here, { runs, kept, logIn, secret: '[data-testid="own-fleet"]' });
  console.log(`      ${kills} kills, at ${kinds.length} kinds of moments: ${kinds.join(', ')}`);
};
