// Sea of Clouds without a network: a whole match after the server is gone.
import { answer, asked } from './lib/clouds.mjs';
import { playWithoutServer } from './lib/offline.mjs';

export const installs = true;

export default async ({ page, size, eventually }) => {
  // What is kept does not depend on the size of the screen.
  if (size !== 'phone') return;
  const play = { asked, answer: (now) => answer(page, now, 0) };
  await playWithoutServer(page, eventually, { game: 'sea-of-clouds', preset: 'tabletop', ...play });
};
