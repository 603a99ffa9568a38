import { readFileSync } from 'node:fs';
import { hashOf } from '@/engine/core/hash';
import { Stream } from '@/engine/core/luck';
import { fight } from '@/engine/games/seven-seas/rules/battle';
import { layOut } from '@/engine/games/seven-seas/rules/lid';
import type { SevenSeasEvent } from '@/engine/games/seven-seas/events';
import { CARAVAN, type Gesture, type ThrowResult } from '@/engine/games/seven-seas/throw/dice';
import { throwDice } from '@/engine/games/seven-seas/throw/throw';
import { Board } from '@/__tests__/fixtures/seven-seas/board';

/**
 * Golden throws of algorithm 2, the simulation, beside TV-41 to TV-44 of algorithm 1. The same tables stand in
 * `docs/decisions/throw.md`: another implementation can be held to them.
 */
const page = readFileSync('docs/decisions/throw.md', 'utf8');

const IDS = ['p0.1', 'p0.2', 'p0.3', 'p1.1', 'p1.2', 'p1.3', 'c.1', 'c.2'];
const OWNERS = [0, 0, 0, 1, 1, 1, CARAVAN, CARAVAN];

const thrown = (owners: readonly number[], gesture: Gesture | null, seed: string): ThrowResult =>
  throwDice({ owners, gesture, rim: true }, Stream.seeded(seed, 'throw'));

const lines = ({ dice }: ThrowResult): string[] =>
  dice.map(({ face, x, y, angle }, i) => `| ${IDS[i]} | ${face} | ${x} | ${y} | ${angle} |`);

/** The battle of what lies in the lid, as its duels. */
function duels({ dice }: ThrowResult): string {
  layOut(dice.map((die, i) => ({ ...die, id: IDS[i] as string })));
  const told: SevenSeasEvent[] = [];
  const { s, luck } = new Board({ seats: 2 });
  fight({ s, luck, emit: (event) => void told.push(event) }, 0, [3, 3]);
  return told
    .flatMap((e) => (e.type === 'duel' ? [`(${e.pirate}, ${e.caravan}) ${e.mm} → ${e.sunk.join(' + ')}`] : []))
    .join('; ');
}

test('A2-41 golden simulated throw, no gesture', () => {
  const result = thrown(OWNERS, null, '1');
  expect([result.shake, result.overRim]).toEqual([3710952577, null]);
  expect(lines(result)).toEqual([
    '| p0.1 | 3 | 1773 | 2374 | 56 |',
    '| p0.2 | 4 | 143 | 1883 | 259 |',
    '| p0.3 | 5 | 194 | 355 | 342 |',
    '| p1.1 | 6 | 374 | 2368 | 249 |',
    '| p1.2 | 1 | 1632 | 1506 | 154 |',
    '| p1.3 | 1 | 1441 | 1912 | 345 |',
    '| c.1 | 1 | 917 | 2070 | 141 |',
    '| c.2 | 6 | 293 | 1255 | 188 |',
  ]);
  expect(duels(result)).toBe(
    '(p1.3, c.1) 55 → p1.3 + c.1; (p0.2, c.2) 65 → p0.2; (p0.3, c.2) 91 → p0.3; (p1.1, c.2) 112 → p1.1 + c.2',
  );
  for (const line of [...lines(result), duels(result)]) expect(page).toContain(line);
});

test('A2-42 golden simulated throw with gesture', () => {
  const result = thrown(OWNERS, { gx: 500, gy: -250, power: 600, spin: 300 }, '1');
  expect([result.shake, result.overRim]).toEqual([3710952577, null]);
  expect(lines(result)).toEqual([
    '| p0.1 | 3 | 1518 | 1108 | 69 |',
    '| p0.2 | 4 | 1010 | 928 | 213 |',
    '| p0.3 | 5 | 2679 | 674 | 283 |',
    '| p1.1 | 6 | 2523 | 2682 | 83 |',
    '| p1.2 | 1 | 2118 | 898 | 6 |',
    '| p1.3 | 1 | 2653 | 1962 | 24 |',
    '| c.1 | 1 | 1324 | 870 | 224 |',
    '| c.2 | 6 | 2444 | 797 | 121 |',
  ]);
  expect(duels(result)).toBe(
    '(p0.3, c.2) 27 → p0.3; (p0.1, c.1) 31 → c.1; (p1.2, c.2) 34 → p1.2; (p0.1, c.2) 98 → p0.1; (p1.3, c.2) 118 → p1.3; (p0.2, c.2) 144 → p0.2; (p1.1, c.2) 189 → p1.1 + c.2',
  );
  for (const line of [...lines(result), duels(result)]) expect(page).toContain(line);
});

test.each([
  ['1', 0, ''],
  ['2', null, '3 256 2420 161, 1 116 1237 38, 2 1172 2354 154'],
  ['3', 1, ''],
])('A2-43 golden simulated spills, seed %s', (seed, overRim, lie) => {
  const result = thrown([0, 1, CARAVAN], { gx: 0, gy: 900, power: 1000, spin: 0 }, seed);
  const dice = result.dice.map(({ face, x, y, angle }) => `${face} ${x} ${y} ${angle}`).join(', ');
  expect([result.overRim, dice]).toEqual([overRim, lie]);
  expect(page).toContain(dice);
});

test('A2-44 a golden full throw of 44', () => {
  const owners = Array.from({ length: 44 }, (_, i) => (i < 40 ? i % 4 : CARAVAN));
  const hash = hashOf(thrown(owners, { gx: 300, gy: 800, power: 850, spin: -400 }, '1').dice);
  expect(hash).toBe('92c2a2359e2d2dc7');
  expect(page).toContain(hash);
});
