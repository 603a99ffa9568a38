import { COURSES, directionOf, STRENGTHS, strengthOf } from '@/engine/games/admiral/data/compass';
import { drawsOf, sectorDrawn, weightsFor } from '@/engine/games/admiral/data/wind';

function said(sector: number): string {
  return `${STRENGTHS[strengthOf(sector)]} ${COURSES[directionOf(sector)]}`;
}

test('T1 sector 19 is a fresh wind to the west', () => {
  expect(said(19)).toBe('fresh W');
});

test('T92 E-14 `lively`: what the numbers mean', () => {
  const weights = weightsFor('lively', null);
  expect(drawsOf(weights)).toBe(48);
  const winds = [0, 1, 4, 5, 47].map((n) => said(sectorDrawn(n, 'lively', weights)));
  expect(winds).toEqual(['calm N', 'fresh N', 'fresh N', 'storm N', 'storm NW']);
});

test('E-14 `vane` has every sector once, `directionOnly` each direction three times and always fresh', () => {
  const weights = weightsFor('vane', null);
  const all = Array.from({ length: drawsOf(weights) }, (_, n) => n);
  expect(all.map((n) => sectorDrawn(n, 'vane', weights))).toEqual(all);
  expect(all.map((n) => sectorDrawn(n, 'directionOnly', weightsFor('directionOnly', null)))).toEqual(
    all.map((n) => Math.floor(n / 3) * 3 + 1),
  );
});

test('E-14 weights of a scenario: below a calm, below a + b fresh, else a storm', () => {
  const weights = weightsFor('vane', [2, 0, 3]);
  expect(drawsOf(weights)).toBe(40);
  const winds = [0, 1, 2, 4, 5, 39].map((n) => said(sectorDrawn(n, 'vane', weights)));
  expect(winds).toEqual(['calm N', 'calm N', 'storm N', 'storm N', 'calm NE', 'storm NW']);
});
