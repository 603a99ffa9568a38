import { Board, type Given } from '@/__tests__/fixtures/admiral/board';
import { Luck } from '@/engine/core/luck';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralAction } from '@/engine/games/admiral/actions';

function sea(given: Partial<Given> = {}): Board {
  return new Board({
    wind: 'calm N',
    seats: 3,
    ships: { 'line-1': 'F5', 'line-2': 'H5', 'brig-2': 'F7', 'line-3': 'S5' },
    ...given,
  });
}

function aside(board: Board, seat: number, text: string): void {
  const action = admiral.parse(text) as AdmiralAction;
  const error = admiral.check(board.s, seat, action);
  if (error) throw new Error(error.code);
  admiral.advance(board.s, seat, action, Luck.fromSeed('aside'), (event) => board.events.push(event));
}

const asides = (board: Board, seat: number): string[] => (admiral.asides?.(board.s, seat) ?? []).map(admiral.describe);

test('E-16 an offer is answered at once, and there is one for each pair and round', () => {
  const board = sea();
  aside(board, 1, 'offer 0 peace 3');
  expect([board.kind, board.seat, board.legal()]).toEqual(['AnswerTreaty', 0, ['treaty accept', 'treaty refuse']]);
  // E-38: not while a question other than the turn is open.
  expect(asides(board, 2)).toEqual([]);
  board.say('treaty accept');
  expect(board.kind).toBe('Turn');
  expect(board.s.treaties).toMatchObject([
    { number: 1, by: 1, to: 0, about: 'peace', since: 5, until: 8, brokenBy: null },
  ]);
  expect(asides(board, 0).filter((text) => text.startsWith('offer 1'))).toEqual([]);
  expect(asides(board, 0)).toContain('offer 2 passage 6');
  expect(asides(board, 0)).toContain('offer-joint 2 1 1');
  board.until(0);
  expect(asides(board, 0)).toContain('offer 1 peace 1');
});

test.each([
  ['peace', 'fire line-1 line-2', true],
  ['peace', 'fire line-1 brig-2', true],
  ['passage', 'fire line-1 line-2', true],
  ['passage', 'fire line-1 brig-2', false],
])('E-16 %s and then %s: broken %s, and nothing is prevented', (about, deed, broken) => {
  const board = sea({ cargo: { 'line-2': 1 } });
  aside(board, 1, `offer 0 ${about} 2`);
  board.say('treaty accept').roll(1).say(deed);
  expect(board.told('fired')).toHaveLength(1);
  expect(board.told('treaty-broken').map(({ seat, byDeed }) => [seat, byDeed])).toEqual(broken ? [[0, true]] : []);
  expect(board.s.treaties[0]?.brokenBy).toBe(broken ? 0 : null);
});

test('E-16 a boarding and an explosion break a peace, too', () => {
  const board = sea({ ships: { 'line-1': 'F5', 'line-2': 'F6', 'line-3': 'S5' } });
  aside(board, 0, 'offer 1 peace 2');
  board.say('treaty accept', 'board line-2 line-1').roll(6, 1).say('roll');
  expect(board.s.treaties[0]?.brokenBy).toBe(0);
  const other = sea({
    ships: { 'brig-1': 'F5', 'line-1': 'A2', 'line-2': 'F6', 'line-3': 'S5' },
    due: { 'brig-1': 5 },
  });
  aside(other, 2, 'offer 0 peace 2');
  other.say('treaty refuse');
  aside(other, 1, 'offer 0 peace 2');
  other.say('treaty accept', 'explode brig-1');
  expect(other.s.treaties.map(({ brokenBy }) => brokenBy)).toEqual([0]);
});

test('4.21.2 an agreement is broken by a word at any time, and is over after its last round', () => {
  const board = sea();
  aside(board, 2, 'offer-joint 1 0 1');
  board.say('treaty accept');
  expect(asides(board, 1)).toContain('break 1');
  expect(asides(board, 0)).not.toContain('break 1');
  aside(board, 1, 'break 1');
  expect(board.told('treaty-broken')).toMatchObject([{ seat: 1, byDeed: false }]);
  const short = sea();
  aside(short, 2, 'offer 1 peace 1');
  short.say('treaty accept').until(1).until(0);
  expect(asides(short, 1)).toContain('break 1');
  short.until(1).until(0);
  expect(asides(short, 1)).not.toContain('break 1');
});

test('E-16 with two, and without the option, there are none; nobody makes one with his own side', () => {
  const two = new Board({ wind: 'calm N', ships: { 'line-1': 'F5', 'line-2': 'H5' } });
  expect(asides(two, 0)).toEqual(['resign']);
  expect(asides(sea({ options: { treaties: false } }), 0)).toEqual(['resign']);
  const teams = new Board({
    wind: 'calm N',
    seats: 4,
    options: { teams: '2v2' },
    ships: { 'line-1': 'F5', 'line-2': 'H5', 'line-3': 'S5', 'line-4': 'T5' },
  });
  expect(asides(teams, 0).filter((text) => text.startsWith('offer 2'))).toEqual([]);
  expect(asides(teams, 0).filter((text) => text.startsWith('offer-joint'))).toEqual([]);
});

test('12.9 bots accept peace for three rounds from whoever they do not lead', () => {
  const accepts = (text: string, given: Partial<Given> = {}): boolean => {
    const board = sea(given);
    aside(board, 1, text);
    const legal = admiral.legal(board.s, 0);
    return admiral.describe(admiral.brain.policy(board.s, 0, legal, Luck.fromSeed('answer').bots)) === 'treaty accept';
  };
  expect(accepts('offer 0 peace 3')).toBe(true);
  expect(accepts('offer 0 peace 4')).toBe(false);
  expect(accepts('offer 0 peace 3', { forts: { A1: { owner: 0, holds: 2 } } })).toBe(false);
});
