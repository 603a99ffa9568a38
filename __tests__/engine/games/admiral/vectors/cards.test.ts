import { Board } from '@/__tests__/fixtures/admiral/board';
import { readOptions } from '@/engine/core/options';
import { cardsFrom, HOUSE_CARD_PACK, SHIP_CARDS } from '@/engine/games/admiral/data/card-pack';
import { HOUSE_CARDS } from '@/engine/games/admiral/data/ships';
import { OPTIONS } from '@/engine/games/admiral/options';
import { packText, reviewPack } from '@/engine/packs/read';
import type { Pack } from '@/engine/packs/schema';

/** The house cards with this of the brig's row set otherwise. */
function withBrig(change: Readonly<Record<string, unknown>>): Pack {
  const ships = HOUSE_CARD_PACK.tables.ships?.map((row) => (row.id === 'brig' ? { ...row, ...change } : row)) ?? [];
  return { ...HOUSE_CARD_PACK, name: 'Mine', tables: { ships } } as Pack;
}

const faults = (pack: unknown): string[] => reviewPack(SHIP_CARDS, pack).faults.map(({ code, at }) => `${code} ${at}`);

test('E-5 the house cards are a pack like any other, and read back they are the table of 2.4', () => {
  expect(faults(HOUSE_CARD_PACK)).toEqual([]);
  expect(cardsFrom(HOUSE_CARD_PACK)).toEqual(HOUSE_CARDS);
});

test.each([
  [{ freshStraight: 10 }, 'pack-number tables.ships[3].freshStraight'],
  [{ durability: 0 }, 'pack-number tables.ships[3].durability'],
  [{ durability: 13 }, 'pack-number tables.ships[3].durability'],
  [{ cost: 31 }, 'pack-number tables.ships[3].cost'],
  [{ shots: 1, shotsStorm: 2 }, 'pack-number tables.ships[3].shotsStorm'],
  [{ load: 5 }, 'pack-number tables.ships[3].load'],
  [{ lost1: 4 }, 'pack-number tables.ships[3].lost1'],
  [{ id: 'raft' }, 'pack-id tables.ships[3].id'],
  [{ id: 'line' }, 'pack-twice tables.ships[3].id'],
])('E-5 refused: %j', (change, fault) => {
  const [first = ''] = faults(withBrig(change));
  expect(first.split(' ')[1]).toBe(fault.split(' ')[1]);
  expect(() => readOptions(OPTIONS, { cards: JSON.stringify(withBrig(change)) })).toThrow();
});

test('E-5 the rules read the cards and name no number: range, shots, durability, drift, load', () => {
  const cards = packText(
    withBrig({ freshStraight: 7, shots: 2, durability: 12, rangeStraight: 6, stormStraight: 4, load: 3, lost1: 2 }),
  );
  const given = { options: { cards }, ships: { 'brig-1': 'F5', 'line-2': 'L5', 'line-1': 'A2' } };
  const board = new Board({ wind: 'fresh W', ...given });
  expect(board.legal('move brig-1 W ')).toHaveLength(5);
  expect(board.legal('salvo line-2 brig-1 ')).toEqual(['salvo line-2 brig-1 2']);
  expect(new Board({ wind: 'fresh N', ...given }).legal('move brig-1 N ')).toHaveLength(7);
  expect(new Board({ wind: 'fresh N', ...given, cargo: { 'brig-1': 1 } }).legal('move brig-1 N ')).toHaveLength(5);
  const storm = new Board({ wind: 'storm N', ...given }).say('drift brig-1');
  expect(storm.at('brig-1')).toBe('F9');
  const loads = new Board({ wind: 'calm N', ...given, lots: ['F5', 'F5', 'F5', 'F5'] });
  expect(loads.legal('load brig-1')).toEqual(['load brig-1 F5 1', 'load brig-1 F5 2', 'load brig-1 F5 3']);
});
