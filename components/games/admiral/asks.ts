import type { Ask } from '@/components/kit/face';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import { KINDS, type KindId, type ShipId } from '@/engine/games/admiral/data/ships';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import type { AdmiralDecision } from '@/engine/games/admiral/decisions';
import { sailsOf, type Sails } from '@/engine/games/admiral/public';
import type { AdmiralView, ShipView, UnitId } from '@/engine/games/admiral/view';

export type AdmiralAsk = Ask<AdmiralView, AdmiralAction, AdmiralDecision>;

/* Things that are touched on the table, by name. */

const UNIT = 'unit-';
const SQUARE = 'square-';
const FIRE = 'fire-';
const BOARD = 'board-';

/** A ship or a fort, whosever it is. */
export const unitThing = (id: UnitId): string => UNIT + id;
export const squareThing = (id: SquareId): string => SQUARE + id;
export const fireThing = (target: UnitId): string => FIRE + target;
export const boardThing = (target: UnitId): string => BOARD + target;
/** A key of the sheet. */
export const deedThing = (...parts: readonly (string | number)[]): string => ['do', ...parts].join('-');

export const DRIFT = deedThing('drift');

/** What is done with a unit that is not in hand for it. */
export const unitDeed = (unit: UnitId, ...parts: readonly (string | number)[]): string =>
  [ownDeeds(unit), ...parts].join('-');
export const ownDeeds = (unit: UnitId): string => `deed-${unit}`;

const after = (mark: string) => (thing: string | undefined) =>
  thing?.startsWith(mark) ? thing.slice(mark.length) : null;

export const unitOf: (thing: string | undefined) => UnitId | null = after(UNIT);
export const squareOfThing: (thing: string | undefined) => SquareId | null = after(SQUARE);
export const firedAt: (thing: string | undefined) => UnitId | null = after(FIRE);
export const boardedAt: (thing: string | undefined) => UnitId | null = after(BOARD);
export const isDeed = (thing: string): boolean => thing.startsWith('do-');

export function kindOf(id: UnitId): KindId | null {
  return KINDS.find((kind) => id.startsWith(`${kind}-`)) ?? null;
}

export const shipOf = ({ ships }: Pick<AdmiralView, 'ships'>, id: UnitId): ShipView | undefined =>
  ships.find((ship) => ship.id === id);

/** Where a ship or a fort is; null: lost, or not on the board yet. */
export function placeOfUnit(view: AdmiralView, id: UnitId): SquareId | null {
  return kindOf(id) ? (shipOf(view, id)?.at ?? null) : id;
}

const known = new WeakMap<AdmiralView, Map<ShipId, Sails>>();

/** `sailsOf`, kept with the view: each move of a question asks for it. */
export function sailsIn(view: AdmiralView, ship: ShipId): Sails {
  const all = known.get(view) ?? new Map<ShipId, Sails>();
  known.set(view, all);
  const sails = all.get(ship) ?? sailsOf(view, ship);
  all.set(ship, sails);
  return sails;
}

/** Where a move ends. */
export function endOf(
  view: AdmiralView,
  { ship, course, squares }: Extract<AdmiralAction, { type: 'Move' }>,
): SquareId {
  const way = sailsIn(view, ship).ways.find((one) => one.course === course);
  return way?.squares[squares - 1] ?? '';
}

const soles = new WeakMap<readonly AdmiralAction[], UnitId | null>();

/** Nothing else can do anything in this turn: it need not be touched first. Null: several can. */
export function soleUnit({ legal, decision }: Pick<AdmiralAsk, 'legal' | 'decision'>): UnitId | null {
  if (decision.kind !== 'Turn') return null;
  const known = soles.get(legal);
  if (known !== undefined) return known;
  const units = new Set(
    legal
      .filter(({ type }) => type !== 'AnnounceFireship' && type !== 'GiveFort')
      .flatMap((action) =>
        'unit' in action ? [action.unit] : action.type === 'StartFortWork' ? [action.fort] : actorsOf(action),
      ),
  );
  const [only = null] = units;
  const sole = units.size === 1 ? only : null;
  soles.set(legal, sole);
  return sole;
}

const actorsOf = (action: AdmiralAction): UnitId[] =>
  'ship' in action ? [action.ship] : 'fort' in action ? [action.fort] : [];

/** The first thing of what a unit does; none: it is the only one. */
export const fromUnit = (unit: UnitId, ask: Pick<AdmiralAsk, 'legal' | 'decision'>): string[] =>
  soleUnit(ask) === unit ? [] : [unitThing(unit)];
