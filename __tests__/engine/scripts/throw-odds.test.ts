import { Stream } from '@/engine/core/luck';
import { battle, type Layout } from '@/scripts/throw-odds/battle';
import { sampled, thrown } from '@/scripts/throw-odds/layouts';

/** Percent of caravans destroyed and of ships lost. */
function odds(lay: (count: number, luck: Stream) => Layout, red: number, ships: number): [number, number] {
  const luck = Stream.seeded('throw-odds', 'test');
  let [destroyed, lost, battles] = [0, 0, 0];
  for (let i = 0; i < 300; i++) {
    const layout = lay(red + ships, luck);
    for (let k = 0; k < 20; k++, battles++) {
      const fought = battle(layout, red, luck);
      if (fought.destroyed) destroyed++;
      lost += fought.lostShips;
    }
  }
  return [(100 * destroyed) / battles, (100 * lost) / battles / ships];
}

describe('battle odds', () => {
  test.each([
    [1, 2, 76],
    [2, 8, 90],
    [4, 4, 53],
  ])('12.1 red %i against %i ships: the caravan is destroyed in %i of 100', (red, ships, percent) => {
    expect(Math.abs(odds(sampled, red, ships)[0] - percent)).toBeLessThan(2.5);
  });

  test.each([
    ['no gesture', null],
    ['a firm flick', 600],
  ])('4.17.5 the sampler of search has the odds of the simulation, with %s', (_, power) => {
    const [seen, thought] = [odds((count, luck) => thrown(count, power, luck), 4, 12), odds(sampled, 4, 12)];
    // Noise of this small number of battles; the script of the same name knows better.
    expect(Math.abs(seen[0] - thought[0])).toBeLessThan(2);
    expect(Math.abs(seen[1] - thought[1])).toBeLessThan(2);
  });
});
