import { OWN_SCENARIO } from '@/__tests__/fixtures/admiral/own-scenario';
import { Luck } from '@/engine/core/luck';
import {
  edited,
  historyOf,
  piecesAt,
  piecesOn,
  redo,
  sizeOf,
  squaresUnder,
  stepTo,
  SYMMETRIES,
  twinsOf,
  twinStamps,
  undo,
  withOwnPlans,
  zoneSquares,
  type Edit,
} from '@/engine/games/admiral/chart-room';
import { MOST_STEPS } from '@/engine/games/admiral/charts/history';
import { selectorOf } from '@/engine/games/admiral/charts/selecting';
import { wholeLayouts } from '@/engine/games/admiral/board/layout';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { PEARL_SHOALS } from '@/engine/games/admiral/data/scenarios/pearl-shoals';
import { columnOf, rowOf, SQUARES, squareFrom, squareId } from '@/engine/games/admiral/data/squares';
import { KINDS } from '@/engine/games/admiral/data/ships';
import { reviewScenario } from '@/engine/games/admiral/scenario/review';

const FULL = { cols: 24, rows: 14 };
const has = (scenario: Scenario, at: string, type: string, index = 0) =>
  piecesAt(scenario, index, at).some((piece) => piece.type === type);

describe('15.2: the tools', () => {
  it.each([
    ['off', ['C2']],
    ['point', ['C2', 'V13']],
    ['leftRight', ['C2', 'V2']],
    ['topBottom', ['C2', 'C13']],
    ['both', ['C2', 'V13', 'V2', 'C13']],
  ] as const)('lay twins: %s', (symmetry, squares) => {
    expect(twinsOf(FULL, symmetry, 'C2')).toEqual(squares);
    const drawn = edited(PEARL_SHOALS, 0, { type: 'reef', at: 'C2' }, symmetry);
    for (const square of squares) expect(has(drawn, square, 'reef')).toBe(true);
  });

  it('turn islands by 180° where the point is, and never mirror them', () => {
    expect(twinStamps(PEARL_SHOALS, FULL, 'point', { shape: 'B', at: 'B2', rot: 1 })).toEqual([
      { shape: 'B', at: 'B2', rot: 1 },
      { shape: 'B', at: 'U11', rot: 3 },
    ]);
    const [, twin] = twinStamps(PEARL_SHOALS, FULL, 'leftRight', { shape: 'A', at: 'B2', rot: 0 });
    expect(twin?.at).toBe('T2');
    expect([0, 2]).toContain(twin?.rot);
  });

  it.each(SYMMETRIES)('keep islands and their twins within the board: %s', (symmetry) => {
    for (const at of ['A1', 'X1', 'A14', 'X14', 'X7', 'L14'])
      for (const rot of [0, 1]) {
        const stamps = twinStamps(PEARL_SHOALS, FULL, symmetry, { shape: 'A', at, rot });
        for (const stamp of stamps) {
          const [w, h] = sizeOf(PEARL_SHOALS, stamp);
          expect(squaresUnder(PEARL_SHOALS, stamp).length).toBe(squaresUnder(PEARL_SHOALS, { ...stamp, at: 'A1' }).length);
          expect(SQUARES).toContain(stamp.at);
          expect([columnOf(squareFrom(stamp.at)) + w <= 24, rowOf(squareFrom(stamp.at)) + h <= 14]).toEqual([true, true]);
        }
      }
    expect(twinStamps(PEARL_SHOALS, { cols: 2, rows: 2 }, symmetry, { shape: 'A', at: 'A1', rot: 0 })).toEqual([]);
  });

  it('stamp, turn, move and erase an island', () => {
    let draft = edited(PEARL_SHOALS, 0, { type: 'island', shape: 'A', at: 'C2', rot: 0 });
    expect(has(draft, 'F3', 'island')).toBe(true);
    draft = edited(draft, 0, { type: 'turn', at: 'F3' });
    expect(has(draft, 'F3', 'island')).toBe(false);
    draft = edited(draft, 0, { type: 'move', squares: ['D2'], dx: 1, dy: 0 });
    expect(wholeLayouts(draft)[0]?.islands?.at(-1)).toMatchObject({ at: 'E1', rot: 1 });
    expect(edited(draft, 0, { type: 'erase', at: 'E2' }).layouts[0]?.islands).toEqual(PEARL_SHOALS.layouts[0]?.islands);
  });

  it('give the twin of a fort to the next seat, and a fort that stands to another', () => {
    const draft = edited(PEARL_SHOALS, 0, { type: 'fort', at: 'A7', owner: 'P1' }, 'point');
    expect(wholeLayouts(draft)[0]?.forts?.slice(2)).toEqual([
      { id: 'F3', at: 'A7', owner: 'P1' },
      { id: 'F4', at: 'X8', owner: 'P2' },
    ]);
    expect(wholeLayouts(edited(draft, 0, { type: 'fort', at: 'A7', owner: 'ruined' }))[0]?.forts?.[2]?.owner).toBe(
      'ruined',
    );
  });

  it('take single markers out of a zone, and gather those that are laid one by one', () => {
    const less = edited(PEARL_SHOALS, 0, { type: 'erase', at: 'L6' });
    expect(wholeLayouts(less)[0]?.place?.[0]?.squares).toBe('zone:lagoon-L6');
    expect(has(less, 'L6', 'marker')).toBe(false);
    const more = edited(edited(less, 0, { type: 'marker', at: 'C8' }), 0, { type: 'marker', at: 'C9' });
    expect(wholeLayouts(more)[0]?.place?.[1]).toEqual({ marker: 'pearl', squares: 'C8+C9', fill: 'all' });
    expect(edited(more, 0, { type: 'marker', at: 'C9' })).toBe(more);
  });

  it('stand ships, each of a squadron of its own then', () => {
    const draft = edited(PEARL_SHOALS, 0, { type: 'ship', at: 'D4', kind: 'brig', seat: 1 });
    const plans = wholeLayouts(draft)[0]?.seats;
    expect(plans).toMatchObject([{ seat: 'P1' }, { seat: 'P2', fixed: { brig: ['D4'] } }]);
    const moved = edited(draft, 0, { type: 'move', squares: ['D4'], dx: 0, dy: 2 });
    expect(piecesAt(moved, 0, 'D6')).toEqual([{ type: 'ship', at: 'D6', seat: 1, kind: 'brig', index: 0 }]);
    expect(piecesOn(edited(moved, 0, { type: 'erase', at: 'D6' }), 0).some(({ type }) => type === 'ship')).toBe(false);
  });

  it('paint zones in few words', () => {
    const draft = edited(PEARL_SHOALS, 0, {
      type: 'zone',
      name: 'bay',
      squares: ['B2', 'B3', 'C2', 'C3', 'D3'],
      isIn: true,
    });
    expect(wholeLayouts(draft)[0]?.zones?.bay).toBe('B2:C3+D3');
    const less = edited(draft, 0, { type: 'zone', name: 'bay', squares: ['C3'], isIn: false });
    expect(zoneSquares(less, 0, 'bay')).toEqual(['B2', 'C2', 'B3', 'D3']);
  });

  it('change a layout that takes over from another alone (14.6)', () => {
    const index = PEARL_SHOALS.layouts.findIndex(({ id }) => id === '4');
    const draft = edited(PEARL_SHOALS, index, { type: 'island', shape: 'B', at: 'B6', rot: 0 });
    expect(wholeLayouts(draft)[index]?.islands).toHaveLength(3);
    expect(wholeLayouts(draft)[0]?.islands).toHaveLength(2);
  });

  it('give everybody a plan of their own', () => {
    const own = withOwnPlans(PEARL_SHOALS, 0);
    expect(wholeLayouts(own)[0]?.seats).toHaveLength(2);
    expect(reviewScenario(own).faults.filter(({ code }) => code === 'scenario-seats')).toEqual([]);
  });

  it.each([
    [['A1'], 'A1'],
    [['A1', 'B1', 'A2', 'B2', 'C2'], 'A1:B2+C2'],
    [['X14', 'A2'], 'A2+X14'],
  ])('say squares in few words: %j', (squares, words) => {
    expect(selectorOf(squares)).toBe(words);
  });

  it('survive whatever is done with them', () => {
    const luck = Luck.fromSeed('edits').bots;
    let draft: Scenario = OWN_SCENARIO;
    for (let i = 0; i < 1500; i++) {
      if (i % 60 === 0) draft = luck.pick([OWN_SCENARIO, PEARL_SHOALS]);
      const at = luck.pick(SQUARES);
      const edit = luck.pick<Edit>([
        { type: 'island', shape: luck.pick(['A', 'B']), at, rot: luck.below(4) },
        { type: 'turn', at },
        { type: luck.pick(['reef', 'marker', 'erase']), at },
        { type: 'fort', at, owner: luck.pick(['P1', 'P2', 'neutral', 'ruined', 'none']) },
        { type: 'royalPort', at, owner: 'P1' },
        { type: 'ship', at, kind: luck.pick(KINDS), seat: luck.below(2) },
        { type: 'zone', name: 'bay', squares: [at], isIn: luck.below(2) === 0 },
        { type: 'move', squares: [at, squareId(luck.below(336))], dx: luck.below(5) - 2, dy: luck.below(5) - 2 },
        { type: 'board', board: { cols: 6 + luck.below(19), rows: 6 + luck.below(9) } },
      ]);
      draft = edited(draft, luck.below(draft.layouts.length), edit, luck.pick(SYMMETRIES));
      if (i % 7 === 0)
        expect(reviewScenario(draft).faults.every(({ at: path }) => typeof path === 'string')).toBe(true);
    }
  });
});

describe('E-24 (1): steps', () => {
  it('go back and forth, a hundred of them', () => {
    let history = historyOf(0);
    for (let i = 1; i <= 150; i++) history = stepTo(history, i);
    for (let i = 0; i < 200; i++) history = undo(history);
    expect(history.now).toBe(150 - MOST_STEPS);
    for (let i = 0; i < 200; i++) history = redo(history);
    expect(history.now).toBe(150);
    expect(stepTo(undo(history), 7)).toMatchObject({ now: 7, future: [] });
    expect(stepTo(history, 150)).toBe(history);
  });
});
