import { wholeLayouts } from '../board/layout';
import type { Scenario, SeatName } from '../data/scenario';
import type { KindId } from '../data/ships';
import { columnOf, rowOf, squareFrom, squareId, WIDTH, type SquareId } from '../data/squares';
import { sheetAt, squaresNamed } from './laid';
import { list } from './lists';
import { layMarker, withoutMarker } from './markers';
import { moved, type Way } from './moves';
import { dropped, owning, withValue } from './paths';
import { boardOf, isSame, isSquareOn, piecesAt, piecesOn, type Piece } from './pieces';
import { canBeNamed, canBeWritten, selectorOf } from './selecting';
import { layShip, shipTo } from './squadrons';
import { sizeOf, twinsOf, twinStamps, type BoardSize, type Stamp, type Symmetry } from './symmetry';

/** 15.2: one touch of a tool. */
export type Edit =
  | ({ readonly type: 'island' } & Stamp)
  | { readonly type: 'reef' | 'marker'; readonly at: SquareId }
  /** The island, or the uppermost piece, of one square or several. */
  | { readonly type: 'turn' | 'erase'; readonly at: SquareId | readonly SquareId[] }
  | { readonly type: 'fort'; readonly at: SquareId; readonly owner: SeatName | 'neutral' | 'ruined' | 'none' }
  | { readonly type: 'royalPort'; readonly at: SquareId; readonly owner: SeatName }
  | { readonly type: 'ship'; readonly at: SquareId; readonly kind: KindId; readonly seat: number }
  | {
      readonly type: 'zone';
      readonly name: string;
      readonly squares: readonly SquareId[];
      /** Null: they leave it if all are in, and come if not. */
      readonly isIn: boolean | null;
    }
  | ({ readonly type: 'move'; readonly squares: readonly SquareId[] } & Way)
  /** E-24 (2): of one piece, whatever else lies on its square. */
  | ({ readonly type: 'carry'; readonly piece: Piece } & Way)
  | { readonly type: 'remove'; readonly piece: Piece }
  | { readonly type: 'board'; readonly board: BoardSize }
  /** Everything that is no touch on the map: sides, goals, rules, events, texts. */
  | { readonly type: 'value'; readonly path: string; readonly value: unknown };

type Of<T extends Edit['type']> = Extract<Edit, { readonly type: T }>;

/** A draft after an edit of one of its layouts. Where nothing can be done it is the same; it may be faulty (E-24). */
export function edited(scenario: Scenario, index: number, edit: Edit, symmetry: Symmetry = 'off'): Scenario {
  const board = boardOf(scenario);
  const each = (at: SquareId, lay: (draft: Scenario, at: SquareId, twin: number) => Scenario): Scenario =>
    isSquareOn(board, at) ? twinsOf(board, symmetry, at).reduce(lay, scenario) : scenario;
  switch (edit.type) {
    case 'island':
      return twinStamps(scenario, board, symmetry, edit).reduce(
        (draft, stamp) => layIsland(draft, index, stamp),
        scenario,
      );
    case 'turn':
      return turned(scenario, index, touched(board, symmetry, edit.at));
    case 'reef':
      return each(edit.at, (draft, at) => layReef(draft, index, at));
    case 'marker':
      return each(edit.at, (draft, at) => layMarker(draft, index, at));
    case 'erase':
      return erased(scenario, index, touched(board, symmetry, edit.at));
    case 'fort':
      return each(edit.at, (draft, at, twin) => layFort(draft, index, at, ownerOf(draft, index, edit.owner, twin)));
    case 'royalPort':
      return each(edit.at, (draft, at, twin) =>
        layPort(draft, index, at, ownerOf(draft, index, edit.owner, twin) as SeatName),
      );
    case 'ship':
      return each(edit.at, (draft, at, twin) => layShip(draft, index, at, edit.kind, edit.seat + twin));
    case 'zone':
      return painted(scenario, index, edit, symmetry);
    case 'move':
      return moved(
        scenario,
        index,
        edit.squares.flatMap((at) => piecesAt(scenario, index, at)),
        edit,
      );
    case 'carry':
      return isThere(scenario, index, edit.piece) ? moved(scenario, index, [edit.piece], edit) : scenario;
    case 'remove':
      return isThere(scenario, index, edit.piece) ? without(scenario, index, edit.piece) : scenario;
    case 'board':
      return { ...scenario, board: { ...scenario.board, ...edit.board } };
    case 'value':
      return withValue(scenario, edit.path, edit.value);
  }
}

function layIsland(scenario: Scenario, index: number, { shape, at, rot }: Stamp): Scenario {
  return list(scenario, index, 'islands', (now) => [...now, { shape, at, rot }]);
}

/** Squares of the board and their twins, each once. */
function touched(board: BoardSize, symmetry: Symmetry, at: SquareId | readonly SquareId[]): readonly SquareId[] {
  const squares = [at].flat().filter((one) => isSquareOn(board, one));
  return [...new Set(squares.flatMap((one) => twinsOf(board, symmetry, one)))];
}

function isThere(scenario: Scenario, index: number, piece: Piece): boolean {
  return piecesOn(scenario, index).some((one) => isSame(one, piece));
}

/** About its middle, as far as squares allow; it stays on the board. */
function turned(scenario: Scenario, index: number, squares: readonly SquareId[]): Scenario {
  const pieces = squares.flatMap((at) => piecesAt(scenario, index, at).find(({ type }) => type === 'island') ?? []);
  const which = new Set(pieces.map((piece) => ('index' in piece ? piece.index : -1)));
  if (which.size === 0) return scenario;
  return list(scenario, index, 'islands', (now) =>
    now.map((isle, i) => (which.has(i) ? { ...isle, ...turnedStamp(scenario, isle) } : isle)),
  );
}

export function turnedStamp(scenario: Scenario, stamp: Stamp): Stamp {
  const board = boardOf(scenario);
  const rot = (stamp.rot + 1) % 4;
  const [w, h] = sizeOf(scenario, stamp);
  const [across, up] = sizeOf(scenario, { shape: stamp.shape, rot });
  const square = squareFrom(stamp.at);
  const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
  const x = within(columnOf(square) + Math.trunc((w - across) / 2), board.cols - across);
  const y = within(rowOf(square) + Math.trunc((h - up) / 2), board.rows - up);
  return { ...stamp, rot, at: squareId(y * WIDTH + x) };
}

function layReef(scenario: Scenario, index: number, at: SquareId): Scenario {
  const own = owning(scenario, index, 'reefs');
  const now = own.layouts[index]?.reefs?.fixed ?? [];
  return now.includes(at) ? scenario : withValue(own, `layouts[${index}].reefs.fixed`, [...now, at]);
}

/** Twins belong to the seats that follow. */
function ownerOf(scenario: Scenario, index: number, owner: Of<'fort'>['owner'], twin: number): Of<'fort'>['owner'] {
  if (!owner.startsWith('P')) return owner;
  const seats = Math.max(1, ...(wholeLayouts(scenario)[index]?.players ?? []));
  return `P${((Number(owner.slice(1)) - 1 + twin) % seats) + 1}`;
}

function freeId(scenario: Scenario, index: number, letter: string): string {
  const layout = wholeLayouts(scenario)[index];
  const taken = [...(layout?.forts ?? []), ...(layout?.royalPorts ?? [])].map(({ id }) => id);
  let number = 1;
  while (taken.includes(`${letter}${number}`)) number++;
  return `${letter}${number}`;
}

/** Where a fort stands already, it changes hands. */
function layFort(scenario: Scenario, index: number, at: SquareId, owner: Of<'fort'>['owner']): Scenario {
  const id = freeId(scenario, index, 'F');
  return list(scenario, index, 'forts', (now) =>
    now.some((fort) => fort.at === at)
      ? now.map((fort) => (fort.at === at ? { ...fort, owner } : fort))
      : [...now, { id, at, owner }],
  );
}

function layPort(scenario: Scenario, index: number, at: SquareId, owner: SeatName): Scenario {
  const id = freeId(scenario, index, 'R');
  return list(scenario, index, 'royalPorts', (now) =>
    now.some((port) => port.at === at)
      ? now.map((port) => (port.at === at ? { ...port, owner } : port))
      : [...now, { id, at, owner, repair: true }],
  );
}

/** The uppermost piece of each square. */
function erased(scenario: Scenario, index: number, squares: readonly SquareId[]): Scenario {
  const pieces = squares.flatMap((at) => piecesAt(scenario, index, at).slice(0, 1));
  const once = pieces.filter((piece, i) => pieces.findIndex((one) => isSame(one, piece)) === i);
  // From the end of each list: the places of the others stay what they are.
  const placeOf = (piece: Piece): number => ('index' in piece ? piece.index : 0);
  return once
    .sort((one, other) => placeOf(other) - placeOf(one))
    .reduce((draft, piece) => without(draft, index, piece), scenario);
}

function without(scenario: Scenario, index: number, piece: Piece): Scenario {
  const path = `layouts[${index}]`;
  switch (piece.type) {
    case 'ship':
      return shipTo(scenario, index, piece, null);
    case 'marker':
      return withoutMarker(scenario, index, piece.at);
    case 'reef':
      return withValue(owning(scenario, index, 'reefs'), `${path}.reefs.fixed[${piece.index}]`, undefined);
    case 'fort':
      return list(scenario, index, 'forts', (now) => dropped(now, piece.index));
    case 'royalPort':
      return list(scenario, index, 'royalPorts', (now) => dropped(now, piece.index));
    case 'island':
      return list(scenario, index, 'islands', (now) => dropped(now, piece.index));
  }
}

/** Squares come to a zone or leave it; one without any is gone. What is too scattered to be written stays as it was. */
function painted(scenario: Scenario, index: number, { name, squares, isIn }: Of<'zone'>, symmetry: Symmetry): Scenario {
  const board = boardOf(scenario);
  if (!canBeNamed(name)) return scenario;
  const own = owning(scenario, index, 'zones');
  const meant = touched(board, symmetry, squares);
  const before = zoneSquares(own, index, name);
  const comes = isIn ?? !meant.every((square) => before.includes(square));
  const after = comes ? [...new Set([...before, ...meant])] : before.filter((square) => !meant.includes(square));
  const selector = selectorOf(after);
  if (after.length === before.length || !canBeWritten(selector)) return scenario;
  return withValue(own, `layouts[${index}].zones.${name}`, after.length > 0 ? selector : undefined);
}

export function zoneSquares(scenario: Scenario, index: number, name: string): readonly SquareId[] {
  const layout = wholeLayouts(scenario)[index];
  const selector = layout?.zones?.[name];
  const chart = selector === undefined ? null : sheetAt(scenario, index);
  return chart ? squaresNamed(chart, name) : [];
}
