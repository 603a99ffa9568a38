// The first battle of Admiral against a bot, from the shelf to the score.
import { open, play } from './lib/admiral.mjs';
import { fastTable } from './lib/table.mjs';

export default async ({ page, url, expect, eventually }) => {
  await fastTable(page, url);
  await open(page, url, 'first-battle', 2);
  const done = await play(page, eventually, 'F10');
  expect([...done]).toEqual(expect.arrayContaining(['square', 'confirm', 'do']));
};
