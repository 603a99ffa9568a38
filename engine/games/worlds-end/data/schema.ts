import { cardsOf } from '@/engine/packs/totals';
import type { ColumnSpec, Pack, PackRow, PackSchema, Range, Report } from '@/engine/packs/schema';
import { EAST, regionOf, seaFrom, SEAS, WEST, type Region } from './board';
import { HEROES } from './cards';
import { COMPANY } from './company';
import { LAST_CELL, MONEY_STEP } from './table';

const one: Range = { min: 1, max: 1 };
const id: ColumnSpec = { kind: 'id' };
const name: ColumnSpec = { kind: 'name', optional: true };
const attack: ColumnSpec = { kind: 'number', min: 1, max: 3 };
const defence: ColumnSpec = { kind: 'number', min: 1, max: 5 };
const survivability: ColumnSpec = { kind: 'flag' };
const upTo = (max: number): Range => ({ min: 1, max });
/** What a paid skill costs, in hundreds of gold. */
const hundreds: Range = upTo(10);

export const MOST_GOODS = 5;
const SEAS_OF_A_GOOD = 3;

/** E-19: the tables that an owner of the box may fill in. Places, borders and regions are the board's. */
export const SCHEMA: PackSchema = {
  game: 'worlds-end',
  version: 1,
  tables: [
    {
      key: 'seas',
      rows: { min: SEAS.length, max: SEAS.length },
      copies: one,
      columns: {
        id: { kind: 'enum', values: SEAS },
        name,
        difficulty: { kind: 'number', min: 1, max: 3 },
        income: { kind: 'number', min: 0, max: 900, step: MONEY_STEP },
        // Which row of `goods`, by its number.
        goods: { kind: 'effects', most: 1, codes: { none: null, good: upTo(MOST_GOODS) } },
        port: { kind: 'flag' },
      },
    },
    {
      key: 'goods',
      rows: upTo(MOST_GOODS),
      copies: one,
      columns: { id: { kind: 'enum', values: ['good-1', 'good-2', 'good-3', 'good-4', 'good-5'] }, name },
    },
    {
      key: 'ships',
      rows: upTo(57),
      copies: upTo(12),
      columns: {
        id,
        name,
        price: { kind: 'number', min: 100, max: 2000, step: MONEY_STEP },
        attack,
        defence,
        survivability,
      },
    },
    {
      key: 'company',
      rows: { min: COMPANY.length, max: COMPANY.length },
      copies: one,
      columns: { id: { kind: 'enum', values: COMPANY }, attack, defence, survivability },
    },
    {
      key: 'manoeuvres',
      rows: upTo(15),
      copies: upTo(10),
      columns: {
        id,
        name,
        // Windows 1 (`dice`, `aim`, `noCheck`, `board`), 2 (`defence`, `smoke` from this value up, `screen`), 3 to 6 (4.12.8).
        effect: {
          kind: 'effects',
          most: 1,
          codes: {
            dice: upTo(2),
            aim: upTo(2),
            noCheck: null,
            board: null,
            reroll: null,
            volley: null,
            defence: upTo(2),
            smoke: { min: 2, max: 6 },
            screen: null,
            patch: upTo(3),
            answer: upTo(3),
          },
        },
      },
    },
    {
      key: 'heroes',
      rows: { min: HEROES.length, max: HEROES.length },
      copies: one,
      columns: {
        id: { kind: 'enum', values: HEROES },
        name,
        free: {
          kind: 'effects',
          most: 1,
          codes: { none: null, reroll: null, connections: null, keenEye: null, bargain: null },
        },
        paid: {
          kind: 'effects',
          most: 1,
          codes: { none: null, compass: hundreds, parley: hundreds, plates: hundreds, cursedGold: hundreds },
        },
      },
    },
  ],
  numbers: { armadaTwo: upTo(LAST_CELL), armadaThree: upTo(LAST_CELL) },
  totals: [
    { key: 'seas', tables: ['seas'], box: 15 },
    { key: 'ships', tables: ['ships'], box: 57 },
    { key: 'company', tables: ['company'], box: 5 },
    { key: 'manoeuvres', tables: ['manoeuvres'], box: 30 },
    { key: 'heroes', tables: ['heroes'], box: 4 },
  ],
  review,
};

const SHIPS: Range = { min: 20, max: 120 };
const CARDS: Range = { min: 10, max: 60 };

function review(pack: Pack, fault: Report): void {
  goodsFit(pack, fault);
  for (const region of [WEST, EAST]) hasPort(pack, region, fault);
  const { armadaTwo = 0, armadaThree = 0 } = pack.numbers;
  if (armadaTwo > armadaThree) fault('pack-number', 'numbers.armadaTwo', { min: 1, max: armadaThree });
  enough(pack, 'ships', SHIPS, fault);
  enough(pack, 'manoeuvres', CARDS, fault);
  idsDiffer(pack, fault);
}

function rowsOf(pack: Pack, table: string): readonly PackRow[] {
  return pack.tables[table] ?? [];
}

/** Each good is that of exactly three seas, and has a row. */
function goodsFit(pack: Pack, fault: Report): void {
  for (let good = 1; good <= MOST_GOODS; good++) {
    const row = rowsOf(pack, 'goods').findIndex((one) => one.id === `good-${good}`);
    const seas = rowsOf(pack, 'seas').flatMap((one, i) =>
      (one.goods as readonly string[])[0] === `good:${good}` ? [i] : [],
    );
    if (row < 0 && seas.length > 0) fault('pack-missing', `tables.seas[${seas[0]}].goods`);
    else if (row >= 0 && seas.length !== SEAS_OF_A_GOOD) {
      fault('pack-exactly', `tables.goods[${row}].id`, { wanted: SEAS_OF_A_GOOD, cards: seas.length });
    }
  }
}

function hasPort(pack: Pack, region: Region, fault: Report): void {
  const seas = rowsOf(pack, 'seas').flatMap((row, i) =>
    regionOf(seaFrom(row.id as string) as number) === region ? [{ i, port: row.port }] : [],
  );
  if (!seas.some(({ port }) => port === true)) fault('pack-needed', `tables.seas[${seas[0]?.i ?? 0}].port`);
}

function enough(pack: Pack, table: string, { min, max }: Range, fault: Report): void {
  const cards = cardsOf(pack, table);
  if (cards < min) fault('pack-too-few', `tables.${table}`, { least: min, cards });
  if (cards > max) fault('pack-too-many', `tables.${table}`, { most: max, cards });
}

/** E-39: the ids that ships come to bear, copy after copy; no Company ship has one of them. */
function idsDiffer(pack: Pack, fault: Report): void {
  const seen = new Set<string>(COMPANY);
  rowsOf(pack, 'ships').forEach((row, i) => {
    for (const ship of copiesOf(row)) {
      if (seen.has(ship)) fault('pack-twice', `tables.ships[${i}].id`, { value: ship });
      seen.add(ship);
    }
  });
}

/** E-39: the first copy bears the id of the row. */
export function copiesOf(row: PackRow): string[] {
  const id = row.id as string;
  return Array.from({ length: row.count as number }, (_, copy) => (copy === 0 ? id : `${id}-${copy + 1}`));
}
