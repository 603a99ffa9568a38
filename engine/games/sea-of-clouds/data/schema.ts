import { cardsOf } from '@/engine/packs/totals';
import type { ColumnSpec, Pack, PackSchema, Range, Report } from '@/engine/packs/schema';

const points: Range = { min: -20, max: 50 };
const coins: Range = { min: 1, max: 12 };
const copies: Range = { min: 1, max: 10 };
const id: ColumnSpec = { kind: 'id' };
const name: ColumnSpec = { kind: 'name', optional: true };
/** Out of the game when `noCurses` is on (8.6). */
const curse: ColumnSpec = { kind: 'flag' };

/** Clauses 2.2–2.5 with the effect codes of 2.10: the tables that an owner of the box may fill in. */
export const SCHEMA: PackSchema = {
  game: 'sea-of-clouds',
  version: 1,
  tables: [
    {
      key: 'rum',
      rows: { min: 1, max: 20 },
      copies,
      // `square`: n bottles score n × n. `most:3`: 3 each for whoever has strictly the most, else 1 each (7.4).
      columns: { id, name, effects: { kind: 'effects', most: 1, codes: { points, square: null, most: points } } },
    },
    {
      key: 'relics',
      rows: { min: 1, max: 8 },
      copies,
      // `ladder`: the total for 1, 2, 3 … copies. `notWithTwo`: taken out openly with two players (3.6).
      columns: { id, name, ladder: { kind: 'ladder', min: -20, max: 99 }, notWithTwo: { kind: 'flag' } },
    },
    {
      key: 'permanents',
      rows: { min: 1, max: 30 },
      copies,
      columns: {
        id,
        name,
        effects: {
          kind: 'effects',
          most: 3,
          codes: {
            strength: { min: -9, max: 9 },
            vp: points,
            chest: { min: 0, max: 12 },
            peekDeckTop: null,
            gainPerWin: coins,
            protectDoubloons: null,
            gainOnBlindDraw: coins,
          },
        },
        curse,
      },
    },
    {
      key: 'immediates',
      rows: { min: 0, max: 20 },
      copies,
      columns: {
        id,
        name,
        effects: {
          kind: 'effects',
          most: 1,
          codes: { discardOwnPirate: null, addCardToEachShare: null, gain: coins, takeFromShare: null },
        },
      },
    },
    {
      key: 'secrets',
      rows: { min: 0, max: 20 },
      copies,
      columns: {
        id,
        name,
        effects: {
          kind: 'effects',
          most: 2,
          codes: {
            vp: points,
            vpPerRum: points,
            vpPerRelicKind: points,
            vpPerRelic: points,
            vpPerFaceUpObject: points,
            vpPerDoubloons: { min: 1, max: 20 },
            vpIfParrot: points,
          },
        },
        curse,
      },
    },
    {
      key: 'pirates',
      rows: { min: 1, max: 30 },
      copies,
      columns: {
        id,
        name,
        strength: { kind: 'number', min: -9, max: 15 },
        once: { kind: 'flag' },
        effects: {
          kind: 'effects',
          most: 1,
          codes: {
            none: null,
            gain: coins,
            stealDoubloons: coins,
            stealRum: { min: 1, max: 3 },
            takeParrot: null,
            takeParrotFromBeaten: null,
            discardObject: null,
            takeFromShare: null,
            swapObject: null,
            swapRum: null,
          },
        },
      },
    },
  ],
  numbers: {
    startDoubloons: { min: 0, max: 20 },
    objectsRemoved: { min: 0, max: 20 },
    rumRemoved: { min: 0, max: 20 },
    piratesRemoved: { min: 0, max: 20 },
  },
  totals: [
    { key: 'rum', tables: ['rum'], box: 21 },
    { key: 'relic', tables: ['relics'], box: 23 },
    { key: 'object', tables: ['permanents', 'immediates', 'secrets'], box: 28 },
    { key: 'pirate', tables: ['pirates'], box: 22 },
  ],
  review,
};

/** All tables together; and what must be left in the deck of two players without curses, so that all slots can be filled. */
export const MOST_CARDS = 120;
const LEAST_LEFT = 20;

function review(pack: Pack, fault: Report): void {
  const cards = SCHEMA.tables.reduce((sum, { key }) => sum + cardsOf(pack, key), 0);
  if (cards > MOST_CARDS) fault('pack-too-many', 'tables', { most: MOST_CARDS, cards });
  const { objectsRemoved = 0, rumRemoved = 0, piratesRemoved = 0 } = pack.numbers;
  const objects = plain(pack, 'permanents') + cardsOf(pack, 'immediates') + plain(pack, 'secrets');
  const relics = (pack.tables.relics ?? []).reduce((sum, row) => sum + (row.notWithTwo ? 0 : (row.count as number)), 0);
  enough(objects, objectsRemoved, 'objectsRemoved', fault);
  enough(cardsOf(pack, 'rum'), rumRemoved, 'rumRemoved', fault);
  enough(cardsOf(pack, 'pirates'), piratesRemoved, 'piratesRemoved', fault);
  const left = objects + relics + cardsOf(pack, 'rum') + cardsOf(pack, 'pirates');
  const removed = objectsRemoved + rumRemoved + piratesRemoved;
  if (left - removed < LEAST_LEFT) fault('pack-too-few', 'tables', { least: LEAST_LEFT, cards: left - removed });
  oneChest(pack, fault);
}

/** The cards of a table that `noCurses` leaves in. */
function plain(pack: Pack, table: string): number {
  return (pack.tables[table] ?? []).reduce((sum, row) => sum + (row.curse ? 0 : (row.count as number)), 0);
}

function enough(cards: number, removed: number, key: string, fault: Report): void {
  if (cards < removed) fault('pack-too-few', `numbers.${key}`, { least: removed, cards });
}

/** The doubloons on the Chest are one heap. */
function oneChest(pack: Pack, fault: Report): void {
  let chests = 0;
  (pack.tables.permanents ?? []).forEach((row, i) => {
    if (!(row.effects as readonly string[]).some((effect) => effect.startsWith('chest'))) return;
    chests += row.count as number;
    if (chests > 1) fault('pack-too-many', `tables.permanents[${i}].count`, { most: 1, cards: chests });
  });
}
