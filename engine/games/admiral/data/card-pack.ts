import type { ColumnSpec, Pack, PackRow, PackSchema, Report } from '@/engine/packs/schema';
import { HOUSE_CARDS, KINDS, type ShipCard } from './ships';

const upTo = (max: number, min = 0): ColumnSpec => ({ kind: 'number', min, max });

const MOST_LOAD = 4;
const LOADS = Array.from({ length: MOST_LOAD + 1 }, (_, load) => load);

/** E-5: the printed ship cards, one row for each kind. */
export const SHIP_CARDS: PackSchema = {
  game: 'admiral',
  version: 1,
  tables: [
    {
      key: 'ships',
      rows: { min: KINDS.length, max: KINDS.length },
      copies: { min: 1, max: 1 },
      columns: {
        id: { kind: 'enum', values: KINDS },
        freshStraight: upTo(9),
        freshOblique: upTo(9),
        calmStraight: upTo(9),
        calmOblique: upTo(9),
        stormStraight: upTo(9),
        stormOblique: upTo(9),
        rangeStraight: upTo(9),
        rangeOblique: upTo(9),
        shots: upTo(6),
        shotsStorm: upTo(6),
        durability: upTo(12, 1),
        cost: upTo(30, 1),
        load: upTo(MOST_LOAD),
        // The range that so many markers cost; what is beyond the largest load says nothing.
        ...Object.fromEntries(LOADS.map((load) => [`lost${load}`, upTo(3)])),
      },
    },
  ],
  numbers: {},
  totals: [],
  review,
};

/** Shots in a storm are not above those in other winds. */
function review({ tables }: Pack, fault: Report): void {
  tables.ships?.forEach(({ shots, shotsStorm }, i) => {
    if ((shotsStorm as number) > (shots as number))
      fault('pack-number', `tables.ships[${i}].shotsStorm`, { min: 0, max: shots as number });
  });
}

function rowOf({ fresh, calm, storm, range, shots, durability, cost, penalty }: ShipCard, kind: number): PackRow {
  return {
    id: KINDS[kind] as string,
    freshStraight: fresh[0],
    freshOblique: fresh[1],
    calmStraight: calm[0],
    calmOblique: calm[1],
    stormStraight: storm[0],
    stormOblique: storm[1],
    rangeStraight: range[0],
    rangeOblique: range[1],
    shots: shots[0],
    shotsStorm: shots[1],
    durability,
    cost,
    load: penalty.length - 1,
    ...Object.fromEntries(LOADS.map((load) => [`lost${load}`, penalty[load] ?? penalty.at(-1) ?? 0])),
    count: 1,
  };
}

const PRINTED: Readonly<Partial<Record<string, readonly string[]>>> = {
  line: ['shots', 'shotsStorm', 'durability', 'stormOblique', 'load', 'lost0', 'lost1', 'lost2'],
  galleon: ['shots', 'shotsStorm', 'load', 'lost0', 'lost1', 'lost2'],
  frigate: ['freshStraight', 'shots', 'durability', 'load', 'lost0', 'lost1'],
  brig: ['calmStraight', 'calmOblique', 'stormOblique', 'shots', 'durability', 'load', 'lost0', 'lost1'],
};

/** E-5: what the rulebook itself says of a kind; null where only the printed card does. */
export function printedNumber(kind: string, column: string): number | null {
  if (!PRINTED[kind]?.includes(column)) return null;
  const row = HOUSE_CARD_PACK.tables.ships?.find(({ id }) => id === kind);
  return (row?.[column] as number | undefined) ?? null;
}

/** The cards of the house as a pack, to be copied and changed. */
export const HOUSE_CARD_PACK: Pack = {
  pack: 1,
  game: 'admiral',
  version: 1,
  name: 'Admiral',
  tables: { ships: HOUSE_CARDS.map(rowOf) },
  numbers: {},
};

/** By kind, from a pack that was read before. */
export function cardsFrom({ tables }: Pack): ShipCard[] {
  return KINDS.map((kind) => {
    const row = tables.ships?.find(({ id }) => id === kind) as PackRow;
    const number = (key: string): number => row[key] as number;
    return {
      fresh: [number('freshStraight'), number('freshOblique')],
      calm: [number('calmStraight'), number('calmOblique')],
      storm: [number('stormStraight'), number('stormOblique')],
      range: [number('rangeStraight'), number('rangeOblique')],
      shots: [number('shots'), number('shotsStorm')],
      durability: number('durability'),
      cost: number('cost'),
      penalty: LOADS.slice(0, number('load') + 1).map((load) => number(`lost${load}`)),
    };
  });
}
