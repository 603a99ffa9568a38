import type { SeatSetup } from '@/engine';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import { COURSES, directionOf, DX, DY, strengthOf } from '@/engine/games/admiral/data/compass';
import { squareFrom, squareId, WIDTH, type SquareId } from '@/engine/games/admiral/data/squares';
import { driftsAhead, gunsOf, sailsOf, seaOf } from '@/engine/games/admiral/public';
import type { AdmiralView, UnitId } from '@/engine/games/admiral/view';
import { boardedAt, firedAt, kindOf, placeOfUnit, squareOfThing, unitOf, endOf } from './asks';
import { colourOf } from './colours';
import { dangerOf } from './danger';
import type { Headings } from './headings';
import { minesOf } from './mines';
import type { BoardState, DriftMark, Fan, FireLine, Wind } from './scene/board-state';

/** What a finger has to do with the board now. */
export type Mode = 'move' | 'fire' | 'board';

/** What is pointed out on the board: a few words, so that the same ones draw nothing anew. */
export interface Pointed {
  readonly unit: UnitId | null;
  readonly mode: Mode;
  /** It is asked of the one who looks: reaches are shown. */
  readonly asked: boolean;
  readonly lit: readonly SquareId[];
  readonly targets: readonly UnitId[];
  readonly chosen: SquareId | null;
  readonly aimed: UnitId | null;
  readonly danger: number | null;
  /** No other eyes are on the screen: own mines are drawn. */
  readonly mines: boolean;
}

export const NOT_POINTED: Pointed = {
  unit: null,
  mode: 'move',
  asked: false,
  lit: [],
  targets: [],
  chosen: null,
  aimed: null,
  danger: null,
  mines: false,
};

export function windOf({ sector }: Pick<AdmiralView, 'sector'>): Wind | null {
  return sector === null ? null : { course: directionOf(sector), strength: strengthOf(sector) };
}

export function boardStateOf(
  view: AdmiralView,
  seats: readonly SeatSetup[],
  headings: Headings,
  pointed: Pointed,
): BoardState {
  const sea = seaOf(view.options, view.seats);
  const wind = windOf(view);
  const lots = new Map<SquareId, number>();
  for (const at of view.lots) lots.set(at, (lots.get(at) ?? 0) + 1);
  const { unit, mode, asked } = pointed;
  return {
    reefs: view.reefs,
    mines: minesOf(view, seats, pointed.mines),
    lots: [...lots].map(([at, count]) => ({ at, count })),
    treasure: sea.scenario.markers?.[0]?.look === 'treasure',
    ships: view.ships.flatMap((ship) => {
      const kind = kindOf(ship.id);
      if (ship.at === null || !kind) return [];
      return [
        {
          id: ship.id,
          kind,
          seat: colourOf(seats, ship.owner),
          at: ship.at,
          heading: headings[ship.id] ?? 0,
          damage: ship.damage,
          cargo: ship.cargo,
          locked: ship.locked,
          burning: ship.due > 0,
          atWork: ship.repair !== null || ship.work !== null,
        },
      ];
    }),
    forts: view.forts.map((fort, i) => ({
      at: fort.at,
      seat: fort.owner === null ? null : colourOf(seats, fort.owner),
      isRoyal: sea.forts[i]?.look === 'royalPort',
      ruined: fort.ruined,
      damage: fort.damage,
      holds: fort.holds,
    })),
    wind,
    selected: unit ? placeOfUnit(view, unit) : null,
    fan: unit && asked && mode === 'move' ? fanOf(view, unit, wind) : null,
    fires: unit && mode === 'fire' ? firesOf(view, unit, pointed.aimed) : [],
    lit: pointed.lit,
    targets: pointed.targets.flatMap((id) => placeOfUnit(view, id) ?? []),
    chosen: pointed.chosen,
    drifts: driftsOf(view, seats),
    danger: pointed.danger === null ? null : dangerOf(view, pointed.danger),
  };
}

function fanOf(view: AdmiralView, unit: UnitId, wind: Wind | null): Fan | null {
  const from = placeOfUnit(view, unit);
  if (!kindOf(unit) || from === null) return null;
  const { canSail, ways } = sailsOf(view, unit);
  if (!canSail) return null;
  const rays = ways.flatMap(({ course, squares, least }) => {
    const reached = squares.slice(least - 1);
    const at = COURSES.indexOf(course);
    return reached.length > 0
      ? [{ course: at, squares: reached, isDownwind: wind?.strength === 1 && wind.course === at }]
      : [];
  });
  return { from, rays };
}

function firesOf(view: AdmiralView, unit: UnitId, aimed: UnitId | null): FireLine[] {
  const from = placeOfUnit(view, unit);
  if (from === null) return [];
  const { rays, aims } = gunsOf(view, unit);
  const hit = new Set(aims.map(({ at }) => at));
  const ways = rays.flatMap(({ squares, blocker }): FireLine[] => {
    const to = blocker ?? squares.at(-1);
    if (to === undefined || squares.some((square) => hit.has(square))) return [];
    return [{ from, to, chance: null, isChosen: false, isBlocked: blocker !== null }];
  });
  const shots = aims.map(({ at, chance, target }): FireLine => ({
    from,
    to: at,
    chance,
    isChosen: target === aimed,
    isBlocked: false,
  }));
  // Two ships in one port are one line; the chosen one is drawn last.
  const first = shots.filter((line, i) => shots.findIndex(({ to }) => to === line.to) === i || line.isChosen);
  return [...ways, ...first.sort((a, b) => Number(a.isChosen) - Number(b.isChosen))];
}

function driftsOf(view: AdmiralView, seats: readonly SeatSetup[]): DriftMark[] {
  if (windOf(view)?.strength !== 2 || view.phase !== 'turn') return [];
  const seat = colourOf(seats, view.active);
  const ahead = driftsAhead(view);
  const first = Math.min(...ahead.map(({ place }) => place));
  const marks = ahead.map(({ ship, from, path, damage, place }): DriftMark => ({
    ship,
    kind: kindOf(ship) ?? 'brig',
    seat,
    from,
    path,
    reef: damage > 0 ? { at: reefBehind(path.at(-1) ?? from, view), damage } : null,
    order: place,
    isNext: place === first,
    isSheltered: false,
  }));
  const sheltered = view.ships.flatMap(({ id, owner, at, moved }): DriftMark[] =>
    owner === view.active && at !== null && !moved && sailsOf(view, id).isSheltered
      ? [
          {
            ship: id,
            kind: kindOf(id) ?? 'brig',
            seat,
            from: at,
            path: [],
            reef: null,
            order: null,
            isNext: false,
            isSheltered: true,
          },
        ]
      : [],
  );
  return [...marks, ...sheltered];
}

/** The square next downwind. */
function reefBehind(square: SquareId, view: AdmiralView): SquareId {
  const course = windOf(view)?.course ?? 0;
  const at = squareFrom(square);
  return squareId(at + (DX[course] ?? 0) + WIDTH * (DY[course] ?? 0));
}

/** The square that an answer is about. */
export function chosenSquare(view: AdmiralView, chosen: AdmiralAction | null): SquareId | null {
  if (!chosen) return null;
  if (chosen.type === 'Move') return endOf(view, chosen);
  if (chosen.type === 'ChooseStartPort') return chosen.fort;
  return 'square' in chosen ? chosen.square : null;
}

/** What of the things that can be touched now lies on the board. */
export function onBoard(things: Iterable<string>): {
  squares: SquareId[];
  units: UnitId[];
  fires: UnitId[];
  boards: UnitId[];
} {
  const found = { squares: [] as SquareId[], units: [] as UnitId[], fires: [] as UnitId[], boards: [] as UnitId[] };
  for (const thing of things) {
    const [square, unit, fire, board] = [squareOfThing(thing), unitOf(thing), firedAt(thing), boardedAt(thing)];
    if (square) found.squares.push(square);
    if (unit) found.units.push(unit);
    if (fire) found.fires.push(fire);
    if (board) found.boards.push(board);
  }
  return found;
}
