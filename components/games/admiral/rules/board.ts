import { COURSES } from '@/engine/games/admiral/data/compass';
import { HOUSE_CARDS, KINDS, type KindId } from '@/engine/games/admiral/data/ships';
import { columnOf, rowOf, squareFrom, type SquareId } from '@/engine/games/admiral/data/squares';
import { gunsOf, sailsOf, seaOf, show, windNow, type ShownFrame } from '@/engine/games/admiral/public';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { turnedOutline } from '../board/islands';
import type { FigureScript, Over } from './figures';

type Board = Extract<FigureScript, { kind: 'board' }>;

/** A place in squares, x to the right, y down, from the upper left corner of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface DrawnShip extends Spot {
  readonly id: string;
  readonly kind: KindId;
  readonly seat: number;
  readonly hull: number;
  readonly isFireship: boolean;
}

export interface DrawnLine {
  readonly from: Spot;
  readonly to: Spot;
  readonly kind: 'drift' | 'hit' | 'blocked';
}

/** One picture of a board, in squares. */
export interface BoardFrame {
  readonly cols: number;
  readonly rows: number;
  readonly islands: readonly (readonly Spot[])[];
  readonly reefs: readonly Spot[];
  readonly forts: readonly (Spot & { readonly seat: number | null })[];
  readonly ships: readonly DrawnShip[];
  /** Squares that can be reached; bright on the wind's own course. */
  readonly dots: readonly (Spot & { readonly isDownwind: boolean })[];
  readonly lines: readonly DrawnLine[];
  readonly blast: Spot | null;
  /** Where the wind blows to, in degrees clockwise from up; null in a calm. */
  readonly wind: number | null;
  readonly isStorm: boolean;
  readonly dice: readonly {
    readonly side: 'attack' | 'defence';
    readonly faces: readonly number[];
    readonly sum: number;
  }[];
}

export function framesOf(script: Board): BoardFrame[] {
  return script.steps.map(({ shown, frame, over }) => {
    const frames = show(shown);
    const told = frames.slice(0, frame + 1).flatMap(({ events }) => events);
    return drawn(frames[frame] as ShownFrame, script.window, over, told);
  });
}

function drawn(
  { view }: ShownFrame,
  [from, to]: Board['window'],
  over: readonly Over[],
  told: readonly AdmiralEvent[],
): BoardFrame {
  const [west, north] = [columnOf(squareFrom(from)), rowOf(squareFrom(to))];
  const spot = (id: SquareId): Spot => ({ x: columnOf(squareFrom(id)) - west, y: north - rowOf(squareFrom(id)) });
  const sea = seaOf(view.options, view.seats);
  const { strength, course } = windNow(view) ?? { strength: 'calm', course: 'N' };
  const [cols, rows] = [columnOf(squareFrom(to)) - west + 1, north - rowOf(squareFrom(from)) + 1];
  const isShown = ({ x, y }: Spot): boolean => x >= 0 && y >= 0 && x < cols && y < rows;
  const ships = view.ships.flatMap(({ id, at, owner, damage, due }): DrawnShip[] => {
    const ship = at !== null && {
      ...spot(at),
      id,
      kind: kindOf(id),
      seat: owner,
      hull: hullOf(id) - damage,
      isFireship: due > 0,
    };
    return ship && isShown(ship) ? [ship] : [];
  });
  return {
    cols,
    rows,
    islands: sea.islands.map((isle) => {
      const { x, y } = spot(isle.at);
      return turnedOutline(isle).map(([u, v]) => ({ x: x + u, y: y + 1 - v }));
    }),
    reefs: view.reefs.map(spot),
    forts: view.forts.map(({ at, owner }) => ({ ...spot(at), seat: owner })),
    ships,
    dots: over.flatMap((one) =>
      one.kind === 'ways'
        ? sailsOf(view, one.ship).ways.flatMap((way) =>
            way.squares.map((square) => ({
              ...spot(square),
              isDownwind: way.course === course && strength !== 'calm',
            })),
          )
        : [],
    ),
    lines: [
      ...over.flatMap((one): DrawnLine[] => (one.kind === 'shot' ? [shotOf(view, one, spot)] : [])),
      ...(over.some(({ kind }) => kind === 'drifts') ? driftsIn(told, spot) : []),
    ],
    blast: over.flatMap((one) => (one.kind === 'blast' ? [spot(one.at)] : []))[0] ?? null,
    wind: strength === 'calm' ? null : COURSES.indexOf(course) * 45,
    isStorm: strength === 'storm',
    dice: told.flatMap((event): BoardFrame['dice'] =>
      event.type === 'fought'
        ? [
            { side: 'attack', faces: event.attackDice, sum: event.attack },
            { side: 'defence', faces: event.defenceDice, sum: event.defence },
          ]
        : [],
    ),
  };
}

type Place = (id: SquareId) => Spot;

/** A shot that finds its target, or ends at what is in the way. */
function shotOf(view: AdmiralView, { from, to }: Extract<Over, { kind: 'shot' }>, spot: Place): DrawnLine {
  const { rays, aims } = gunsOf(view, from);
  const squareOf = (unit: string): SquareId => view.ships.find(({ id }) => id === unit)?.at ?? unit;
  const target = squareOf(to);
  const isHit = aims.some((aim) => aim.target === to);
  const way = (course: string): number => COURSES.indexOf(course as (typeof COURSES)[number]) * 45;
  const ray = rays.find(({ course }) => way(course) === bearing(spot(squareOf(from)), spot(target)));
  const end = isHit ? target : (ray?.blocker ?? target);
  return { from: spot(squareOf(from)), to: spot(end), kind: isHit ? 'hit' : 'blocked' };
}

/** Degrees clockwise from up, of two spots on one line. */
function bearing(from: Spot, to: Spot): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}

function driftsIn(told: readonly AdmiralEvent[], spot: Place): DrawnLine[] {
  return told.flatMap((event): DrawnLine[] => {
    if (event.type !== 'drifted') return [];
    const to = event.path.at(-1);
    return to === undefined ? [] : [{ from: spot(event.from), to: spot(to), kind: 'drift' }];
  });
}

function kindOf(id: string): KindId {
  return KINDS.find((kind) => id.startsWith(`${kind}-`)) ?? 'brig';
}

function hullOf(id: string): number {
  return HOUSE_CARDS[KINDS.indexOf(kindOf(id))]?.durability ?? 0;
}
