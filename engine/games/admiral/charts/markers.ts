import type { PlacePlan, Scenario } from '../data/scenario';
import { squareFrom, squareId, type SquareId } from '../data/squares';
import { placed } from './generate';
import { sheetAt } from './laid';
import { owning, withValue } from './paths';
import { piecesAt } from './pieces';
import { canBeWritten, selectorOf } from './selecting';

const PEARL = { id: 'pearl', look: 'pearl' } as const;

export function layMarker(scenario: Scenario, index: number, at: SquareId): Scenario {
  if (piecesAt(scenario, index, at).some(({ type }) => type === 'marker')) return scenario;
  const kind = scenario.markers?.[0];
  const own = owning(kind ? scenario : { ...scenario, markers: [PEARL] }, index, 'place');
  const marker = kind?.id ?? PEARL.id;
  const now = own.layouts[index]?.place ?? [];
  // Squares by name are gathered in one entry; zones and draws stay as they are.
  const plain = now.filter((one) => isOnEach(one) && isList(one.squares) && one.marker === marker);
  const squares = [...plain.flatMap((one) => one.squares.split('+')), at];
  const others = now.filter((one) => !plain.includes(one));
  return withValue(own, `layouts[${index}].place`, [...others, ...placed(squares, marker)]);
}

function isList(squares: string): boolean {
  return /^[A-X]\d+(\+[A-X]\d+)*$/.test(squares);
}

/** A marker on each of the squares, whatever their number. */
function isOnEach({ fill = 'all', count }: PlacePlan): boolean {
  return fill === 'all' && count === undefined;
}

/** Out of a zone, too: `zone:lagoon-L6`. The same scenario, where the rest could not be written. */
export function withoutMarker(scenario: Scenario, index: number, at: SquareId): Scenario {
  const own = owning(scenario, index, 'place');
  const places = sheetAt(own, index)?.places ?? [];
  const gone = squareFrom(at);
  const next = (own.layouts[index]?.place ?? []).map((one, i): readonly PlacePlan[] | null => {
    const squares = places[i]?.squares ?? [];
    return squares.includes(gone)
      ? withoutSquare(one, squares.filter((square) => square !== gone).map(squareId), at)
      : [one];
  });
  return next.includes(null)
    ? scenario
    : withValue(
        own,
        `layouts[${index}].place`,
        next.flatMap((plans) => plans ?? []),
      );
}

/** Null: neither so nor in parts. */
function withoutSquare(one: PlacePlan, left: readonly SquareId[], at: SquareId): readonly PlacePlan[] | null {
  if (left.length === 0) return [];
  const words = isList(one.squares) ? [left.join('+')] : [`${one.squares}-${at}`, selectorOf(left)];
  const squares = words.find(canBeWritten);
  if (squares === undefined) return isOnEach(one) ? placed(left, one.marker) : null;
  return [{ ...one, ...fewer(one, left.length), squares }];
}

/** V09: no more markers than squares. */
function fewer({ count, fill }: PlacePlan, most: number): Partial<PlacePlan> {
  const random = /^random (\d+)$/.exec(fill ?? '')?.[1];
  return {
    ...(count !== undefined && { count: Math.min(count, most) }),
    ...(random !== undefined && { fill: `random ${Math.min(Number(random), most)}` }),
  };
}
