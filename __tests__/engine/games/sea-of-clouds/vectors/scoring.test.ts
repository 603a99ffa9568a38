import { Board, type Given, type Name } from '@/__tests__/fixtures/sea-of-clouds/board';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import { withFigures } from '@/engine/games/sea-of-clouds/figures';
import { everybody } from '@/engine/games/sea-of-clouds/state';

/** Section 10: points, ties, the end. */

const part = (given: Given, name: Name, key: string): number | undefined => {
  const { parts } = new Board(given).ends();
  return parts[['A', 'B', 'C', 'D'].indexOf(name)]?.find((one) => one.key === key)?.value;
};
const times = (count: number, id: string): string[] => new Array<string>(count).fill(id);

test("T1 (2.2) collector's rum", () => {
  const points = [1, 2, 3, 4, 5].map((n) => part({ A: { rum: times(n, 'rum-collector') } }, 'A', 'rum'));
  expect(points).toEqual([1, 4, 9, 16, 25]);
});

test('T2 (7.4, 7.5) first-class rum', () => {
  const given = (a: number, b: number): Given => ({
    A: { rum: times(a, 'rum-premium') },
    B: { rum: times(b, 'rum-premium') },
  });
  const points = (g: Given) => (['A', 'B', 'C'] as const).map((name) => part(g, name, 'rum'));
  expect(points(given(3, 2))).toEqual([9, 2, 0]);
  expect(points(given(2, 2))).toEqual([2, 2, 0]);
  expect(points(given(1, 0))).toEqual([3, 0, 0]);
  // 8.2: the parrot holder among the tied has the most.
  expect(points({ ...given(2, 2), parrot: 'B', options: { parrotBreaksTies: true } })).toEqual([2, 6, 0]);
  expect(points({ ...given(2, 2), parrot: 'C', options: { parrotBreaksTies: true } })).toEqual([2, 2, 0]);
});

test('T3 (2.3) relics: every step of every ladder', () => {
  const ladder = (id: string, most: number): (number | undefined)[] =>
    Array.from({ length: most }, (_, i) => part({ A: { relics: times(i + 1, id) } }, 'A', 'relics'));
  expect(ladder('relic-siren', 8)).toEqual([-3, -1, 2, 6, 12, 19, 27, 43]);
  expect(ladder('relic-behemoth', 6)).toEqual([-2, 2, 6, 12, 21, 32]);
  expect(ladder('relic-kraken', 5)).toEqual([-1, 3, 8, 15, 26]);
  expect(ladder('relic-leviathan', 4)).toEqual([0, 4, 10, 20]);
});

test('T9 (7.8–7.12) the final tie', () => {
  const tie = (parrot: Name): Given => ({
    parrot,
    A: { doubloons: 40 },
    B: { doubloons: 37, objects: ['obj-shell'] },
    C: { doubloons: 30 },
  });
  expect(new Board(tie('B')).ends()).toMatchObject({ winners: [1], reason: 'parrot', places: [[1], [0], [2]] });
  expect(new Board(tie('C')).ends()).toMatchObject({ winners: [0], reason: 'doubloons', places: [[0], [1], [2]] });
  const rum: Given = {
    parrot: 'C',
    A: { doubloons: 36, rum: ['rum-golden'] },
    B: { doubloons: 36, rum: ['rum-spiced', 'rum-spiced'] },
  };
  expect(new Board(rum).ends()).toMatchObject({ winners: [1], reason: 'rum' });
  expect(new Board({ parrot: 'C', A: { doubloons: 9 }, B: { doubloons: 9 } }).ends()).toMatchObject({
    winners: [0, 1],
    reason: 'shared',
    places: [[0, 1], [2]],
  });
  expect(new Board({ A: { doubloons: 9 } }).ends()).toMatchObject({ winners: [0], reason: 'score' });
});

test('7.10 the Chest counts in the tie', () => {
  const given: Given = {
    parrot: 'C',
    A: { doubloons: 5, objects: ['obj-chest'] },
    B: { doubloons: 7, objects: ['obj-shell'] },
    chest: 5,
  };
  expect(new Board(given).ends()).toMatchObject({ scores: [10, 10, 0], winners: [0], reason: 'doubloons' });
});

test('T27 (4.8.9) the Chest at the end', () => {
  const board = new Board({ A: { doubloons: 10, objects: ['obj-chest'], secrets: ['sec-ledger'] }, chest: 2 });
  const { parts } = board.ends();
  expect(parts[0]).toEqual([
    { key: 'doubloons', value: 12 },
    { key: 'rum', value: 0 },
    { key: 'relics', value: 0 },
    { key: 'secrets', value: 4 },
    { key: 'objects', value: 0 },
  ]);
  expect([board.s.chest, board.doubloons()[0]]).toEqual([0, 12]);
});

test('T33 (7.3) a score sheet', () => {
  const board = new Board({
    A: {
      doubloons: 11,
      rum: [...times(2, 'rum-collector'), ...times(2, 'rum-premium'), 'rum-dark'],
      relics: [...times(4, 'relic-siren'), 'relic-kraken'],
      secrets: ['sec-rum-guide'],
      objects: ['obj-shell', 'obj-idol'],
    },
  });
  expect(board.player('A').score).toBe(33);
  const { parts, scores } = board.ends();
  expect([parts[0]?.map(({ value }) => value), scores[0]]).toEqual([[11, 13, 5, 5, -1], 33]);
});

test('T37 (2.4.3) the Catalogue', () => {
  const given: Given = {
    A: { secrets: ['sec-catalogue'], relics: ['relic-siren', 'relic-behemoth', 'relic-kraken', 'relic-kraken'] },
  };
  expect([part(given, 'A', 'secrets'), part(given, 'A', 'relics')]).toEqual([6, -2]);
});

test('T42 (2.4.3, 9.14) every secret', () => {
  const secrets = ['rum-guide', 'catalogue', 'treatise', 'inventory', 'ledger', 'black-spot', 'parrot'];
  const own = {
    doubloons: 10,
    rum: times(3, 'rum-dark'),
    relics: [...times(2, 'relic-siren'), ...times(2, 'relic-kraken')],
    objects: ['obj-cutlass', 'obj-cutlass', 'obj-spyglass'],
  };
  const each = secrets.map((id) => part({ A: { ...own, secrets: [`sec-${id}`] } }, 'A', 'secrets'));
  expect(each).toEqual([3, 4, 4, 6, 3, -3, 5]);
  expect(part({ A: { ...own, secrets: secrets.map((id) => `sec-${id}`) } }, 'A', 'secrets')).toBe(22);
  expect(part({ parrot: 'B', A: { secrets: ['sec-parrot'] } }, 'A', 'secrets')).toBe(0);
});

test('2.4.3, 6.1 a Rum Guide that another captain knows counts every bottle of its owner: their number lies open', () => {
  const board = new Board({ A: { doubloons: 4, rum: times(3, 'rum-dark'), secrets: ['sec-rum-guide'] } });
  const guide = boxOf(board.s.options).byId.get('sec-rum-guide-1') as number;
  expect(board.view('B').players[0]?.score).toBe(4);
  board.s.known[guide] = everybody(board.s);
  const view = board.view('B');
  expect([view.players[0]?.rum.known, view.players[0]?.score]).toEqual([[], 7]);
  expect(withFigures(view).players[0]?.score).toBe(7);
});

test('7.6, 7.7 pirates and the hat score nothing; the total may be negative', () => {
  const board = new Board({ A: { crew: ['pir-bruiser'], relics: ['relic-siren'], objects: ['obj-idol'] } });
  expect(board.ends().scores).toEqual([-7, 0, 0]);
});

test('T34 (4.1.6) the last island: boarding, then scoring, and no further round', () => {
  const board = new Board({ seats: 4, round: 12, A: { crew: ['pir-boatswain'] }, shares: [['rum-dark'], [], []] });
  board.turn('D').does('D', 'take 1');
  expect(board.told('fought')).toHaveLength(1);
  expect([board.s.phase, board.s.round, board.told('sailed'), board.asked()]).toEqual(['over', 12, [], '']);
  expect(board.told('over')[0]?.rum[3]).toEqual(['rum-dark-1']);
  expect(board.doubloons()).toEqual([4, 0, 0, 0]);
});
