import type { Board } from '@/__tests__/fixtures/admiral/board';
import { file, idle, NEVER, on, SHIPS } from '@/__tests__/fixtures/admiral/scenario-file';
import { admiral } from '@/engine/games/admiral';
import type { Condition, Layout } from '@/engine/games/admiral/data/scenario';

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
