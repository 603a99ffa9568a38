import { incomeOf, coinsFor } from '@/engine/companion/worlds-end/income';
import { fameOf, holderOf, missingOf, oddGoods } from '@/engine/companion/worlds-end/fame';
import { armadaAlarm, flightsOf, playerHintsOf, seaHintOf } from '@/engine/companion/worlds-end/hints';
import { resultOf } from '@/engine/companion/worlds-end/result';
import { beginLedger } from '@/engine/companion/core/ledger';
import { seaFrom } from '@/engine/games/worlds-end/data/board';
import { after, at, book, came, crew, guardsOf, ownerOf, refusal, setUp, tracker, warns } from './at-the-table';

const sea = (id: string): number => seaFrom(id) as number;
/** The first player's second turn: the first one with an event. */
const second = (...texts: string[]) => book(3, 'end-turn', 'end-turn', 'end-turn', ...texts);
const dueOf = ({ sheet }: ReturnType<typeof book>) => sheet.due.map(({ kind, seat }) => `${kind} ${seat}`);

test('E-27 hands out 500, 600, 700, 800 in turn order; own turn 1 has no event', () => {
  const four = setUp(4, 'order 2031', 'begin');
  expect([0, 1, 2, 3].map((seat) => at(four, seat).gold)).toEqual([600, 800, 500, 700]);
  expect([four.sheet.active, at(four, 2).ownTurns]).toEqual([2, 1]);
  expect(warns(four, 'roll')).toEqual(['first-turn']);
  expect(refusal(four, 'begin')).toBe('has-begun');
  expect(refusal(setUp(4), 'roll')).toBe('not-begun');
  expect(refusal(setUp(3), 'order 012')).toBeNull();
  expect(refusal(setUp(3), 'order 011')).toBe('one-each');
});

test('E-1, 3.9, 3.10 the lot goes clockwise, every place may be drawn; start seas are dealt, or chosen one in each region', () => {
  const { order } = setUp(4, 'lot').sheet;
  expect(order.map((seat) => (seat - (order[0] ?? 0) + 4) % 4)).toEqual([0, 1, 2, 3]);
  expect([...setUp(4, 'lot-all').sheet.order].sort()).toEqual([0, 1, 2, 3]);
  const dealt = setUp(4, 'deal-starts').sheet.players.map(({ flagship }) => flagship);
  expect(new Set(dealt).size).toBe(4);
  const two = setUp(2, 'order 10');
  expect(['1 cuba', '1 java', '0 java', '0 cuba'].map((text) => warns(two, `start ${text}`))).toEqual([
    [],
    ['wrong-region'],
    [],
    ['wrong-region'],
  ]);
  expect(refusal(setUp(2, 'hero 0 will'), 'hero 1 will')).toBe('hero-taken');
});

/** 11.4, row by row: dice, what was before, and what has changed. */
test.each<[string, string[], string, unknown]>([
  ['a double: armada +1', [], 'event 4 4', { armada: 1, due: [] }],
  ['3 without ships: armada +1 at once', [], 'event 1 2', { armada: 1, due: [] }],
  ['3: the Kraken', ['set 0 squadron 2'], 'event 1 2', { armada: 0, due: ['kraken 0'] }],
  ['4 without ships: nothing', [], 'event 1 3', { armada: 0, due: [] }],
  ['4: attack?', ['set 0 squadron 1'], 'event 1 3', { due: ['convoy 0'] }],
  ['5: calm', [], 'event 1 4', { calm: true, due: [] }],
  ['6: nothing', [], 'event 2 4', { armada: 0, calm: false, bonus: 0, due: [] }],
  ['7: the auction', [], 'event 3 4', { due: ['auction 0'] }],
  ['8: 100 a sea', [], 'event 3 5', { bonus: 100 }],
  ['9 with five markers: 100 gold', [], 'event 4 5', { gold: 600, calypso: 5 }],
  ['9: a marker', ['set 0 calypso 3'], 'event 4 5', { gold: 500, calypso: 4 }],
  ['10: how many sloops', ['set 0 squadron 3'], 'event 4 6', { due: ['storm 0'] }],
  ['10 without ships', [], 'event 4 6', { due: [] }],
  ['11 without a sea: nothing', [], 'event 5 6', { due: [] }],
  ['11: the next player picks', ['own cuba 0'], 'event 5 6', { due: ['raid 1'] }],
  ['11: guards keep it off', ['own cuba 0', 'guards cuba 1'], 'event 5 6', { due: [] }],
  ['11: the flagship, too', ['own cuba 0', 'flagship 0 cuba'], 'event 5 6', { due: [] }],
])('11.4 %s', (_, before, dice, changed) => {
  const rolled = second(...before, dice);
  const { armada, calm, bonus } = rolled.sheet;
  const { gold, calypso } = at(rolled, 0);
  expect({ armada, calm, bonus, gold, calypso, due: dueOf(rolled) }).toMatchObject(changed as object);
});

test('11.4 storm, raid, Kraken and convoy as the table tells them', () => {
  const stormy = second('set 0 squadron 3', 'event 4 6', 'storm-dice 12');
  expect([at(stormy, 0).squadron, stormy.sheet.due]).toEqual([2, []]);
  expect(refusal(stormy, 'storm 3')).toBe('too-many-ships');
  const raided = second('own cuba 0', 'event 5 6', 'raid cuba');
  expect([ownerOf(raided, 'cuba'), fameOf(raided.sheet, 0), raided.sheet.due]).toEqual([-1, 0, []]);
  expect(warns(second('own cuba 0', 'guards cuba 2'), 'raid cuba')).toEqual(['not-raidable']);
  const met = second('armada 2', 'set 0 squadron 1', 'event 1 2');
  expect([after(met, 'kraken won'), after(met, 'kraken lost')].map(({ sheet }) => sheet.armada)).toEqual([1, 3]);
  const convoy = second('set 0 squadron 1', 'event 1 3');
  expect([after(convoy, 'convoy won'), after(convoy, 'convoy lost')].map((now) => at(now, 0).gold)).toEqual([
    1500, 500,
  ]);
  expect(after(convoy, 'let-be').sheet.due).toEqual([]);
});

test('E-11, 11.4 dice rolled again count as if they had not been rolled before, until something else is tapped', () => {
  const rolled = second('event 4 4', 'again 4 5');
  expect([rolled.sheet.armada, at(rolled, 0).gold, rolled.sheet.event]).toEqual([0, 600, 'calypso']);
  expect(refusal(second('event 4 4', 'income 0'), 'again 4 5')).toBe('dice-lie');
  const [, other] = second('event 2 6', 'reroll first').sheet.dice;
  expect(other).toBe(6);
  // What is typed between two rolls stays.
  const renamed = second('event 4 5', 'name 0 Anne', 'again 4 4');
  expect([at(renamed, 0).name, at(renamed, 0).gold, renamed.sheet.armada]).toEqual(['Anne', 500, 1]);
});

test('E-29 the two other readings: a double brings its sum, too; the loser of an event battle flees', () => {
  const both = second('double-also-sum', 'event 4 4');
  expect([both.sheet.armada, both.sheet.bonus]).toEqual([1, 100]);
  expect(second('double-also-sum', 'armada 6', 'event 4 4').sheet.bonus).toBe(0);
  const fleeing = second('event-battle-flight', 'set 0 squadron 1', 'event 1 3', 'convoy lost');
  expect(dueOf(fleeing)).toEqual(['flight 0']);
  expect(dueOf(after(fleeing, 'sail 0 flight cuba'))).toEqual([]);
});

test('11.5, E-25 income line by line; an unknown one is asked for; fame once a turn', () => {
  const rich = second('own cuba 0', 'own jamaica 0', 'event 3 5');
  expect(incomeOf(rich.sheet)).toEqual({
    lines: [
      { sea: sea('cuba'), gold: 200 },
      { sea: sea('jamaica'), gold: 300 },
    ],
    extra: 200,
    total: 700,
    isKnown: true,
  });
  const paid = after(rich, 'income 100');
  expect(at(paid, 0).gold).toBe(1300);
  expect(warns(paid, 'income 0')).toEqual(['income-taken']);
  expect(warns(after(rich, 'sea-income cuba -'), 'income 0')).toEqual(['income-unknown']);
  const bought = after(paid, 'fame', 'set 0 gold 1000');
  expect([at(bought, 0).bought, fameOf(bought.sheet, 0)]).toEqual([1, 3]);
  expect(warns(bought, 'fame')).toEqual(['fame-bought']);
  expect(refusal(after(bought, 'set 0 gold 900'), 'fame')).toBe('gold-short');
  expect(coinsFor(1100)).toEqual({ large: 2, small: 1 });
});

test('11.6 bids in turn order from the active player; the winner pays, all gone: the card goes back', () => {
  const open = second('event 3 4', 'auction 300');
  expect([warns(open, 'bid 200'), warns(open, 'bid 700')]).toEqual([['bid-low'], ['bid-high']]);
  const sold = after(open, 'bid 300', 'bid 400', 'leave', 'leave');
  expect([at(sold, 1).gold, at(sold, 1).squadron, sold.sheet.auction]).toEqual([200, 1, null]);
  expect(came(sold)).toContainEqual({ type: 'sold', seat: 1, gold: 400 });
  expect(came(after(open, 'leave', 'leave', 'leave'))).toEqual([{ type: 'unsold' }]);
  // 4.3.24
  expect(at(after(open, 'leave', 'leave', 'bid 300'), 2).squadron).toBe(1);
  expect(refusal(after(open, 'leave', 'leave'), 'bid 800')).toBe('gold-short');
});

test('E-28 bought in a port: ships and price, once a turn; the sign of a port only where one was typed', () => {
  const bought = book(3, 'flagship 0 cuba', 'bought 2 400');
  expect([at(bought, 0).squadron, at(bought, 0).gold]).toEqual([2, 100]);
  expect(warns(bought, 'bought 1 100')).toEqual(['used']);
  expect(refusal(bought, 'bought 1 200')).toBe('gold-short');
  expect(warns(book(3, 'flagship 0 bahamas'), 'bought 1 100')).toEqual(['no-port']);
  expect(warns(setUp(3, 'begin', 'flagship 0 bahamas'), 'bought 1 100')).toEqual([]);
});

test('11.3, 4.7 steps and Calypso: warned, never refused, but for a sixth marker and one below none', () => {
  const west = book(3, 'flagship 0 cuba');
  expect(warns(west, 'sail 0 move cape')).toEqual(['not-next']);
  const ocean = after(west, 'sail 0 move central-atlantic');
  expect(warns(ocean, 'sail 0 move cuba')).toEqual(['used']);
  expect(warns(ocean, 'sail 0 calypso south-atlantic')).toEqual([]);
  expect(warns(after(ocean, 'bought 1 100'), 'sail 0 calypso south-atlantic')).toEqual(['not-straight-on']);
  const called = after(ocean, 'sail 0 calypso south-atlantic');
  expect([at(called, 0).calypso, at(called, 0).flagship]).toEqual([4, sea('south-atlantic')]);
  expect(warns(after(west, 'calm'), 'sail 0 move bahamas')).toEqual(['calm']);
  expect(refusal(after(west, 'set 0 calypso 0'), 'sail 0 calypso bahamas')).toBe('no-favour');
  expect(refusal(west, 'set 0 calypso 6')).toBe('too-much');
  expect(warns(west, 'sail 0 flight cape')).toEqual(['not-next']);
  expect(flightsOf(west.sheet, 0)).toHaveLength(4);
});

test('4.9 guards: from the squadron and back, within a region, ten at most', () => {
  const held = book(
    3,
    'set 0 squadron 9',
    'own cuba 0',
    'own jamaica 0',
    'own cape 0',
    'flagship 0 cuba',
    'assign cuba 4',
  );
  expect([at(held, 0).squadron, guardsOf(held, 'cuba')]).toEqual([5, 4]);
  const moved = after(held, 'guards-move cuba jamaica 3', 'recall cuba 1');
  expect([at(moved, 0).squadron, guardsOf(moved, 'cuba'), guardsOf(moved, 'jamaica')]).toEqual([6, 0, 3]);
  expect(warns(held, 'guards-move cuba cape 1')).toEqual(['guards-stay']);
  expect(warns(held, 'assign jamaica 1')).toEqual(['not-here']);
  expect(warns(held, 'guards cuba 11')).toEqual(['too-many-guards']);
  expect([refusal(held, 'recall cuba 5'), refusal(held, 'assign cuba 6')]).toEqual([
    'too-many-ships',
    'too-many-ships',
  ]);
  expect(refusal(held, 'assign tortuga 1')).toBe('not-his-sea');
  expect([refusal(held, 'guards tortuga 1'), guardsOf(after(held, 'own cuba 1'), 'cuba')]).toEqual(['no-owner', 0]);
});

test('11.3 what a sea is open to', () => {
  const held = book(3, 'own cuba 0');
  const hint = (...texts: string[]) => seaHintOf(after(held, ...texts).sheet, sea('cuba'));
  expect(hint()).toBe('open');
  expect(hint('guards cuba 1')).toBe('guarded');
  expect(hint('flagship 0 cuba')).toBe('flagship-empty');
  expect(hint('flagship 0 cuba', 'set 0 squadron 1')).toBe('flagship');
  expect(hint('own cuba -')).toBeNull();
});

test('4.18, E-30 fame by seas, goods and regions; a good on four seas counts once', () => {
  const rum = book(3, 'own bahamas 0', 'own cuba 0');
  expect(missingOf(rum.sheet, 0)).toEqual([{ of: 'good', number: 1, sea: sea('singapore') }]);
  const all = after(rum, 'own singapore 0');
  expect(came(all)).toEqual([
    { type: 'moved', seat: 0, what: 'fame', by: 2 },
    { type: 'monopoly', seat: 0, good: 1, held: true },
  ]);
  expect([fameOf(all.sheet, 0), holderOf(all.sheet, 1)]).toEqual([4, 0]);
  const four = after(all, 'sea-good cape 1', 'own cape 0');
  expect([fameOf(four.sheet, 0), oddGoods(four.sheet)]).toEqual([5, [{ good: 1, seas: 4 }]]);
  expect(fameOf(after(all, 'sea-good cape 1', 'own cuba 1').sheet, 0)).toBe(2);
  const west = ['bahamas', 'cuba', 'jamaica', 'tortuga'].map((id) => `own ${id} 1`);
  expect(missingOf(book(3, ...west).sheet, 1)).toContainEqual({ of: 'region', number: 0, sea: sea('lesser-antilles') });
  expect(fameOf(book(3, ...west, 'own lesser-antilles 1').sheet, 1)).toBe(6);
});

test('11.3 at 9 one from victory, at 10 it is won; the dial can be put right with a note', () => {
  const nine = book(3, 'set 0 bought 8', 'dial 0 1 forgotten in turn two');
  expect([fameOf(nine.sheet, 0), playerHintsOf(nine.sheet, 0)]).toEqual([
    9,
    ['protected', 'one-from-victory', 'no-squadron'],
  ]);
  const won = after(nine, 'own cuba 0');
  expect([won.sheet.finished, resultOf(won.sheet).winners, resultOf(won.sheet).reason]).toEqual([true, [0], 'fame10']);
  expect(refusal(won, 'own java 0')).toBe('sheet-finished');
  expect(after(won, 'reopen', 'own java 1').sheet.finished).toBe(false);
});

test('11.3, 4.20 out only from own turn 4 on: he gives 1 fame and the last one left wins', () => {
  const round = ['end-turn', 'end-turn'];
  const third = book(2, ...round, ...round);
  expect(after(third, 'end-turn').sheet.active).toBe(1);
  const fourth = after(third, ...round, 'end-turn');
  expect([fourth.sheet.active, dueOf(fourth)]).toEqual([0, ['gift 0']]);
  expect(after(fourth, 'end-turn').sheet.active).toBe(1);
  const over = after(fourth, 'out 1');
  expect([over.sheet.result, over.sheet.winner, at(over, 1).gifts, resultOf(over.sheet).places]).toEqual([
    'lastStanding',
    1,
    1,
    [[1], [0]],
  ]);
  // E-36: no turn begins after the end; it does where the end was a slip.
  expect([over.sheet.active, at(over, 1).ownTurns]).toEqual([0, at(fourth, 1).ownTurns]);
  expect(after(over, 'reopen').sheet.active).toBe(1);
  expect(after(third, ...round, 'own cuba 0', 'guards cuba 1', 'end-turn').sheet.active).toBe(1);
  expect(warns(third, 'out 1')).toEqual(['nobody-out']);
});

test('11.8, E-30 the leader and the commander by fame, ties by dice; won or lost by one key each', () => {
  expect(armadaAlarm(book(2, 'armada 4').sheet)).toBe('next');
  expect(armadaAlarm(setUp(2, 'begin').sheet)).toBe('unknown');
  const come = book(3, 'own cuba 1', 'own java 1', 'own cape 2', 'set 1 squadron 2', 'armada 7');
  expect([dueOf(come), armadaAlarm(come.sheet), warns(come, 'end-turn')]).toEqual([
    ['last-battle 0'],
    'here',
    ['armada-comes'],
  ]);
  const named = after(come, 'champions');
  expect([named.sheet.last, came(named)]).toEqual([{ fighter: 1, commander: 2 }, []]);
  expect(came(after(named, 'last-battle won'))).toEqual([{ type: 'over', seat: 1, result: 'armadaBeaten' }]);
  expect(after(named, 'last-battle won').sheet).toMatchObject({ result: 'armadaBeaten', winner: 1, finished: true });
  expect(resultOf(after(named, 'last-battle lost').sheet)).toMatchObject({ winners: [], reason: 'armadaVictory' });
  // 4.19.14
  expect(after(come, 'set 1 squadron 0', 'champions').sheet.last).toEqual({ fighter: 1, commander: null });
  const tied = after(come, 'own tortuga 2', 'champions');
  expect(came(tied)[0]).toMatchObject({ type: 'tie', what: 'fighter', seats: [1, 2] });
  expect([tied.sheet.last?.fighter, tied.sheet.last?.commander].sort()).toEqual([1, 2]);
  expect(refusal(come, 'last-battle won')).toBe('no-champions');
});

test('11 nothing rests on house values: a whole turn beside a box of which nothing is known', () => {
  const bare = after(
    beginLedger(tracker, crew(4), 'bare'),
    'begin',
    'bought 2 400',
    'end-turn',
    'end-turn',
    'end-turn',
  );
  const turn = after(bare, 'end-turn', 'event 3 5', 'income 0', 'seize north-atlantic', 'end-turn');
  expect([turn.sheet.active, fameOf(turn.sheet, 0), at(turn, 0).gold]).toEqual([1, 1, 100]);
});
