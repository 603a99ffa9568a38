import { admiralSheet } from '@/engine/companion/admiral';
import { noteOf } from '@/engine/companion/admiral/notation';
import { aheadNow, rowsOf } from '@/engine/companion/admiral/score';
import { tapLedger } from '@/engine/companion/core/ledger';
import type { Condition, Scenario } from '@/engine/games/admiral/data/scenario';
import { SCENARIOS } from '@/engine/games/admiral/data/scenarios';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { scenarioText } from '@/engine/games/admiral/public';
import { SHOALS, tapOn, tapped, type Book } from './book';

/** Pearl Shoals for two with goals and events of one's own. */
function own(victory: readonly Condition[], more: Partial<Scenario> = {}): Partial<AdmiralOptions> {
  const shoals = SCENARIOS.find(({ id }) => id === 'pearl-shoals') as Scenario;
  const [layout] = shoals.layouts;
  const text = scenarioText({
    ...shoals,
    id: 'my-goals',
    layouts: [{ ...layout, victory } as Scenario['layouts'][number]],
    ...more,
  });
  return { scenario: text as AdmiralOptions['scenario'] };
}

const ended = ({ sheet: { result, winners } }: Book) => [result, winners];

it("14.4, 14.6: the pirates of the Jolly Roger win when the Crown's treasure is gone", () => {
  const book = tapped({ scenario: 'jolly-roger' }, 2, 'begin', 'wind 7', 'sink galleon-1 lost');
  expect(ended(book)).toEqual(['', []]);
  expect(ended(tapOn(book, 'sink galleon-3 lost'))).toEqual(['condition', [1]]);
});

it('14.4, 14.6: who holds all four forts has won the Sea on Fire', () => {
  const book = tapped({ scenario: 'sea-on-fire' }, 2, 'begin', 'wind 7', 'owner X1 0');
  expect(ended(book)).toEqual(['', []]);
  expect(ended(tapOn(book, 'owner X14 0'))).toEqual(['condition', [0]]);
});

it('14.4: losses, a flagship and time are counted without any square', () => {
  const destroy = own([{ type: 'destroy', kinds: ['brig', 'frigate'], count: 2 }]);
  expect(ended(tapped(destroy, 2, 'begin', 'wind 7', 'sink brig-2 lost', 'sink frigate-2 lost'))).toEqual([
    'condition',
    [0],
  ]);
  const flagship = own([{ type: 'flagship', ship: 'line' }]);
  expect(ended(tapped(flagship, 2, 'begin', 'wind 7', 'owner line-1 1'))).toEqual(['condition', [1]]);
  const survive = own([{ type: 'survive', side: 'P2', round: 2 }, { type: 'lastWithShips' }]);
  const round = ['wind 7', 'end', 'end'];
  expect(ended(tapped(survive, 2, 'begin', ...round))).toEqual(['', []]);
  expect(ended(tapped(survive, 2, 'begin', ...round, ...round))).toEqual(['condition', [1]]);
  const hold = own([{ type: 'hold', fort: 'F2', rounds: 2 }]);
  expect(ended(tapped(hold, 2, 'begin', ...round, ...round))).toEqual(['condition', [1]]);
});

it('3.2.12, 14.4: a ship has arrived where the goal says, and the seat that chose its fort has its own', () => {
  const options = { scenario: 'mini-1' } as const;
  const book = tapped(options, 2, 'home 0 L1', 'home 1 A1', 'begin', 'wind 7', 'move brig-1 K13');
  expect(ended(book)).toEqual(['', []]);
  expect(rowsOf(book.sheet, 0)).toContainEqual({ key: 'distance', value: 9 });
  expect(ended(tapped(options, 2, 'home 0 L1', 'home 1 A1', 'begin', 'wind 7', 'move brig-1 B13'))).toEqual([
    'arrived',
    [0],
  ]);
});

it('14.4: deeds bring points as they are done, and the table of points decides', () => {
  const table = [
    { event: 'sink:brig', points: 3 },
    { event: 'capture:brig', points: 5 },
    { event: 'captureFort', points: 7 },
    { event: 'deliver:pearl', points: 2 },
  ];
  const options = own([{ type: 'points', atRound: 9, table }]);
  const book = tapped(
    options,
    2,
    'begin',
    'wind 7',
    'sink brig-1 lost',
    'fight brig-2 line-1 - 6 1',
    'share 5+1',
    'cargo galleon-2 1',
    'unload galleon-2 X14 1',
  );
  expect(book.sheet.points).toEqual([5, 5]);
  expect(aheadNow(tapOn(book, 'cargo frigate-1 1', 'unload frigate-1 A1 1').sheet)).toEqual([0]);
});

it('14.3: what a marker does on a sunken ship is as the scenario says', () => {
  const shoals = SCENARIOS.find(({ id }) => id === 'pearl-shoals') as Scenario;
  const markers = shoals.markers?.map((one) => ({ ...one, onSink: 'drop' as const })) ?? [];
  const sunk = ['cargo brig-1 1', 'place brig-1 H4', 'begin', 'wind 7', 'sink brig-1 lost'];
  expect(tapped(own([{ type: 'lastWithShips' }], { markers }), 2, ...sunk).sheet.lots).toContain('H4');
  expect(tapped(SHOALS, 2, ...sunk).sheet.lost).toBe(1);
});

it('14.4: ships come, markers are laid and reefs go when the scenario says, and the log tells it', () => {
  const events: Scenario['events'] = [
    {
      on: 'round:2',
      do: [
        { spawn: { seat: 'P2', ships: ['brig'], at: 'edge:N' } },
        { place: { marker: 'pearl', squares: 'C9' } },
        { removeReef: 'C4' },
        { message: { en: 'Fog lifts' } },
      ],
    },
    { on: 'sunk:P1:line', do: [{ wind: { script: [14] } }] },
  ];
  const options = own([{ type: 'lastWithShips' }], { events });
  const first = tapped(options, 2, 'reef C4', 'begin', 'wind 7', 'end', 'sink line-1 lost');
  const spare = first.sheet.ships.find(({ id }) => id === 'brig-3');
  expect([spare?.isAfloat, spare?.owner]).toEqual([false, -1]);
  const { sheet, steps } = tapLedger(admiralSheet, first, { type: 'endTurn' });
  expect(sheet.ships.find(({ id }) => id === 'brig-3')).toMatchObject({ isAfloat: true, owner: 1, at: 'A14' });
  expect([sheet.lots.filter((at) => at === 'C9').length, sheet.reefs]).toEqual([1, []]);
  const told = steps.at(-1)?.facts ?? [];
  expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining(['came', 'placed', 'reef-gone', 'message']));
  expect(noteOf(told)).toContain('+brig-3');
  expect(tapOn({ ...first, sheet, steps }, 'spin').sheet.sector).toBe(14);
});

it('E-17: the end has a row for each thing that this scenario is about', () => {
  const keys = (given: Partial<AdmiralOptions>) => rowsOf(tapped(given, 2, 'begin').sheet, 0).map(({ key }) => key);
  expect(keys(SHOALS)).toEqual(['delivered', 'carried', 'ships', 'hull', 'forts']);
  expect(keys({ scenario: 'first-battle' })).toEqual(['ships', 'hull']);
  expect(keys({ scenario: 'sea-on-fire' })).toEqual(['points', 'ships', 'hull', 'forts']);
  expect(keys({ scenario: 'mini-2' })).toEqual(['rounds', 'distance', 'damage']);
});

describe('E-25: what the sheet does of itself', () => {
  it('14.4: each side is counted by its own table of points', () => {
    const options = own([
      { type: 'points', side: 'P1', target: 30, table: [{ event: 'captureFort', points: 5 }] },
      { type: 'points', side: 'P2', target: 30, table: [{ event: 'sink:brig', points: 3 }] },
    ]);
    const { sheet } = tapped(options, 2, 'begin', 'wind 7', 'sink brig-1 lost');
    const points = (seat: number) => rowsOf(sheet, seat).find(({ key }) => key === 'points')?.value;
    expect([points(0), points(1), aheadNow(sheet)]).toEqual([0, 3, [1]]);
  });

  it('7.1.9: whoever is out is not proposed as a winner', () => {
    const book = tapped(SHOALS, 3, 'begin', 'wind 7');
    expect(aheadNow(book.sheet)).toEqual([0, 1, 2]);
    expect(aheadNow(tapOn(book, 'out 0').sheet)).toEqual([1, 2]);
  });

  it('4.17.10: mines of a player who is out are taken up, the cards of those that went off stay', () => {
    const book = tapped({ ...SHOALS, minesPerPlayer: 2 }, 3, 'lay 0 C3', 'lay 0 C4', 'begin', 'wind 7');
    const out = tapOn(book, 'mine line-2 0 C3', 'out 0');
    expect(out.sheet.players[0]?.mines).toEqual([{ at: 'C3', isSpent: true }]);
  });

  it('people may play on: the rules end the sheet no second time', () => {
    const book = tapped({ scenario: 'sea-on-fire' }, 2, 'begin', 'wind 7', 'owner X1 0', 'owner X14 0', 'reopen');
    expect(ended(book)).toEqual(['', []]);
    expect(ended(tapOn(book, 'hull line-1 1', 'end', 'end'))).toEqual(['', []]);
    const byHand = tapOn(tapped({ scenario: 'sea-on-fire' }, 2, 'begin', 'wind 7', 'finish 0', 'reopen'), 'owner X1 0');
    expect(ended(tapOn(byHand, 'owner X14 0'))).toEqual(['condition', [0]]);
  });

  it('the end of a turn that ended the sheet is not gone through twice', () => {
    const survive = own([{ type: 'survive', side: 'P2', round: 2 }, { type: 'lastWithShips' }]);
    const first = ['wind 7', 'end', 'hull brig-2 2', 'repair brig-2 X14', 'end'];
    const book = tapped(survive, 2, 'begin', ...first, 'wind 7', 'end', 'end');
    expect(ended(book)).toEqual(['condition', [1]]);
    const { sheet } = tapOn(book, 'reopen');
    expect([sheet.round, sheet.sector, sheet.ships.find(({ id }) => id === 'brig-2')?.damage]).toEqual([3, null, 1]);
    expect(ended(tapOn(book, 'reopen', 'wind 7', 'end', 'end'))).toEqual(['', []]);
  });

  it('4.8: a drift without a square leaves the ship nowhere that is known', () => {
    const { sheet } = tapped(SHOALS, 2, 'place brig-1 H4', 'begin', 'wind 8', 'drift brig-1 0 -');
    expect(sheet.ships.find(({ id }) => id === 'brig-1')).toMatchObject({ at: null, moved: true });
  });
});
