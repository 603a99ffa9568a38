// The first mini-game of Admiral alone, from the shelf to the score.
import { open, play } from './lib/admiral.mjs';
import { fastTable } from './lib/table.mjs';

export default async ({ page, url, expect, eventually }) => {
  await fastTable(page, url);
  await open(page, url, 'mini-1', 1);
  const done = await play(page, eventually, 'L14');
  expect([...done]).toEqual(expect.arrayContaining(['square', 'confirm', 'do']));
};
