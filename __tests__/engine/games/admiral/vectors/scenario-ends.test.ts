import type { Board } from '@/__tests__/fixtures/admiral/board';
import { file, idle, NEVER, on, SHIPS } from '@/__tests__/fixtures/admiral/scenario-file';
import { admiral } from '@/engine/games/admiral';
import type { Condition, Defeat, Fort, Layout } from '@/engine/games/admiral/data/scenario';

const endOf = (board: Board) => admiral.outcome(board.s) && [board.s.result, board.s.winners];

describe('14.3, E-21 (4): who may unload in a zone', () => {
  const brought = (victory: readonly Condition[]): Board =>
    on(
      file(
        { victory, place: [{ marker: 'pearl', squares: 'D4' }], zones: { homes: 'port:F1+port:F2' } },
        { markers: [{ id: 'pearl', unload: 'zone:homes' }] },
      ),
      { cargo: { 'brig-1': 1, 'line-2': 1 } },
    );
  const deliver: Condition = { type: 'deliver', marker: 'pearl', count: 1, to: 'port:own' };

  test('a condition inside of others gives the right, too', () => {
    const board = brought([{ type: 'all', of: [deliver, { type: 'capture', fort: 'F1' }] }, NEVER]);
    board.say('unload brig-1 A1 1');
    expect(endOf(board)).toEqual(['condition', [0]]);
  });

  test('inside of one that is a side’s alone it is that side’s alone', () => {
    const board = brought([{ type: 'any', side: 'P2', of: [deliver, NEVER] }, NEVER]);
    expect(board.legal('unload')).toEqual([]);
    board.say('end');
    expect(board.legal('unload')).toEqual(['unload line-2 L14 1']);
  });
});

describe('14.4 who is out, and what becomes of forts', () => {
  const FORTS: Layout['forts'] = [
    { id: 'F1', at: 'A1', owner: 'P1' },
    { id: 'F2', at: 'L14', owner: 'P2' },
  ];

  test('E-21 (7): who begins without a fort is never out for want of one', () => {
    const seats = (second: object): NonNullable<Layout['seats']> => [
      { seat: 'P1', fort: 'own', fleet: ['line', 'brig'], deploy: 'port:own' },
      { seat: 'P2', ...second, fleet: ['line', 'brig'], deploy: 'row:14' },
    ];
    const after = (second: object): unknown => {
      const text = file({ forts: FORTS, seats: seats(second), defeat: [{ type: 'noFort', turns: 1 }] });
      // His only fort falls: a shot at its last wall.
      const board = on(text, {
        ships: { ...SHIPS, 'line-1': 'L12', 'line-2': 'C14' },
        forts: { L14: { owner: 1, damage: 4 } },
      });
      board.roll(6).say('fire line-1 L14');
      expect(board.fortState('L14')[2]).toBe(true);
      return endOf(idle(board, 3));
    };
    expect(after({ fort: 'own' })).toEqual(['last-player', [0]]);
    expect(after({})).toBeUndefined();
  });

  const afterBrig = (...defeat: readonly Defeat[]): Board => {
    const board = on(file({ defeat }), { damage: { 'brig-2': 2 } });
    return board.roll(6).say('fire line-1 brig-2');
  };
  const NEUTRAL = [-1, 0, false, 0];
  const RUIN = [-1, 5, true, 0];

  test('each defeat has its own word for forts, and without one they are neutral', () => {
    const noShips: Defeat = { type: 'noShips', forts: 'ruined' };
    expect(afterBrig(noShips, { type: 'shipLost', ship: 'brig' }).fortState('L14')).toEqual(NEUTRAL);
    expect(afterBrig({ type: 'shipLost', ship: 'brig', forts: 'ruined' }).fortState('L14')).toEqual(RUIN);
  });

  test('of several ships that may not be lost the one that went down tells', () => {
    const line = { type: 'shipLost', ship: 'line' } as const;
    const brig = { type: 'shipLost', ship: 'brig' } as const;
    expect(afterBrig({ ...line, forts: 'ruined' }, brig).fortState('L14')).toEqual(NEUTRAL);
    expect(afterBrig(line, { ...brig, forts: 'ruined' }).fortState('L14')).toEqual(RUIN);
  });

  test('who is out without a fort leaves his royal ports as that defeat says', () => {
    const left = (forts?: 'toTeam'): unknown => {
      const text = file({
        players: 4,
        mode: 'teams',
        teams: [
          ['P1', 'P3'],
          ['P2', 'P4'],
        ],
        turnOrder: 'dice',
        forts: ['A1', 'L14', 'A14', 'L1'].map((at, i) => ({ id: `F${i + 1}`, at, owner: `P${i + 1}` }) as Fort),
        royalPorts: [{ id: 'R', at: 'F8', owner: 'P2', repair: true }],
        defeat: [{ type: 'noShips' }, { type: 'noFort', turns: 1, ...(forts ? { forts } : {}) }],
      });
      const board = on(text, {
        seats: 4,
        options: { teams: '2v2' },
        ships: { 'line-1': 'L12', 'line-2': 'C8', 'line-3': 'B14', 'line-4': 'K1' },
        forts: { L14: { owner: 1, damage: 4 } },
      });
      board.roll(6).say('fire line-1 L14', 'end', 'end');
      return board.fortState('F8')[0];
    };
    expect(left()).toBe(-1);
    expect(left('toTeam')).toBe(3);
  });
});

describe('7.4, 7.7, 14.2 the limit of rounds', () => {
  const reach: Condition = { type: 'reach', ship: 'brig', zone: 'row:14' };
  const limit = { rules: { roundLimit: 6 } };
  const end = (layout: Partial<Layout>) => endOf(idle(on(file(layout, limit)), 2));

  test('a tie-break of the file comes before distances', () => {
    expect(end({ victory: [reach], tiebreak: ['side:P1'] })).toEqual(['round-limit', [0]]);
  });

  test('distances where everybody has to reach something, and nothing else is said', () => {
    expect(end({ victory: [reach] })).toEqual(['round-limit', [1]]);
  });

  test('a side that has nothing to reach is not behind for that', () => {
    const board = on(file({ victory: [{ ...reach, side: 'P1' }, NEVER] }, limit), { damage: { 'line-1': 1 } });
    expect(endOf(idle(board, 2))).toEqual(['round-limit', [1]]);
  });

  test('14.3 `delivered`: what lies in a royal port of somebody else counts for whoever brought it there', () => {
    const text = file(
      {
        royalPorts: [{ id: 'R', at: 'F8', owner: 'P2', repair: false }],
        zones: { goals: 'port:R+port:F2' },
        place: [{ marker: 'pearl', squares: 'D4:E5' }],
        victory: [
          { type: 'deliver', side: 'P1', marker: 'pearl', count: 3, to: 'port:R' },
          { type: 'deliver', side: 'P2', marker: 'pearl', count: 3, to: 'port:F2' },
        ],
        tiebreak: ['delivered', 'side:P2'],
      },
      { ...limit, markers: [{ id: 'pearl', unload: 'zone:goals' }] },
    );
    const board = on(text, { ships: { ...SHIPS, 'line-1': 'F7' }, cargo: { 'line-1': 1 }, lots: ['D4'] });
    board.say('unload line-1 F8 1');
    expect(endOf(idle(board, 2))).toEqual(['round-limit', [0]]);
    const { scores, parts } = admiral.outcome(board.s) ?? {};
    expect(scores).toEqual([1, 0]);
    expect(parts?.map((rows) => rows.find(({ key }) => key === 'delivered')?.value)).toEqual([1, 0]);
  });
});
