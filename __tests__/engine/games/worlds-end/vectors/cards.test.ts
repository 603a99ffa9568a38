import { OWN_TEXT } from '@/__tests__/fixtures/worlds-end/own-pack';
import { Board, type Captain, type Given } from '@/__tests__/fixtures/worlds-end/board';

/** Sections 10.6, 10.7, E-31, E-40: manoeuvre cards and skills. */

/** P1 attacks P2's Java with these cards in the two hands. */
function battle(
  own: readonly string[],
  theirs: readonly string[],
  hands: readonly [readonly string[], readonly string[]],
  dice: readonly number[],
  more: Captain = {},
  rest: Partial<Given> = {},
): Board {
  return new Board({
    players: [
      { flagship: 'java', squadron: own, hand: hands[0], ...more },
      { flagship: 'tortuga', hand: hands[1] },
    ],
    seas: { java: { owner: 1, guards: theirs } },
    dice,
    ...rest,
  }).say('ATTACK');
}

test('T70 (smokescreen) 4: no attack dice; 3: the salvo goes on', () => {
  const smoke = (dice: number[]) =>
    battle(['sl07'], ['sl08', 'sl09'], [[], ['smokescreen']], dice).fire('sl07', 'sl08');
  const fails = smoke([4]).say('REACT smokescreen');
  expect([fails.fate('sl08'), fails.dice, fails.seat]).toEqual(['afloat', [], 1]);
  expect(smoke([3, 4]).say('REACT smokescreen').fate('sl08')).toBe('sunk');
});

test('T71, T111 (E-8) Hard Over on D4: a 6 hits, a 5 misses; on D5 it is not asked', () => {
  const hard = (die: number) =>
    battle(['sl07'], ['sl19', 'sl09'], [[], ['hard-over']], [die])
      .fire('sl07', 'sl19')
      .say('REACT hard-over');
  expect([hard(6).fate('sl19'), hard(5).fate('sl19')]).toEqual(['sunk', 'afloat']);
  const five = battle(['sl07'], ['fr12', 'sl09'], [[], ['hard-over']], [1]).fire('sl07', 'fr12');
  expect([five.kind, five.seat]).toEqual(['FIRE', 1]);
});

test('T72 (4.16.5) Red-Hot Shot, one hit, patched: untouched', () => {
  const board = battle(['sl07'], ['br12', 'sl09'], [['red-hot-shot'], ['patch']], [6]);
  board.fire('sl07', 'br12', 'red-hot-shot').say('CANCEL patch');
  expect([board.fate('br12'), board.dice]).toEqual(['afloat', []]);
});

test('T73 (4.16.5) a brig is taken: to the right end of the line, it has fired', () => {
  const board = battle(['sl07', 'sl08'], ['br06', 'br07'], [['boarding'], []], [4]).fire('sl07', 'br06', 'boarding');
  expect([board.line(0), board.line(1), board.ids(board.s.battle?.fired ?? [])]).toEqual([
    ['sl07', 'sl08', 'br06'],
    ['br07'],
    ['sl07', 'br06'],
  ]);
});

test('T74 (4.16.5) a Company brig is removed; the Kraken is not boarded', () => {
  const cuba = new Board({
    players: [{ flagship: 'cuba', squadron: ['sl07', 'sl08'], hand: ['boarding'] }, {}],
    dice: [4],
  });
  cuba.say('ATTACK').fire('sl07', 'co-brig', 'boarding');
  expect([cuba.line(1), cuba.line(0)]).toEqual([['co-sloop'], ['sl07', 'sl08']]);
  const kraken = new Board(
    {
      players: [{ squadron: ['sl07', 'sl08'], hand: ['boarding'] }, {}],
      dice: [1, 2, 1, 1, 1],
      options: { autoCommander: true },
    },
    'event',
  ).say('FIRE sl07');
  expect(kraken.options()).toEqual(['at kraken']);
});

test('T79 (Cursed Gold) after a lost battle', () => {
  const board = battle(['sl07', 'sl08'], ['br06'], [[], []], [1, 6, 6, 1], { hero: 'barbossa', gold: 400 });
  board.fire('sl07', 'br06').fire('br06', 'sl07').fire('sl08', 'br06').say('ROUND_END retreat', 'CURSED_GOLD sl07');
  expect([board.s.gold[0], board.squadron(0), board.ids(board.s.lost)]).toEqual([100, ['sl07', 'sl08'], []]);
});

test("T85 (4.15.12) the convoy's reward comes before Cursed Gold", () => {
  const board = new Board(
    {
      players: [{ hero: 'barbossa', squadron: ['sl07', 'fr12'] }, {}],
      dice: [1, 3, 1, 6, 1, 1, 6, 6, 6, 6, 6, 6],
      options: { autoCommander: true },
    },
    'event',
  ).say('CONVOY yes');
  board.fire('sl07', 'co-frigate').fire('fr12', 'co-frigate');
  expect([board.s.gold[0], board.kind, board.options()]).toEqual([1000, 'CURSED_GOLD', ['skip', 'sl07']]);
  board.say('CURSED_GOLD sl07');
  expect(board.s.gold[0]).toBe(700);
});

test('T95 (return fire) it sinks the last attacker: over, no W6', () => {
  const board = battle(['sl07'], ['sl08'], [['second-volley'], ['return-fire']], [1, 4]);
  board.fire('sl07', 'sl08').say('ANSWER return-fire');
  expect([board.s.battle, board.owner('java'), board.kind]).toEqual([null, 1, 'RETREAT_TO']);
});

test('T96 (gun drill) all that missed again', () => {
  const board = battle(['fr01', 'sl01'], ['fr07', 'sl09'], [['gun-drill'], []], [5, 2, 1, 6, 3, 1, 1]);
  board.fire('fr01', 'fr07').say('AFTER_ROLL gun-drill');
  expect([board.fate('fr07'), board.dice]).toEqual(['damaged', []]);
});

test('T97 (aimed fire) 4 + 1 beats D4; the check is not raised', () => {
  const board = battle(['br06', 'sl01'], ['fr07', 'sl09'], [['aimed-fire'], []], [4, 3, 4]).fire(
    'br06',
    'fr07',
    'aimed-fire',
  );
  expect([board.fate('fr07'), board.dice]).toEqual(['damaged', []]);
});

test('T98 (full broadside) four dice', () => {
  const board = battle(['fr01', 'sl01'], ['sl08', 'sl09'], [['full-broadside'], []], [1, 1, 1, 1]);
  expect(board.fire('fr01', 'sl08', 'full-broadside').dice).toEqual([]);
});

test('T102 (Forged Plates) a sloop with plates is damaged', () => {
  const board = battle(['sl07', 'sl08'], ['sl09'], [[], []], [1, 4, 2], { hero: 'will', gold: 200 });
  board.say('FORGED_PLATES sl07').fire('sl07', 'sl09').say('AFTER_ROLL pass').fire('sl09', 'sl07');
  expect([board.fate('sl07'), board.s.gold[0]]).toEqual(['damaged', 0]);
});

test('T112 (E-13) Keen Eye on a die of an aimed salvo', () => {
  const board = battle(['br06', 'sl01'], ['fr07', 'sl09'], [['aimed-fire'], []], [4, 2, 4, 1, 1], { hero: 'will' });
  board.fire('br06', 'fr07', 'aimed-fire').say('AFTER_ROLL dice 1');
  expect([board.told('dice').filter(({ why }) => why === 'check')[0]?.dice, board.fate('fr07')]).toEqual([
    [1, 1],
    'damaged',
  ]);
});

test('T113 (E-9) no question after a check that was passed', () => {
  const board = battle(['fr07', 'sl01'], ['sl09', 'sl10'], [[], []], [1, 1, 1, 5, 1], { hero: 'will' });
  board.fire('fr07', 'sl09').say('AFTER_ROLL pass').fire('sl09', 'fr07');
  expect([board.fate('fr07'), board.kind]).toEqual(['damaged', 'FIRE']);
});

test('T114 (E-9) nobody to be plated', () => {
  expect(battle(['br12', 'fr01', 'fr07'], ['sl09'], [[], []], [], { hero: 'will', gold: 200 }).kind).toBe('FIRE');
});

test('T129 (alwaysAsk) asked with nothing to play, but not where an open fact rules all out', () => {
  const board = battle(['br06'], ['sl08', 'sl09'], [[], ['boarding']], [1, 1], {}, { options: { alwaysAsk: true } });
  board.fire('br06', 'sl08');
  expect([board.kind, board.options()]).toEqual(['REACT', ['pass']]);
  board.say('REACT pass');
  expect([board.kind, board.options()]).toEqual(['ANSWER', ['pass']]);
});

test.each([false, true])('T130 (E-32) no drill where every die has hit; alwaysAsk %s', (alwaysAsk) => {
  const board = battle(['br06', 'sl01'], ['sl08', 'sl09'], [['gun-drill'], []], [6, 6], {}, { options: { alwaysAsk } });
  board.fire('br06', 'sl08');
  expect(board.kind === 'AFTER_ROLL').toBe(false);
});

test('T135 (E-37) boarded and boarded back: to the squadron, not to its post', () => {
  const board = battle(['sl07', 'sl08'], ['br06', 'br07'], [['boarding'], ['boarding']], [4, 4, 1, 6, 6]);
  board.fire('sl07', 'br06', 'boarding').fire('br07', 'br06', 'boarding').fire('sl08', 'br07').say('ROUND_END retreat');
  expect([board.squadron(1), board.guards('java'), board.owner('java')]).toEqual([['br06'], ['br07'], 1]);
});

test('T140 (4.16.5) Red-Hot Shot: no check', () => {
  const board = battle(['sl07'], ['fr07', 'sl09'], [['red-hot-shot'], []], [5]).fire('sl07', 'fr07', 'red-hot-shot');
  expect([board.fate('fr07'), board.dice]).toEqual(['sunk', []]);
});

test('T143 (E-39) two more Defence on D4 stop at five', () => {
  const zigzag = (die: number) =>
    new Board({
      players: [
        { flagship: 'java', squadron: ['cutter'] },
        { flagship: 'tortuga', hand: ['zigzag'] },
      ],
      seas: { java: { owner: 1, guards: ['galleon', 'cutter-2'] } },
      options: { pack: OWN_TEXT },
      dice: [die, 6],
    })
      .say('ATTACK')
      .fire('cutter', 'galleon')
      .say('REACT zigzag');
  expect([zigzag(6).fate('galleon'), zigzag(5).fate('galleon')]).toEqual(['sunk', 'afloat']);
});
