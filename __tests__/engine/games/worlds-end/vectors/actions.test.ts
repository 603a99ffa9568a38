import { Board, type Captain, type Given } from '@/__tests__/fixtures/worlds-end/board';
import { worldsEnd } from '@/engine/games/worlds-end';

/** Sections 10.1, 10.3, 10.7, E-31, E-40: Management and Actions. */

function acts(captain: Captain, more: Partial<Given> = {}): Board {
  return new Board({ players: [captain, {}], ...more });
}

const kinds = (board: Board) => [...new Set(worldsEnd.legal(board.s, 0).map(({ type }) => type))];
const auto: Partial<Given> = { options: { autoCommander: true } };

test.each([
  ['T03', 'south-atlantic', 'cape central-atlantic'],
  ['T04', 'bahamas', 'central-atlantic cuba jamaica lesser-antilles tortuga'],
  ['T05', 'central-atlantic', 'bahamas cuba jamaica lesser-antilles north-atlantic south-atlantic tortuga'],
])('%s (4.6) steps from %s', (_, flagship, seas) => {
  expect(acts({ flagship }).options('MOVE').join(' ')).toBe(seas);
});

test('T06 (4.5.1) port, step, attack', () => {
  const board = acts({ flagship: 'tortuga', gold: 500 }, { ...auto, ships: ['sl07', 'sl08', 'fr12'], dice: [6] });
  board
    .say('OPEN_PORT', 'PORT_BUY sl07', 'PORT_BUY sl08', 'PORT_BUY done', 'MOVE bahamas', 'ATTACK')
    .fire('sl07', 'co-sloop');
  expect([board.owner('bahamas'), board.s.gold[0]]).toEqual([0, 100]);
});

test('T07 (4.5.1) attack, port, step', () => {
  const board = acts({ flagship: 'tortuga', squadron: ['sl07'] }, { ...auto, dice: [6] });
  board.say('ATTACK').fire('sl07', 'co-sloop').say('OPEN_PORT', 'PORT_BUY done', 'MOVE bahamas');
  expect([board.owner('tortuga'), board.flagship(0)]).toEqual([0, 'bahamas']);
});

test('T08 (4.7.2) moved, then fought, in the oceans: neither a step nor Calypso', () => {
  const board = acts({ flagship: 'indian', squadron: ['br06'] }, { ...auto, dice: [6, 6, 1, 1] });
  board.say('MOVE cape', 'ATTACK').fire('br06', 'co-sloop');
  while (board.s.battle) {
    if (board.kind === 'ROUND_END') board.say('ROUND_END retreat');
    else board.fire('br06', board.line(1)[0] as string);
  }
  if (board.kind === 'RETREAT_TO') board.say('RETREAT_TO indian');
  expect([board.options('MOVE'), board.options('CALYPSO')]).toEqual([[], []]);
});

test('T09 (4.7.3) the same in the west with one marker: Calypso is there', () => {
  const board = acts({ flagship: 'cuba', squadron: ['sl07'], calypso: 1 }, { ...auto, dice: [6] });
  board.say('MOVE bahamas', 'ATTACK').fire('sl07', 'co-sloop').say('CALYPSO jamaica');
  expect([board.s.calypso[0], board.options('CALYPSO')]).toEqual([0, []]);
});

test('T32, T33 (4.7.2, 4.7.3) a purchase between step and Calypso: not in the oceans, but in the west', () => {
  const cape = acts({ flagship: 'indian' }).say('MOVE cape', 'OPEN_PORT', 'PORT_BUY done');
  const cuba = acts({ flagship: 'central-atlantic' }).say('MOVE cuba', 'OPEN_PORT', 'PORT_BUY done');
  expect([cape.options('CALYPSO'), cuba.options('CALYPSO').includes('jamaica')]).toEqual([[], true]);
});

test('T34 (4.8.3, E-6) gold 500, cards 300, 200, 200: one of seven sets', () => {
  const sets = new Set<string>();
  const walk = (picked: readonly string[]): void => {
    const board = acts({ hero: 'will', flagship: 'cuba', gold: 500 }, { ships: ['br06', 'sl07', 'sl08'] });
    board.say('OPEN_PORT', ...picked.map((id) => `PORT_BUY ${id}`));
    sets.add([...picked].sort().join('+'));
    for (const id of board.options().filter((one) => one !== 'done')) walk([...picked, id]);
  };
  walk([]);
  expect([...sets].sort()).toEqual(['', 'br06', 'br06+sl07', 'br06+sl08', 'sl07', 'sl07+sl08', 'sl08']);
});

test('T35 (4.8.2) a deck of two shows two', () => {
  const board = acts({ flagship: 'cuba', gold: 500 }, { ships: ['sl01', 'sl02'], onlyThese: true }).say('OPEN_PORT');
  expect(board.told('offer')[0]?.ships).toEqual(['sl01', 'sl02']);
});

test('T36 (4.9.2) nine guards: the first ship goes, the second is refused', () => {
  const guards = ['sl01', 'sl02', 'sl03', 'sl04', 'sl05', 'sl06', 'sl07', 'sl08', 'sl09'];
  const board = acts({ flagship: 'java', squadron: ['br01', 'br02'] }, { seas: { java: { owner: 0, guards } } });
  board.say('GUARD_ASSIGN br01');
  expect(board.options('GUARD_ASSIGN')).toEqual([]);
});

test('T37 (4.9.7) a ship assigned this turn makes no guard move', () => {
  const seas = { java: { owner: 0 }, borneo: { owner: 0 } };
  const board = acts({ flagship: 'java', squadron: ['br01'] }, { seas }).say('GUARD_ASSIGN br01');
  expect(board.options('GUARD_MOVE')).toEqual([]);
});

test('T38 (4.9.8) a guard that moved and was recalled is not assigned this turn', () => {
  const seas = { java: { owner: 0, guards: ['br01'] }, borneo: { owner: 0 } };
  const board = acts({ flagship: 'borneo' }, { seas }).say('GUARD_MOVE java borneo br01', 'GUARD_RECALL br01');
  expect(board.options('GUARD_ASSIGN')).toEqual([]);
});

test('T39 (4.9.6) guards in the oceans stay', () => {
  const seas = { cape: { owner: 0, guards: ['br01'] }, 'south-atlantic': { owner: 0, guards: ['br02'] } };
  expect(acts({}, { seas }).options('GUARD_MOVE')).toEqual([]);
});

test('T40 (4.10.4, 4.11.3) no attack on a player on own turn 3; on turn 4 an open sea falls at once', () => {
  const seas = { java: { owner: 1 } };
  const early = acts({ flagship: 'java', squadron: ['sl01'], turns: 3 }, { seas });
  const late = acts({ flagship: 'java', squadron: ['sl01'], turns: 4 }, { seas }).say('ATTACK');
  expect([kinds(early).includes('ATTACK'), late.owner('java'), late.told('battle-began')]).toEqual([false, 0, []]);
});

test('T41 (4.4.3) one fame for 1000', () => {
  const board = new Board({ players: [{ hero: 'will', gold: 2300, bought: 4 }, {}] }, 'management').say('BUY_FAME yes');
  expect([board.s.gold[0], board.fame()[0], board.kind]).toEqual([1300, 5, 'ACTIONS']);
});

test('T42 (4.21.1) fame 9 and any sea: won at once', () => {
  const board = acts({ flagship: 'bahamas', squadron: ['sl07'], bought: 9 }, { ...auto, dice: [6] });
  board.say('ATTACK').fire('sl07', 'co-sloop');
  expect([board.reason, board.kind]).toEqual(['fame10', undefined]);
});

test('T43 (4.18.7) sea, region and monopoly together', () => {
  const held = ['bahamas', 'cuba', 'jamaica', 'lesser-antilles', 'south-atlantic'];
  const seas = Object.fromEntries(held.map((id) => [id, { owner: 0 }]));
  const board = acts({ flagship: 'tortuga', squadron: ['sl07'] }, { ...auto, seas, dice: [6] });
  const before = board.fame()[0] as number;
  board.say('ATTACK').fire('sl07', 'co-sloop');
  expect((board.fame()[0] as number) - before).toBe(3);
});

test('T10, T11 (4.18) the third sea of a good is worth two; who loses it loses two', () => {
  const seas = { bahamas: { owner: 0 }, cuba: { owner: 0 } };
  const board = acts({ flagship: 'singapore', squadron: ['fr12'] }, { ...auto, seas, dice: [6, 6, 6, 6, 6, 6] });
  board.say('ATTACK').fire('fr12', 'co-frigate');
  expect(board.fame()).toEqual([4, 0]);
  const loses = new Board({
    players: [{}, { flagship: 'cuba', squadron: ['sl01'] }],
    active: 1,
    seas: { ...seas, singapore: { owner: 0 } },
  }).say('ATTACK');
  expect(loses.fame()).toEqual([2, 1]);
});

test("T76 (2.10) Governor's Connections need two seas", () => {
  const gold = (...ids: string[]) =>
    new Board({ players: [{}, {}], seas: Object.fromEntries(ids.map((id) => [id, { owner: 0 }])) }, 'management').told(
      'income',
    )[0]?.skill;
  expect([gold('bahamas', 'cuba'), gold('bahamas')]).toEqual([100, 0]);
});

test('T78, T109, T141 (E-12) one bargain a turn, for the first ship of 300 or more', () => {
  const buy = (gold: number, ships: string[], ...picked: string[]) =>
    acts({ hero: 'barbossa', flagship: 'cuba', gold }, { ships }).say(
      'OPEN_PORT',
      ...picked.map((id) => `PORT_BUY ${id}`),
    );
  expect(buy(1000, ['fr01', 'br06', 'sl01'], 'fr01', 'br06').s.gold[0]).toBe(400);
  const twice = buy(700, ['fr01', 'fr02', 'sl01'], 'fr01', 'fr02');
  expect([twice.s.gold[0], twice.options()]).toEqual([0, ['done']]);
  expect(buy(700, ['fr01', 'fr02', 'sl01'], 'fr01', 'sl01').s.gold[0]).toBe(300);
  const paid = buy(1000, ['sl07', 'br06', 'fr01'], 'sl07', 'br06', 'fr01')
    .told('bought')
    .map((e) => e.paid);
  expect(paid).toEqual([200, 200, 400]);
});

test('4.8.3: what is too dear is refused with its price and the gold that is there; what is not for sale otherwise', () => {
  const { s } = acts({ hero: 'barbossa', flagship: 'cuba', gold: 100 }, { ships: ['fr01', 'br06', 'sl01'] }).say(
    'OPEN_PORT',
  );
  const reason = (shipId: string) => worldsEnd.check(s, 0, { type: 'PORT_BUY', shipId });
  // Hard Bargain takes 100 off.
  expect(reason('fr01')).toMatchObject({ code: 'too-little-gold', params: { price: 300, gold: 100 } });
  expect(reason('fr13')).toMatchObject({ code: 'not-possible' });
});

test('T80 (4.10.3) no attack with an empty squadron', () => {
  expect(acts({ flagship: 'java' }, { seas: { java: { owner: 1 } } }).options('ATTACK')).toEqual([]);
});

test('T81 (4.11.3, 4.15.10) only an empty flagship is there: won at once, and it flees', () => {
  const board = new Board({
    players: [{ flagship: 'java', squadron: ['sl01'] }, { flagship: 'java' }],
    seas: { java: { owner: 1 } },
  }).say('ATTACK');
  expect([board.told('drew'), board.seat, board.options()]).toEqual([
    [],
    1,
    ['borneo', 'moluccas', 'philippines', 'singapore'],
  ]);
});

test('T90 (4.7.8) Compass between step and Calypso closes it; Compass, step, Calypso is possible', () => {
  const jack: Captain = { hero: 'jack', gold: 200, flagship: 'central-atlantic' };
  expect(acts(jack).say('MOVE south-atlantic', 'COMPASS cape').options('CALYPSO')).toEqual([]);
  expect(acts(jack).say('COMPASS south-atlantic', 'MOVE cape').options('CALYPSO')).toEqual([
    'indian',
    'south-atlantic',
  ]);
});

test('T91 (4.7.9) into the oceans, then Calypso at once; not after a guard order', () => {
  const board = acts({ flagship: 'cuba' }).say('MOVE central-atlantic');
  expect(board.options('CALYPSO').includes('south-atlantic')).toBe(true);
  const seas = { java: { owner: 0, guards: ['sl01'] }, borneo: { owner: 0 } };
  const between = acts({ flagship: 'cuba' }, { seas }).say('MOVE central-atlantic', 'GUARD_MOVE java borneo sl01');
  expect(between.options('CALYPSO')).toEqual([]);
});

test('T92 (4.9.12) guards of one sea go to two; none goes twice', () => {
  const seas = { java: { owner: 0, guards: ['sl01', 'sl02'] }, borneo: { owner: 0 }, philippines: { owner: 0 } };
  const board = acts({}, { seas }).say('GUARD_MOVE java borneo sl01', 'GUARD_MOVE java philippines sl02');
  expect(board.options('GUARD_MOVE')).toEqual([]);
});

test('T93 (4.9.13) assigned, recalled, carried on, assigned again; but no guard move', () => {
  const seas = { tortuga: { owner: 0 }, jamaica: { owner: 0 } };
  const board = acts({ flagship: 'tortuga', squadron: ['sl01'] }, { seas });
  board.say('GUARD_ASSIGN sl01', 'GUARD_RECALL sl01', 'MOVE jamaica', 'GUARD_ASSIGN sl01');
  expect([board.guards('jamaica'), board.options('GUARD_MOVE')]).toEqual([['sl01'], []]);
});

test('T118 (nobodyOut) 300 from the bank, and nobody is out', () => {
  const board = new Board(
    { players: [{ gold: 100, turns: 6 }, {}], options: { nobodyOut: true }, dice: [2, 4] },
    'management',
  );
  expect(board.s.gold[0]).toBe(300);
  board.say('END_TURN');
  expect(board.s.out).toEqual([0, 0]);
});

test('T121, T131 (4.9.14, E-33) runs of guard orders', () => {
  const squadron = ['sl01', 'sl02', 'sl03', 'sl04', 'sl05'];
  const board = acts({ flagship: 'java', squadron }, { seas: { java: { owner: 0 } } });
  board.say(...squadron.map((id) => `GUARD_ASSIGN ${id}`));
  expect(board.s.runs).toBe(1);
  const many = acts({ flagship: 'java', squadron }, { seas: { java: { owner: 0 } } });
  many.s.runs = 59;
  many.say('GUARD_ASSIGN sl01', 'GUARD_ASSIGN sl02');
  expect([many.s.runs, many.options('GUARD_RECALL'), many.options('GUARD_ASSIGN').length]).toEqual([60, [], 3]);
});

test('T126 (E-16) a rival sees numbers, no faces', () => {
  const squadron = ['sl01', 'sl02', 'sl03', 'sl04', 'sl05'];
  const board = acts({ flagship: 'java', squadron }, { seas: { java: { owner: 0 } } });
  board.say('GUARD_ASSIGN sl01', 'GUARD_ASSIGN sl02');
  const view = worldsEnd.observe(board.s, 1);
  expect([view.players[0]?.squadron, view.seas[6]?.guards]).toEqual([
    { count: 3, ships: null },
    { count: 2, ships: null },
  ]);
  expect(board.told('guards').map(({ ship }) => ship)).toEqual([undefined, undefined]);
});

test('T128 (shortGame) the eighth wins', () => {
  const board = new Board({
    players: [{ flagship: 'bahamas', squadron: ['sl07'], bought: 7 }, {}, {}, {}],
    options: { shortGame: true, autoCommander: true },
    dice: [6],
  });
  board.say('ATTACK').fire('sl07', 'co-sloop');
  expect([board.fame()[0], board.reason]).toEqual([8, 'fame10']);
});

test('T99 (4.18.7) fame 9 and a sea with its monopoly: eleven', () => {
  const seas = { bahamas: { owner: 0 }, cuba: { owner: 0 } };
  const board = acts(
    { flagship: 'singapore', squadron: ['fr12'], bought: 7 },
    { ...auto, seas, dice: [6, 6, 6, 6, 6, 6] },
  );
  board.say('ATTACK').fire('fr12', 'co-frigate');
  expect([board.fame()[0], board.reason]).toEqual([11, 'fame10']);
});
