import { Board } from '@/__tests__/fixtures/admiral/board';
import { readOptions } from '@/engine/core/options';
import { Luck } from '@/engine/core/luck';
import { sidesOf } from '@/engine/core/seats';
import type { Game } from '@/engine/core/game';
import { admiral } from '@/engine/games/admiral';
import { squareFrom, squareId } from '@/engine/games/admiral/data/squares';
import { legalReefs } from '@/engine/games/admiral/legal/setup';
import { OPTIONS, type AdmiralOptions } from '@/engine/games/admiral/options';
import { alternating } from '@/engine/games/admiral/rules/order';
import { chartOf, emptyTable, REEF } from '@/engine/games/admiral/state';

/** Section 3. */
const options = (given: Readonly<Record<string, unknown>>): AdmiralOptions =>
  readOptions(OPTIONS, given) as unknown as AdmiralOptions;

test.each([
  [2, { A1: 'L6', X14: 'M9' }],
  [3, { A1: 'K6', A14: 'K9', X7: 'L7' }],
  [4, { A1: 'L6', A14: 'L9', X1: 'M6', X14: 'M9' }],
  [6, { A1: 'K7', A13: 'K8', L1: 'L7', M14: 'M8', X2: 'N7', X14: 'N8' }],
])('3.6.2 with %i players the square next to the first player’s fort stays empty', (seats, empty) => {
  const seen: Record<string, string> = {};
  for (let seed = 0; Object.keys(seen).length < seats && seed < 200; seed++) {
    const s = admiral.start(options({}), seats, Luck.fromSeed(seed));
    const chart = chartOf(s);
    const all = chart.places[0]?.squares ?? [];
    const left = all.filter((square) => !s.lots.includes(square)).map(squareId);
    expect([s.lots.length, left.length]).toEqual([7, 1]);
    seen[squareId(chart.forts[s.fortOwner.indexOf(s.order[0] as number)]?.square as number)] = left[0] as string;
  }
  expect(seen).toEqual(empty);
});

test('3.5.1 five cannot play; T20 the sides of 2v2', () => {
  expect(admiral.seatCounts?.(options({}))).toEqual([2, 3, 4, 6]);
  const s = emptyTable(options({ teams: '2v2' }), 4);
  const forts = (seat: number) => squareId(chartOf(s).forts[s.fortOwner.indexOf(seat)]?.square as number);
  expect(sidesOf(admiral as Game, options({ teams: '2v2' }), 4).map((side) => side.map(forts))).toEqual([
    ['A1', 'X14'],
    ['A14', 'X1'],
  ]);
});

test.each([
  ['T65', [], 'B1'],
  ['T66', ['A3', 'B3', 'C3', 'C2'], 'C1'],
])('%s reefs %j: none at %s', (_, reefs, at) => {
  const s = emptyTable(options({}), 2);
  for (const id of reefs) s.water[squareFrom(id)] = REEF;
  const legal = legalReefs(s).map((action) => admiral.describe(action));
  expect(legal).not.toContain(`reef ${at}`);
  expect(legal).toContain('reef F5');
});

test('3.7.2 reefs one at a time in turn order', () => {
  const luck = Luck.fromSeed('reefs');
  const s = admiral.start(options({ turnOrder: 'agreed' }), 3, luck);
  const placed: number[] = [];
  while (admiral.pending(s)[0]?.kind === 'PlaceReef') {
    const seat = admiral.pending(s)[0]?.seat as number;
    placed.push(seat);
    admiral.advance(s, seat, luck.bots.pick(admiral.legal(s, seat)), luck);
  }
  expect(placed).toEqual([0, 1, 2, 0, 1, 2]);
});

test('8 alternateTeams: the teams in the order of their best, one member of each in turn', () => {
  expect(
    alternating(
      [2, 0, 3, 1],
      [
        [0, 1],
        [2, 3],
      ],
    ),
  ).toEqual([2, 0, 3, 1]);
  expect(
    alternating(
      [0, 1, 3, 2],
      [
        [0, 1],
        [2, 3],
      ],
    ),
  ).toEqual([0, 3, 1, 2]);
});

test('T3–T6 (P2 and reef H5, storm NE) brig, then line, the galleon stays in shelter', () => {
  const board = new Board({
    wind: 'storm NE',
    ships: { 'brig-1': 'R9', 'line-1': 'F3', 'galleon-1': 'K9', 'line-2': 'X1' },
    reefs: ['H5'],
  });
  expect(board.legal('drift').filter((text) => !text.includes('galleon'))).toEqual(['drift brig-1']);
  board.say('drift brig-1');
  expect(board.fate('brig-1')).toBe('S10 P1 0');
  board.say('drift line-1');
  expect(board.fate('line-1')).toBe('G4 P1 1');
  board.say('end');
  expect(board.fate('galleon-1')).toBe('K9 P1 0');
});

test('T85–T87 a fight of three rounds told whole', () => {
  const board = new Board({
    wind: 'fresh E',
    round: 7,
    ships: { 'line-1': 'D8', 'frigate-1': 'C5', 'galleon-2': 'H4', 'brig-2': 'K4' },
    cargo: { 'galleon-2': 1 },
  }).roll(4, 1, 3, 6, 3);
  board.say('move line-1 SE 2', 'salvo galleon-2 line-1 3', 'roll', 'move frigate-1 E 5', 'fire frigate-1 galleon-2');
  expect([board.at('line-1'), board.at('frigate-1'), board.damage('galleon-2')]).toEqual(['F6', 'H5', 4]);
  board.say('board galleon-2 frigate-1', 'roll');
  expect(board.told('fought')[0]).toMatchObject({ attack: 5, defence: 3 });
  board.say('give 1', 'give 1', 'shift galleon-2 frigate-1 1', 'shift-done');
  expect([board.fate('galleon-2'), board.fate('frigate-1')]).toEqual(['H4 P1 4', 'H5 P1 3']);
  board.say('end', 'move brig-2 W 1', 'fire brig-2 galleon-2');
  expect([board.at('galleon-2'), board.s.lost, board.s.cargo[board.ship('frigate-1')]]).toEqual([null, 0, 1]);
  board.wind('storm NW').say('end', 'spin');
  expect(board.legal('drift')).toEqual(['drift line-1']);
  board.say('drift line-1', 'drift frigate-1');
  expect([board.at('line-1'), board.at('frigate-1')]).toEqual(['D8', 'G6']);
  board.say('end', 'drift brig-2');
  expect(board.at('brig-2')).toBe('I5');
});
