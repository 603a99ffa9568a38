import { wholeLayouts } from '../board/layout';
import type { Layout, Scenario, SeatName, SeatPlan } from '../data/scenario';
import type { KindId } from '../data/ships';
import { columnOf, rowOf, squareFrom, squareId, WIDTH, type SquareId } from '../data/squares';
import { dropped, owning, withValue } from './paths';
import { boardOf, isSquareOn, piecesAt, plansOf, type Piece } from './pieces';
import { placed } from './generate';
import { selectorOf } from './selecting';
import { sheetAt, squaresNamed } from './laid';
import { sizeOf, twinsOf, twinStamps, type BoardSize, type Stamp, type Symmetry } from './symmetry';

/** 15.2: one touch of a tool. */
export type Edit =
  | ({ readonly type: 'island' } & Stamp)
  | { readonly type: 'turn'; readonly at: SquareId }
  | { readonly type: 'reef' | 'marker' | 'erase'; readonly at: SquareId }
  | { readonly type: 'fort'; readonly at: SquareId; readonly owner: SeatName | 'neutral' | 'ruined' | 'none' }
  | { readonly type: 'royalPort'; readonly at: SquareId; readonly owner: SeatName }
  | { readonly type: 'ship'; readonly at: SquareId; readonly kind: KindId; readonly seat: number }
  | { readonly type: 'zone'; readonly name: string; readonly squares: readonly SquareId[]; readonly isIn: boolean }
  | { readonly type: 'move'; readonly squares: readonly SquareId[]; readonly dx: number; readonly dy: number }
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
      return each(edit.at, (draft, at) => turned(draft, index, at));
    case 'reef':
      return each(edit.at, (draft, at) => layReef(draft, index, at));
    case 'marker':
      return each(edit.at, (draft, at) => layMarker(draft, index, at));
    case 'erase':
      return each(edit.at, (draft, at) => erased(draft, index, at));
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
      return moved(scenario, index, edit);
    case 'board':
      return { ...scenario, board: { ...scenario.board, ...edit.board } };
    case 'value':
      return withValue(scenario, edit.path, edit.value);
  }
}

/** A list of a layout with what it holds now, its own from then on. */
function list<K extends 'islands' | 'forts' | 'royalPorts'>(
  scenario: Scenario,
  index: number,
  key: K,
  change: (now: readonly NonNullable<Layout[K]>[number][]) => readonly NonNullable<Layout[K]>[number][],
): Scenario {
  const own = owning(scenario, index, key);
  const now = (own.layouts[index]?.[key] ?? []) as readonly NonNullable<Layout[K]>[number][];
  return withValue(own, `layouts[${index}].${key}`, change(now));
}

function layIsland(scenario: Scenario, index: number, { shape, at, rot }: Stamp): Scenario {
  return list(scenario, index, 'islands', (now) => [...now, { shape, at, rot }]);
}

/** About its middle, as far as squares allow; it stays on the board. */
function turned(scenario: Scenario, index: number, at: SquareId): Scenario {
  const piece = piecesAt(scenario, index, at).find(({ type }) => type === 'island');
  if (piece?.type !== 'island') return scenario;
  return list(scenario, index, 'islands', (now) =>
    now.map((isle, i) => (i === piece.index ? { ...isle, ...turnedStamp(scenario, isle) } : isle)),
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

const PEARL = { id: 'pearl', look: 'pearl' } as const;

function layMarker(scenario: Scenario, index: number, at: SquareId): Scenario {
  if (piecesAt(scenario, index, at).some(({ type }) => type === 'marker')) return scenario;
  const kind = scenario.markers?.[0];
  const own = owning(kind ? scenario : { ...scenario, markers: [PEARL] }, index, 'place');
  const marker = kind?.id ?? PEARL.id;
  const now = own.layouts[index]?.place ?? [];
  // Squares by name are gathered in one entry; zones and draws stay as they are.
  const plain = now.filter((one) => isPlain(one.squares, one.fill) && one.marker === marker);
  const squares = [...plain.flatMap((one) => one.squares.split('+')), at];
  const others = now.filter((one) => !plain.includes(one));
  return withValue(own, `layouts[${index}].place`, [...others, ...placed(squares, marker)]);
}

function isPlain(squares: string, fill = 'all'): boolean {
  return fill === 'all' && /^[A-X]\d+(\+[A-X]\d+)*$/.test(squares);
}

/** Seats that each have a plan of their own: whoever had the same now has a copy. Layouts that took theirs from here keep what they had. */
export function withOwnPlans(scenario: Scenario, index: number): Scenario {
  const layout = wholeLayouts(scenario)[index];
  if (!layout?.seats || !('each' in layout.seats)) return owning(scenario, index, 'seats');
  const plans = plansOf(layout).map((plan, seat): SeatPlan => ({ ...plan, seat: `P${seat + 1}` }));
  const { id } = layout;
  const kept = scenario.layouts.reduce((all, one, i) => (one.extends === id ? owning(all, i, 'seats') : all), scenario);
  const wide = withValue(kept, `layouts[${index}].players`, plans.length);
  return withValue(wide, `layouts[${index}].seats`, plans);
}

function layShip(scenario: Scenario, index: number, at: SquareId, kind: KindId, seat: number): Scenario {
  const own = withOwnPlans(scenario, index);
  const plans = own.layouts[index]?.seats ?? [];
  if ('each' in plans || plans.length === 0) return scenario;
  const whose = seat % plans.length;
  const plan = plans[whose] as SeatPlan;
  const stands = [plan.fixed?.[kind] ?? []].flat();
  if (stands.includes(at)) return scenario;
  const fleet = plan.fleet ?? [];
  const has = fleet.filter((one) => one === kind).length;
  const next: SeatPlan = {
    ...plan,
    fixed: { ...plan.fixed, [kind]: [...stands, at] },
    ...(has <= stands.length && { fleet: [...fleet, kind] }),
  };
  return withValue(own, `layouts[${index}].seats[${whose}]`, next);
}

/** The uppermost piece of a square. */
function erased(scenario: Scenario, index: number, at: SquareId): Scenario {
  const [piece] = piecesAt(scenario, index, at);
  return piece ? without(scenario, index, piece) : scenario;
}

export function without(scenario: Scenario, index: number, piece: Piece): Scenario {
  const path = `layouts[${index}]`;
  switch (piece.type) {
    case 'ship': {
      const own = withOwnPlans(scenario, index);
      const plan = plansOf(wholeLayouts(own)[index] ?? { players: [] })[piece.seat];
      const left = dropped([plan?.fixed?.[piece.kind] ?? []].flat(), piece.index);
      const fixed = `${path}.seats[${piece.seat}].fixed`;
      return withValue(own, `${fixed}.${piece.kind}`, left.length > 0 ? left : undefined);
    }
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

/** Out of a zone, too: `zone:lagoon-L6`. */
function withoutMarker(scenario: Scenario, index: number, at: SquareId): Scenario {
  const own = owning(scenario, index, 'place');
  const places = sheetAt(own, index)?.places ?? [];
  const now = own.layouts[index]?.place ?? [];
  const next = now.flatMap((one, i) => {
    const squares = places[i]?.squares ?? [];
    if (!squares.includes(squareFrom(at))) return [one];
    if (squares.length === 1) return [];
    const left = isPlain(one.squares, one.fill)
      ? one.squares
          .split('+')
          .filter((square) => square !== at)
          .join('+')
      : `${one.squares}-${at}`;
    return [{ ...one, squares: left }];
  });
  return withValue(own, `layouts[${index}].place`, next);
}

/** Squares come to a zone or leave it; one without any is gone. */
function painted(scenario: Scenario, index: number, { name, squares, isIn }: Of<'zone'>, symmetry: Symmetry): Scenario {
  const board = boardOf(scenario);
  const own = owning(scenario, index, 'zones');
  const meant = squares.filter((square) => isSquareOn(board, square)).flatMap((one) => twinsOf(board, symmetry, one));
  const before = zoneSquares(own, index, name);
  const after = isIn ? [...new Set([...before, ...meant])] : before.filter((square) => !meant.includes(square));
  if (after.length === before.length) return scenario;
  return withValue(own, `layouts[${index}].zones.${name}`, after.length > 0 ? selectorOf(after) : undefined);
}

export function zoneSquares(scenario: Scenario, index: number, name: string): readonly SquareId[] {
  const layout = wholeLayouts(scenario)[index];
  const selector = layout?.zones?.[name];
  const chart = selector === undefined ? null : sheetAt(scenario, index);
  return chart ? squaresNamed(chart, name) : [];
}

/** Whatever stands on these squares, by so many; what would leave the board stays. */
function moved(scenario: Scenario, index: number, { squares, dx, dy }: Of<'move'>): Scenario {
  const board = boardOf(scenario);
  const to = (at: SquareId): SquareId | null => {
    const square = squareFrom(at);
    const [x, y] = [columnOf(square) + dx, rowOf(square) + dy];
    return x >= 0 && y >= 0 && x < board.cols && y < board.rows ? squareId(y * WIDTH + x) : null;
  };
  const isMeant = (at: SquareId): boolean => squares.includes(at);
  const next = (at: SquareId): SquareId => (isMeant(at) && to(at)) || at;
  const touched = squares.flatMap((at) => piecesAt(scenario, index, at));
  const isles = new Set(touched.flatMap((piece) => (piece.type === 'island' ? [piece.index] : [])));
  let draft = scenario;
  if (isles.size > 0)
    draft = list(draft, index, 'islands', (now) =>
      now.map((isle, i) => (isles.has(i) ? { ...isle, at: to(isle.at) ?? isle.at } : isle)),
    );
  for (const key of ['forts', 'royalPorts'] as const)
    if (touched.some(({ type }) => `${type}s` === key))
      draft = list(draft, index, key, (now) => now.map((one) => ({ ...one, at: next(one.at) })) as typeof now);
  if (touched.some(({ type }) => type === 'reef')) {
    draft = owning(draft, index, 'reefs');
    const fixed = draft.layouts[index]?.reefs?.fixed ?? [];
    draft = withValue(draft, `layouts[${index}].reefs.fixed`, [...new Set(fixed.map(next))]);
  }
  const lots = touched.filter(({ type }) => type === 'marker');
  for (const { at } of lots) draft = withoutMarker(draft, index, at);
  for (const { at } of lots) draft = layMarker(draft, index, next(at));
  return touched.reduce(
    (now, piece) => (piece.type === 'ship' ? shipTo(now, index, piece, next(piece.at)) : now),
    draft,
  );
}

function shipTo(
  scenario: Scenario,
  index: number,
  { seat, kind, index: i }: Extract<Piece, { type: 'ship' }>,
  at: SquareId,
) {
  const own = withOwnPlans(scenario, index);
  const plan = plansOf(wholeLayouts(own)[index] ?? { players: [] })[seat];
  const stands = [plan?.fixed?.[kind] ?? []].flat();
  const path = `layouts[${index}].seats[${seat}].fixed.${kind}`;
  return withValue(
    own,
    path,
    stands.map((square, k) => (k === i ? at : square)),
  );
}
