// Pirates of the 7 Seas without a network: a whole match after the server is gone.
import { answer, asked } from './lib/seas.mjs';
import { playWithoutServer } from './lib/offline.mjs';

export const installs = true;

export default async ({ page, size, eventually }) => {
  // What is kept does not depend on the size of the screen.
  if (size !== 'phone') return;
  const play = { asked, answer: () => answer(page, eventually) };
  await playWithoutServer(page, eventually, { game: 'seven-seas', preset: 'quick', ...play });
};
