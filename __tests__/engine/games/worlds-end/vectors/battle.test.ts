import { Board, type Given } from '@/__tests__/fixtures/worlds-end/board';
import { Stream } from '@/engine/core/luck';
import { worldsEnd } from '@/engine/games/worlds-end';
import { bestShip, bestTarget, targetWorth } from '@/engine/games/worlds-end/fixed-fire';
import type { Battle } from '@/engine/games/worlds-end/state';

/** Sections 10.4, 10.7, E-31, E-40: battles. */

/** P1 attacks P2's Java. A1 D3 sloops sl07…, A2 D3 brigs br06…, A3 D4 S frigates fr07…, A3 D3 S frigates fr01…. */
function attack(
  squadron: readonly string[],
  guards: readonly string[],
  dice: readonly number[],
  more: Partial<Given> = {},
) {
  return new Board({
    players: [{ flagship: 'java', squadron }, { flagship: 'tortuga' }],
    seas: { java: { owner: 1, guards } },
    dice,
    ...more,
  }).say('ATTACK');
}

test.each([
  ['T13', 'cuba', ['co-sloop', 'co-brig']],
  ['2.7', 'bahamas', ['co-sloop']],
  ['2.7', 'jamaica', ['co-frigate']],
])('%s the fleet of %s', (_, flagship, fleet) => {
  const board = new Board({ players: [{ flagship, squadron: ['sl01'] }, {}] }).say('ATTACK');
  expect(board.line(1)).toEqual(fleet);
});

test.each([
  ['T44', 'fr01', 'br06', [3, 2, 1], 'afloat'],
  ['T45', 'br06', 'sl07', [4, 1], 'sunk'],
  ['T46', 'fr01', 'fr07', [5, 6, 2, 4, 1], 'damaged'],
  ['T47', 'fr01', 'fr07', [5, 6, 2, 4, 5], 'sunk'],
])('%s (4.13) %s fires at %s, dice %j', (_, ship, target, dice, fate) => {
  const board = attack([ship, 'sl01'], [target, 'sl02'], dice).fire(ship, target);
  expect([board.fate(target), board.dice]).toEqual([fate, []]);
});

test('T48 (4.13.4) a damaged ship gets no check', () => {
  const board = attack(['sl07', 'sl08'], ['fr07', 'sl02'], [5, 1, 1, 1, 1, 5]);
  board.fire('sl07', 'fr07').fire('fr07', 'sl07').fire('sl08', 'fr07');
  expect([board.fate('fr07'), board.dice]).toEqual(['sunk', []]);
});

test('T49 (4.12.3, 4.12.4) A, B, A, A', () => {
  const board = attack(['sl07', 'sl08', 'sl09'], ['br06'], [1, 1, 1, 1, 1]);
  board.fire('sl07', 'br06').fire('br06', 'sl07').fire('sl08', 'br06').fire('sl09', 'br06');
  expect([board.told('fired').map(({ seat }) => seat), board.kind]).toEqual([[0, 1, 0, 0], 'ROUND_END']);
});

test('T50 (4.12.6) a ship sunk before it fired does not fire', () => {
  const board = attack(['sl07', 'sl08'], ['sl01', 'sl02'], [6]).fire('sl07', 'sl01');
  expect([board.seat, board.options('FIRE')]).toEqual([1, ['sl02']]);
});

test('T51 (4.11.6) the hand holds ten', () => {
  const board = attack(['sl01', 'sl02', 'sl03', 'sl04', 'sl05'], ['br01'], [], {
    players: [
      {
        flagship: 'java',
        squadron: ['sl01', 'sl02', 'sl03', 'sl04', 'sl05'],
        hand: new Array<string>(8).fill('boarding'),
      },
      {},
    ],
    cards: ['patch', 'screen', 'patch', 'screen'],
  });
  expect(board.hand(0).slice(8)).toEqual(['patch', 'screen']);
});

test('T57 (4.11.2, 4.11.5) all of the defender that is there; the attacker draws first', () => {
  const board = attack([], ['fr01'], [], {
    players: [
      { flagship: 'java', squadron: ['sl01'] },
      { flagship: 'java', squadron: ['sl02', 'br01'] },
    ],
    cards: ['patch', 'screen', 'boarding', 'gun-drill', 'hard-over'],
  });
  expect(board.line(1)).toEqual(['br01', 'fr01', 'sl02']);
  expect([board.hand(0), board.hand(1)]).toEqual([['patch'], ['screen', 'boarding', 'gun-drill']]);
});

test('T52 (4.16.1) one card a ship and round', () => {
  const board = attack(['sl07', 'sl08'], ['sl09', 'sl10'], [1, 1, 1, 1, 1, 1, 1], {
    players: [{ flagship: 'java', squadron: ['sl07', 'sl08'], hand: ['full-broadside', 'hard-over'] }, {}],
  });
  board.fire('sl07', 'sl09', 'full-broadside').fire('sl09', 'sl07');
  expect(board.kind).toBe('FIRE');
  board.fire('sl08', 'sl09').fire('sl10', 'sl07').say('ROUND_END continue', 'ROUND_END continue');
  board.fire('sl07', 'sl09').say('FIRE sl09', 'FIRE at sl07');
  expect(board.options('REACT')).toEqual(['hard-over', 'pass']);
});

test('T53, T88 (4.14.10, 4.15.1) the last damaged ship is withdrawn: the defender wins and is not asked', () => {
  const board = attack(['fr07'], ['sl07'], [1, 1, 1, 5, 1]).fire('fr07', 'sl07').fire('sl07', 'fr07');
  board.say('ROUND_END withdraw fr07');
  expect([board.s.battle, board.squadron(0), board.seat, board.kind]).toEqual([null, ['fr07'], 0, 'RETREAT_TO']);
});

test.each([
  ['T54', 'cape', ['indian', 'south-atlantic']],
  ['T55', 'central-atlantic', ['north-atlantic', 'south-atlantic']],
  ['T100', 'indian', ['cape']],
])('%s (4.15.8) flight from %s', (_, flagship, seas) => {
  const board = new Board({
    players: [{ flagship, squadron: ['sl07'] }, { flagship: 'java' }],
    seas: { [flagship]: { owner: 1, guards: ['sl08'] } },
    dice: [1, 1],
  });
  board.say('ATTACK').fire('sl07', 'sl08').fire('sl08', 'sl07').say('ROUND_END retreat');
  expect([board.options(), worldsEnd.pending(board.s)[0]?.auto]).toEqual([seas, true]);
});

test('T56 (4.15.4) guards that retreat join the squadron elsewhere', () => {
  const board = attack(['sl07'], ['sl08'], [1, 1]).fire('sl07', 'sl08').fire('sl08', 'sl07');
  board.say('ROUND_END continue', 'ROUND_END retreat');
  expect([board.squadron(1), board.owner('java'), board.kind]).toEqual([['sl08'], 0, 'ACTIONS']);
});

test("T58 (4.13.5) the Company's ships are whole again", () => {
  const board = new Board({ players: [{ flagship: 'bahamas', squadron: ['sl07'] }, {}], dice: [6] }).say('ATTACK');
  board.fire('sl07', 'co-sloop');
  expect([board.ids(board.s.lost), board.s.battle]).toEqual([[], null]);
});

test('T59 (4.11.1) a third flagship takes no part', () => {
  const board = attack(['sl07'], ['sl08'], [6], {
    players: [{ flagship: 'java', squadron: ['sl07'] }, { flagship: 'cape' }, { flagship: 'java', squadron: ['fr12'] }],
  }).fire('sl07', 'sl08');
  expect([board.flagship(2), board.squadron(2), board.owner('java')]).toEqual(['java', ['fr12'], 0]);
});

test('T87 (4.15.5) withdrawn guards go home to the squadron, the others stay', () => {
  const board = attack(['sl07', 'sl08'], ['br12', 'br13'], [4, 1, 6, 6, 1, 6, 6]);
  board.fire('sl07', 'br12').fire('br12', 'sl07').fire('sl08', 'br13').fire('br13', 'sl08');
  expect([board.s.battle, board.guards('java')]).toEqual([null, ['br12', 'br13']]);
  const other = attack(['sl07', 'sl08'], ['br12', 'br13'], [4, 1, 1, 1, 1, 1, 1]);
  other.fire('sl07', 'br12').fire('br12', 'sl07').fire('sl08', 'br13').fire('br13', 'sl07');
  other.say('ROUND_END continue', 'ROUND_END withdraw br12', 'ROUND_END continue');
  other.dice.push(1, 6, 6, 1, 6, 6);
  other.fire('sl07', 'br13').fire('br13', 'sl07').fire('sl08', 'br13').say('ROUND_END continue', 'ROUND_END continue');
  other.dice.splice(0, other.dice.length, 1, 6, 6);
  other.fire('sl08', 'br13').fire('br13', 'sl08');
  expect([other.owner('java'), other.guards('java'), other.squadron(1)]).toEqual([1, ['br13'], ['br12']]);
});

test('T105, T106, T107 (E-15) the target of the fixed rule', () => {
  const worths = (squadron: string[], fired: string[], damaged: string[], ship: number) => {
    const flagship = ship === 2 ? 'jamaica' : 'bahamas';
    const board = new Board({ players: [{ flagship, squadron }, {}] }).say('ATTACK');
    const number = (id: string) => board.s.battle?.lines[0][board.line(0).indexOf(id)] as number;
    board.s.battle = { ...(board.s.battle as Battle), fired: fired.map(number), damaged: damaged.map(number) };
    const all = board.line(0).map((id) => targetWorth(board.s, ship, number(id)));
    return [board.ids([bestTarget(board.s, 1, ship)])[0], ...all];
  };
  expect(worths(['sl07', 'fr07'], ['fr07'], [], 2)).toEqual(['sl07', 166_656_000, 220_449_600]);
  expect(worths(['sl07', 'fr07'], ['fr07'], ['fr07'], 2)).toEqual(['fr07', 393_984_000, 220_449_600]);
  expect(worths(['br12', 'sl07'], [], [], 0)).toEqual(['br12', 97_200, 97_200]);
});

test('T108 (E-15) the order in which the armada fires', () => {
  const board = new Board(
    { players: [{ squadron: ['fr12', 'fr13'], bought: 2 }, {}], armada: 4, dice: [1, 1] },
    'event',
  );
  const fired: string[] = [];
  for (let i = 0; i < 5; i++) {
    const ship = bestShip(board.s, 0);
    fired.push(...board.ids([ship]));
    board.s.battle = { ...(board.s.battle as Battle), fired: [...(board.s.battle as Battle).fired, ship] };
  }
  expect(fired).toEqual(['co-frigate', 'dutchman', 'kraken', 'co-brig', 'co-sloop']);
});

test('T110 (E-7) one ship, one target, an empty hand: asked, not answered by itself', () => {
  const board = attack(['sl07'], ['sl08'], []);
  expect([board.kind, board.options(), worldsEnd.pending(board.s)[0]?.auto]).toEqual(['FIRE', ['sl07'], undefined]);
});

test('T77, T122 (E-10) Parley: three salvoes, none of the Company, ROUND_END; it fires from the second round on', () => {
  const board = new Board({
    players: [{ flagship: 'cuba', squadron: ['sl07', 'sl08', 'sl09'], gold: 300 }, {}],
    dice: [1, 1, 1, 1],
  }).say('ATTACK parley');
  board.fire('sl07', 'co-sloop').fire('sl08', 'co-sloop').fire('sl09', 'co-sloop');
  expect([board.s.gold[0], board.kind]).toEqual([0, 'ROUND_END']);
  board.say('ROUND_END continue').fire('sl07', 'co-sloop');
  expect([board.seat, board.options()]).toEqual([1, ['co-brig', 'co-sloop']]);
});

/** How often P1 wins alone against a Company ship, by the rules themselves. */
function duels(ship: string, flagship: string, kraken: boolean): number {
  const count = 1500;
  const luck = Stream.seeded('duels', ship + flagship);
  let won = 0;
  for (let i = 0; i < count; i++) {
    const dice = Array.from({ length: 200 }, () => luck.die(6));
    const players = [{ hero: 'elizabeth', flagship, squadron: [ship] }, {}];
    const options = { autoCommander: true };
    const board = kraken
      ? new Board({ players, dice: [1, 2, ...dice], options }, 'event')
      : new Board({ players, dice, options }).say('ATTACK');
    while (board.s.battle) {
      if (board.kind === 'ROUND_END') board.say('ROUND_END continue');
      else board.fire(ship, board.line(kraken ? 0 : 1)[0] as string);
    }
    if (board.told('home')[0]?.winner === (kraken ? 1 : 0)) won++;
  }
  return won / count;
}

test.each([
  ['sl07', 'bahamas', false, 0.667],
  ['br06', 'bahamas', false, 0.857],
  ['fr07', 'jamaica', false, 0.637],
  ['fr07', 'cape', true, 0.363],
])('T60 (2.13) %s alone at %s, the Kraken %s: %f', (ship, flagship, kraken, chance) => {
  expect(Math.abs(duels(ship, flagship, kraken) - chance)).toBeLessThan(0.04);
});

test('T144 (E-6) after a withdrawal only continue', () => {
  const board = attack(['br12', 'sl07'], ['sl08', 'sl09'], [1, 1, 4, 1, 1, 1]);
  board
    .fire('br12', 'sl08')
    .fire('sl08', 'br12')
    .fire('sl07', 'sl08')
    .fire('sl09', 'br12')
    .say('ROUND_END withdraw br12');
  expect(board.options()).toEqual(['continue']);
});

test('T137 (4.14.9, E-37) a convoy without an end: not asked, no reward, ships back', () => {
  const board = new Board(
    { players: [{ squadron: ['sl07'] }, {}], dice: [1, 3, 1, 1, 1, 1], options: { autoCommander: true } },
    'event',
  ).say('CONVOY yes');
  board.s.battle = { ...(board.s.battle as Battle), round: 100 };
  board.fire('sl07', 'co-frigate');
  expect([board.s.battle, board.squadron(0), board.s.gold[0], board.kind]).toEqual([null, ['sl07'], 0, 'ACTIONS']);
});

test('T138 (E-38) a ship in a battle is counted there alone', () => {
  const board = attack(['sl07', 'sl08'], ['sl09'], [6]);
  expect(worldsEnd.observe(board.s, 0).players[0]?.squadron.count).toBe(0);
  board.fire('sl07', 'sl09');
  expect(worldsEnd.observe(board.s, 0).players[0]?.squadron.count).toBe(2);
});

test('E-15 which ships of a line were guards only their owner sees', () => {
  const board = attack([], ['fr01'], [], {
    players: [{ flagship: 'java', squadron: ['sl01'] }, { flagship: 'java', squadron: ['sl02', 'br01'] }, {}],
  });
  const posted = [0, 1, 2, null].map((viewer) => worldsEnd.observe(board.s, viewer).posted);
  expect(posted).toEqual([null, ['fr01'], null, null]);
});
