import { OWN_SCENARIO } from '@/__tests__/fixtures/admiral/own-scenario';
import { Luck } from '@/engine/core/luck';
import {
  coastalSquares,
  edited,
  historyOf,
  piecesAt,
  piecesOn,
  redo,
  sheetAt,
  sizeOf,
  squaresAfter,
  squaresUnder,
  stepTo,
  SYMMETRIES,
  twinsOf,
  twinStamps,
  undo,
  withOwnPlans,
  zoneSquares,
  type Edit,
  type Piece,
  weightOf,
} from '@/engine/games/admiral/chart-room';
import { MOST_STEPS } from '@/engine/games/admiral/charts/history';
import { selectorOf } from '@/engine/games/admiral/charts/selecting';
import { wholeLayouts } from '@/engine/games/admiral/board/layout';
import { LAND, WATER } from '@/engine/games/admiral/board/shape';
import type { Layout, Scenario } from '@/engine/games/admiral/data/scenario';
import { MINI_1 } from '@/engine/games/admiral/data/scenarios/mini';
import { PEARL_SHOALS } from '@/engine/games/admiral/data/scenarios/pearl-shoals';
import { columnOf, rowOf, SQUARES, squareFrom, squareId } from '@/engine/games/admiral/data/squares';
import { KINDS } from '@/engine/games/admiral/data/ships';
import { LONGEST_SELECTOR } from '@/engine/games/admiral/scenario/words';
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
          expect(squaresUnder(PEARL_SHOALS, stamp).length).toBe(
            squaresUnder(PEARL_SHOALS, { ...stamp, at: 'A1' }).length,
          );
          expect(SQUARES).toContain(stamp.at);
          expect([columnOf(squareFrom(stamp.at)) + w <= 24, rowOf(squareFrom(stamp.at)) + h <= 14]).toEqual([
            true,
            true,
          ]);
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
        { type: 'zone', name: 'bay', squares: [at, luck.pick(SQUARES)], isIn: null },
        { type: luck.pick(['turn', 'erase']), at: [at, luck.pick(SQUARES)] },
        { type: 'move', squares: [at, squareId(luck.below(336))], dx: luck.below(5) - 2, dy: luck.below(5) - 2 },
        { type: 'board', board: { cols: 6 + luck.below(19), rows: 6 + luck.below(9) } },
      ]);
      draft = edited(draft, luck.below(draft.layouts.length), edit, luck.pick(SYMMETRIES));
      if (i % 7 === 0)
        expect(reviewScenario(draft).faults.every(({ at: path }) => typeof path === 'string')).toBe(true);
    }
  });
});

const errorsOf = (scenario: Scenario) => reviewScenario(scenario).faults.filter((fault) => weightOf(fault) === 'error');

describe('E-24 (2): one piece, whatever else lies on its square', () => {
  const both = edited(PEARL_SHOALS, 0, { type: 'ship', at: 'L6', kind: 'brig', seat: 0 });
  const marker = piecesAt(both, 0, 'L6')[1];

  it('goes without the ship above it', () => {
    expect(marker).toEqual({ type: 'marker', at: 'L6' });
    const less = edited(both, 0, { type: 'remove', piece: marker as Piece });
    expect(piecesAt(less, 0, 'L6').map(({ type }) => type)).toEqual(['ship']);
    expect(edited(less, 0, { type: 'remove', piece: marker as Piece })).toBe(less);
  });

  it('is carried alone', () => {
    const next = edited(both, 0, { type: 'carry', piece: marker as Piece, dx: -5, dy: -2 });
    expect(piecesAt(next, 0, 'L6').map(({ type }) => type)).toEqual(['ship']);
    expect(piecesAt(next, 0, 'G4').map(({ type }) => type)).toEqual(['marker']);
  });

  it('is one ship of two in a port', () => {
    const two = edited(edited(PEARL_SHOALS, 0, { type: 'ship', at: 'B2', kind: 'brig', seat: 0 }), 0, {
      type: 'ship',
      at: 'B2',
      kind: 'line',
      seat: 0,
    });
    const brig = piecesAt(two, 0, 'B2').find((piece) => piece.type === 'ship' && piece.kind === 'brig');
    const less = edited(two, 0, { type: 'remove', piece: brig as Piece });
    expect(piecesAt(less, 0, 'B2')).toMatchObject([{ kind: 'line' }]);
  });
});

describe('15.2: several pieces at once', () => {
  const reefs = edited(edited(PEARL_SHOALS, 0, { type: 'reef', at: 'C5' }), 0, { type: 'reef', at: 'D5' });

  it('are all erased, each once, those under them stay', () => {
    expect(wholeLayouts(edited(reefs, 0, { type: 'erase', at: ['C5', 'D5'] }))[0]?.reefs?.fixed).toEqual([]);
    const isles = PEARL_SHOALS.layouts[0]?.islands ?? [];
    expect(edited(PEARL_SHOALS, 0, { type: 'erase', at: ['J7', 'K7'] }).layouts[0]?.islands).toEqual(isles.slice(1));
    const ships = edited(PEARL_SHOALS, 0, { type: 'ship', at: 'L6', kind: 'brig', seat: 0 }, 'point');
    const less = edited(ships, 0, { type: 'erase', at: ['L6', 'M9'] }, 'point');
    expect(piecesOn(less, 0).filter(({ type }) => type === 'ship')).toEqual([]);
    expect(has(less, 'L6', 'marker')).toBe(true);
  });

  it('are all turned, an island with two chosen squares once', () => {
    const next = edited(PEARL_SHOALS, 0, { type: 'turn', at: ['J7', 'K7', 'O7'] });
    expect(next.layouts[0]?.islands?.map(({ rot }) => rot)).toEqual([2, 0]);
  });
});

describe('15.2: at the edge of the board', () => {
  it('nothing goes over it, and what does not move is no step', () => {
    const draft = edited(PEARL_SHOALS, 0, { type: 'reef', at: 'A5' });
    for (const [dx, dy] of [
      [-1, 0],
      [0, 0],
    ] as const) {
      expect(edited(draft, 0, { type: 'move', squares: ['A5'], dx, dy })).toBe(draft);
      expect(squaresAfter(draft, 0, ['A5'], { dx, dy })).toEqual(['A5']);
    }
    expect(edited(draft, 0, { type: 'move', squares: ['H12'], dx: 1, dy: 0 })).toBe(draft);
    expect(squaresAfter(draft, 0, ['A5'], { dx: 0, dy: 1 })).toEqual(['A6']);
  });

  it('islands stay on it whole', () => {
    const draft = edited(PEARL_SHOALS, 0, { type: 'island', shape: 'A', at: 'U2', rot: 0 });
    expect(edited(draft, 0, { type: 'move', squares: ['V3'], dx: 1, dy: 0 })).toBe(draft);
    expect(edited(draft, 0, { type: 'move', squares: ['V3'], dx: -1, dy: 0 })).not.toBe(draft);
  });

  it('what can go does, and none is lost under another of its kind', () => {
    let draft: Scenario = PEARL_SHOALS;
    for (const at of ['A5', 'B5', 'D5'] as const) draft = edited(draft, 0, { type: 'reef', at });
    const squares = ['A5', 'B5', 'D5'] as const;
    const next = edited(draft, 0, { type: 'move', squares, dx: -1, dy: 0 });
    expect(wholeLayouts(next)[0]?.reefs?.fixed).toEqual(['A5', 'B5', 'C5']);
    expect(squaresAfter(draft, 0, squares, { dx: -1, dy: 0 })).toEqual(['A5', 'B5', 'C5']);
  });
});

describe('E-21 (1): a ship on a layout for several numbers of players', () => {
  it('sets a layout for the most apart, and the others stay', () => {
    const draft = edited(MINI_1, 0, { type: 'ship', at: 'C9', kind: 'brig', seat: 3 });
    expect(wholeLayouts(draft).map(({ id, players }) => ({ id, players }))).toEqual([
      { id: '4', players: [4] },
      { id: '1-4', players: [1, 2, 3] },
    ]);
    expect(wholeLayouts(draft)[0]?.seats).toMatchObject([{}, {}, {}, { seat: 'P4', fixed: { brig: ['C9'] } }]);
    expect(wholeLayouts(draft)[1]).toEqual({ ...wholeLayouts(MINI_1)[0], players: [1, 2, 3] });
    expect(errorsOf(draft)).toEqual([]);
    const again = edited(draft, 0, { type: 'ship', at: 'C10', kind: 'brig', seat: 2 });
    expect(again.layouts).toHaveLength(2);
    const moved = edited(again, 0, { type: 'move', squares: ['C9'], dx: 1, dy: 0 });
    expect(wholeLayouts(moved).flatMap(({ players }) => players)).toEqual([4, 1, 2, 3]);
  });

  it('also where others have taken the numbers over', () => {
    const [first] = MINI_1.layouts;
    const two: Scenario = { ...MINI_1, layouts: [first as Layout, { id: '4', extends: '1-4', turnOrder: 'agreed' }] };
    const draft = edited(two, 0, { type: 'ship', at: 'C9', kind: 'brig', seat: 0 });
    expect(wholeLayouts(draft).map(({ id, players }) => ({ id, players }))).toEqual([
      { id: '4-2', players: [4] },
      { id: '1-4', players: [1, 2, 3] },
      { id: '4', players: [1, 2, 3, 4] },
    ]);
  });
});

describe('14.2: what cannot be written down', () => {
  const far = SQUARES.filter((_, i) => i % 2 === 0 && Math.trunc(i / 24) % 2 === 0).slice(0, 60);

  it('`-` is no part of a name: it takes away in selectors', () => {
    const touch: Edit = { type: 'zone', name: 'my-bay', squares: ['B2'], isIn: true };
    expect(edited(PEARL_SHOALS, 0, touch)).toBe(PEARL_SHOALS);
  });

  it('a zone takes no square that would make it too long', () => {
    let draft: Scenario = PEARL_SHOALS;
    for (const at of far) draft = edited(draft, 0, { type: 'zone', name: 'bay', squares: [at], isIn: null });
    const words = wholeLayouts(draft)[0]?.zones?.bay ?? '';
    expect(words.length).toBeLessThanOrEqual(LONGEST_SELECTOR);
    expect(zoneSquares(draft, 0, 'bay').length).toBeGreaterThan(30);
    expect(errorsOf(draft)).toEqual([]);
    const [first = 'A1'] = zoneSquares(draft, 0, 'bay');
    const less = edited(draft, 0, { type: 'zone', name: 'bay', squares: [first], isIn: null });
    expect(zoneSquares(less, 0, 'bay')).not.toContain(first);
  });

  it('markers taken out of a zone one by one are written in parts', () => {
    const [layout] = PEARL_SHOALS.layouts;
    const sea = { marker: 'pearl', squares: 'A4:X5+C11:X12', fill: 'all' };
    let draft: Scenario = { ...PEARL_SHOALS, layouts: [{ ...(layout as Layout), place: [sea] }] };
    const gone = [4, 5, 11, 12].flatMap((row) => ['C', 'E', 'G', 'I', 'Q', 'S', 'U', 'W'].map((col) => `${col}${row}`));
    for (const at of gone) draft = edited(draft, 0, { type: 'erase', at });
    const lots = piecesOn(draft, 0).filter(({ type }) => type === 'marker');
    expect(lots).toHaveLength(48 + 44 - gone.length);
    for (const { squares } of draft.layouts[0]?.place ?? [])
      expect(squares.length).toBeLessThanOrEqual(LONGEST_SELECTOR);
  });

  it.each([
    [
      { squares: 'C8+C9+C10', count: 3 },
      { squares: 'C8+C10', count: 2 },
    ],
    [
      { squares: 'C8+C9+C10', count: 1 },
      { squares: 'C8+C10', count: 1 },
    ],
    [
      { squares: 'C8:C10', fill: 'random 3' },
      { squares: 'C8:C10-C9', fill: 'random 2' },
    ],
  ])('V09: no more markers than squares are left: %j', (before, after) => {
    const [layout] = PEARL_SHOALS.layouts;
    const place = [{ marker: 'pearl', ...before }];
    const draft: Scenario = { ...PEARL_SHOALS, layouts: [{ ...(layout as Layout), place, victory: [] }] };
    const less = edited(draft, 0, { type: 'erase', at: 'C9' });
    expect(less.layouts[0]?.place).toEqual([{ marker: 'pearl', ...after }]);
    const more = edited(less, 0, { type: 'marker', at: 'F3' });
    if ('count' in after) expect(more.layouts[0]?.place?.[0]).toEqual({ marker: 'pearl', ...after });
  });
});

it('4.20.10: coastal squares are coasts, squares beside land, and the edge', () => {
  const sheet = sheetAt(PEARL_SHOALS, 0);
  if (!sheet) throw new Error('no sheet');
  const squares = coastalSquares(sheet).map(squareId);
  expect(squares).toEqual(expect.arrayContaining(['A5', 'X14', 'M1']));
  expect(squares).not.toContain('C3');
  expect(coastalSquares(sheet).every((square) => sheet.coastal[square] && sheet.kind[square] !== LAND)).toBe(true);
  const beside = coastalSquares(sheet)
    .filter((square) => sheet.kind[square] === WATER)
    .map(squareId);
  expect(beside.length).toBeGreaterThan(2 * (24 + 12));
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
