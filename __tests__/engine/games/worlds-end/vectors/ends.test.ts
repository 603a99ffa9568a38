import { OWN_PACK } from '@/__tests__/fixtures/worlds-end/own-pack';
import { Board, type Captain, type Given } from '@/__tests__/fixtures/worlds-end/board';
import { worldsEnd } from '@/engine/games/worlds-end';
import { SCHEMA } from '@/engine/games/worlds-end/data/schema';
import { defenceOf } from '@/engine/games/worlds-end/salvo';
import { reviewPack } from '@/engine/packs/read';

/** Sections 10.5, 10.7, E-31, E-40: the last battle, elimination, places. */

/** The armada arrives by a double; these dice follow. */
function arrives(players: readonly Captain[], dice: readonly number[], more: Partial<Given> = {}): Board {
  const armada = { 2: 4, 3: 6, 4: 8 }[players.length] as number;
  const board = { players, armada, dice: [1, 1, ...dice], ...more };
  return new Board(board, 'event');
}

const fleet = ['co-sloop', 'co-brig', 'co-frigate', 'dutchman', 'kraken'];

test('T14 (4.19.6, 4.19.7, 4.14.6) the armada fires first; nobody retreats', () => {
  const board = arrives([{ bought: 3, squadron: ['sl01'] }, {}], []);
  expect([board.line(0), board.seat, board.options()]).toEqual([fleet, 1, [...fleet].sort()]);
});

test('T65 (4.19.2, 4.19.3) the loser of the roll for the fight commands', () => {
  const players = [{ bought: 6, squadron: ['sl01'] }, { bought: 6, squadron: ['sl02'] }, { bought: 4 }];
  const board = arrives(players, [3, 5]);
  expect([board.s.battle?.sides[1], board.s.battle?.commander]).toEqual([1, 0]);
});

test('T66 (4.19.3) two roll for the command', () => {
  const board = arrives([{ bought: 7, squadron: ['sl01'] }, { bought: 4 }, { bought: 4 }], [2, 6]);
  expect([board.s.battle?.sides[1], board.s.battle?.commander]).toEqual([0, 2]);
});

test('T67 (4.19.5) no squadron, four guards: lost at once', () => {
  const guards = ['sl01', 'sl02', 'sl03', 'sl04'];
  const board = arrives([{ bought: 7 }, {}], [], { seas: { cape: { owner: 0, guards } } });
  expect([board.reason, board.told('tie-roll'), board.told('drew')]).toEqual(['armadaVictory', [], []]);
});

test('T68 (4.19.4, 4.19.8) squadron and the guards of its sea', () => {
  const board = arrives([{ bought: 7, squadron: ['sl01', 'sl02', 'sl03'] }, {}], [], {
    seas: {
      cape: { owner: 0, guards: ['br01', 'br02'] },
      java: { owner: 0, guards: ['fr01', 'fr02', 'fr03', 'fr04'] },
    },
    cards: ['patch', 'patch', 'patch', 'screen', 'screen', 'boarding'],
  });
  expect([board.line(1).length, board.hand(0).length]).toEqual([5, 5]);
});

test('T69 (4.19.9) who sinks all five wins', () => {
  const squadron = Array.from({ length: 13 }, (_, i) => `fr${String(i + 1).padStart(2, '0')}`);
  const board = arrives([{ bought: 2, squadron }, {}], [], {
    options: { autoCommander: true, armadaScale: 'easy' },
    dice: [1, 1, ...new Array<number>(3).fill(1)],
  });
  for (let i = 0; i < 12 && board.s.phase !== 'over'; i++) {
    const target = board.line(0)[0] as string;
    // Six hits, and a check that sinks; then the armada's next salvo, which misses.
    board.dice.splice(
      0,
      board.dice.length,
      ...new Array<number>(target === 'co-brig' || target === 'co-sloop' ? 3 : 6).fill(6),
      ...new Array<number>(9).fill(1),
    );
    board.fire(board.options('FIRE')[0] as string, target);
  }
  expect([board.reason, worldsEnd.outcome(board.s)?.winners]).toEqual(['armadaBeaten', [0]]);
});

test('T82 (4.19.11, A40) three tied: one roll for the fight, a new one for the command', () => {
  const players = [1, 2, 3].map((n) => ({ bought: 6, squadron: [`sl0${n}`] }));
  const board = arrives(players, [3, 5, 4, 2, 2, 6, 1]);
  expect([board.s.battle?.sides[1], board.s.battle?.commander, board.dice]).toEqual([1, 0, []]);
});

test('T83, T84 (4.19.12, A39) a lost Kraken battle: its ships come home first, Cursed Gold too', () => {
  const meet = (hero: string) => {
    const leader = { hero, gold: 300, bought: 5, squadron: ['sl07', 'sl08', 'sl09'] };
    const board = new Board(
      {
        players: [leader, { bought: 1 }, {}, {}],
        armada: 8,
        dice: [1, 2, 6, 1, 1, 1, 1],
        options: { autoCommander: true },
      },
      'event',
    );
    for (const id of board.options('FIRE')) board.fire(id, 'kraken');
    board.dice.splice(0, board.dice.length, 1, 1, 1);
    board.say('ROUND_END retreat');
    if (board.kind === 'CURSED_GOLD') board.say('CURSED_GOLD sl07');
    return [board.s.armada, board.s.battle?.kind, board.told('battle-began').at(-1)?.battle.lines[1].length];
  };
  expect([meet('elizabeth'), meet('barbossa')]).toEqual([
    [9, 'final', 2],
    [9, 'final', 3],
  ]);
});

test('T89 (4.14.6) the last battle asks nobody at the end of a round', () => {
  const board = arrives(
    [{ bought: 7, squadron: ['fr12'] }, {}],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    {
      options: { autoCommander: true },
    },
  );
  board.fire('fr12', 'kraken');
  expect([board.s.battle?.round, board.kind]).toEqual([2, 'FIRE']);
});

test('T132 (E-35) the dice of a tie fall in turn order from the first player on', () => {
  const players = [{ bought: 6, squadron: ['sl01'] }, { bought: 6, squadron: ['sl02'] }, { bought: 2 }];
  const board = arrives(players, [1, 2], { active: 2 });
  expect(board.told('tie-roll')[0]).toMatchObject({ seats: [0, 1], dice: [1, 2] });
});

test('T133 (E-35) autoCommander: two dice for the command, and nobody is asked to fire', () => {
  const board = arrives([{ bought: 7, squadron: ['fr12'] }, { bought: 4 }, { bought: 4 }], [2, 6, 1, 1, 1], {
    options: { autoCommander: true },
  });
  expect([board.s.battle?.commander, board.seat, board.kind]).toEqual([2, 0, 'FIRE']);
});

test("T136 (armadaScale hard) the Kraken's printed Defence is five in the last battle", () => {
  const board = arrives([{ bought: 7, squadron: ['sl07', 'sl08'] }, {}], [1, 1, 1, 6, 5, 1, 1, 1], {
    options: { autoCommander: true, armadaScale: 'hard' },
  });
  expect(defenceOf(board.s, 4)).toBe(5);
  board.fire('sl07', 'kraken');
  expect(board.fate('kraken')).toBe('damaged');
});

test('T142 (4.17.3) no skills in the last battle', () => {
  const board = arrives(
    [{ hero: 'will', gold: 200, bought: 7, squadron: ['sl07', 'sl08'] }, {}],
    [1, 1, 1, 1, 1, 1, 1],
    {
      options: { autoCommander: true },
    },
  );
  board.fire('sl07', 'co-sloop');
  expect(board.events.some(({ type }) => type === 'plates')).toBe(false);
  expect(board.kind).toBe('FIRE');
});

describe('4.20', () => {
  const end = (players: readonly Captain[], more: Partial<Given> = {}) => new Board({ players, ...more }, 'end');

  test('T61 nobody is out on own turn 3', () => {
    expect(end([{ turns: 3 }, { turns: 0 }]).s.out).toEqual([0, 0]);
  });

  test('T62 on own turn 4, with three players: a gift, and the others go on', () => {
    const board = end([{ turns: 4 }, { turns: 0 }, { turns: 0 }]);
    board.s.limit = 7;
    expect([board.kind, board.options()]).toEqual(['GIFT_FAME', ['1', '2']]);
    board.say('GIFT_FAME 1');
    expect([board.s.out, board.fame(), board.s.limit, board.s.active]).toEqual([[1, 0, 0], [0, 1, 0], 7, 1]);
  });

  test('T63 the gift can be the tenth', () => {
    const board = end([{}, { bought: 9 }, {}]).say('GIFT_FAME 1');
    expect([board.reason, worldsEnd.outcome(board.s)?.winners]).toEqual(['fame10', [1]]);
  });

  test('T64 the last one left wins', () => {
    const board = end([{}, {}]).say('GIFT_FAME 1');
    expect([board.reason, board.fame()]).toEqual(['lastStanding', [0, 1]]);
  });

  test('T94 (4.20.5) a gift from nothing', () => {
    expect(
      end([{}, { bought: 5, turns: 0 }, { turns: 0 }])
        .say('GIFT_FAME 1')
        .fame(),
    ).toEqual([0, 6, 0]);
  });

  test('T134 (E-36) who gives the tenth is out all the same', () => {
    const board = end([{ bought: 9 }, { bought: 5 }, { bought: 2 }], { active: 1 }).say('GIFT_FAME 0');
    expect([board.reason, worldsEnd.outcome(board.s)?.places]).toEqual(['fame10', [[0], [2], [1]]]);
  });
});

test('T115 (E-17) equal fame shares a place', () => {
  const board = new Board(
    { players: [{ hero: 'will', bought: 9, gold: 1000 }, { bought: 6 }, { bought: 6 }, { bought: 3 }] },
    'management',
  ).say('BUY_FAME yes');
  expect(worldsEnd.outcome(board.s)?.places).toEqual([[0], [1, 2], [3]]);
});

test('T116 (E-17, E-18) nobody wins: places by fame', () => {
  const outcome = worldsEnd.outcome(arrives([{ bought: 7 }, { bought: 5 }, { bought: 4 }], []).s);
  expect([outcome?.winners, outcome?.places, outcome?.reason]).toEqual([[], [[0], [1], [2]], 'armadaVictory']);
  expect(outcome?.worth).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

test('T117 (E-17) who left later stands before who left earlier', () => {
  const board = new Board({ players: [{ bought: 1 }, { turns: 8 }, {}], active: 1 }, 'end');
  board.s.out = [0, 0, 1];
  board.say('GIFT_FAME 0');
  expect([board.reason, worldsEnd.outcome(board.s)?.places]).toEqual(['lastStanding', [[0], [1], [2]]]);
});

test('T127 (E-19) a good on four seas is refused', () => {
  const seas = OWN_PACK.tables['seas'] ?? [];
  const pack = {
    ...OWN_PACK,
    tables: { ...OWN_PACK.tables, seas: seas.map((row, i) => (i === 1 ? { ...row, goods: ['good:1'] } : row)) },
  };
  expect(reviewPack(SCHEMA, pack).faults.map(({ code, at }) => `${code} ${at}`)).toEqual([
    'pack-exactly tables.goods[0].id',
    'pack-exactly tables.goods[1].id',
  ]);
  expect(reviewPack(SCHEMA, OWN_PACK).faults).toEqual([]);
});
