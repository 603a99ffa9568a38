import { Board } from '@/__tests__/fixtures/sea-of-clouds/board';

/** Section 10: looking, taking, leaving, placing. A's turn; cards of a share from the lowest to the highest. */

const SOME = ['rum-dark', 'relic-kraken', 'pir-gunner'];
const OTHERS = ['rum-spiced', 'relic-siren', 'pir-boatswain'];

test('T4 (4.4.5) Beer and pirate: the order decides who may be discarded', () => {
  const table = () =>
    new Board({ A: { crew: ['pir-boatswain'] }, shares: [['obj-beer', 'pir-first-mate'], [], []] }).turn('A');
  const beerFirst = table().does('A', 'take 1, place obj-beer-1');
  expect([beerFirst.asked(), beerFirst.options('A')]).toEqual(['A discardOwnPirate', 'discard pir-boatswain-1']);
  beerFirst.does('A', 'discard pir-boatswain-1');
  expect(beerFirst.player('A').crew).toEqual(['pir-first-mate-1']);
  const pirateFirst = table().does('A', 'take 1, place pir-first-mate-1');
  expect(pirateFirst.options('A')).toBe('discard pir-boatswain-1, discard pir-first-mate-1');
  const alone = new Board({ shares: [['obj-beer', 'pir-first-mate'], [], []] })
    .turn('A')
    .does('A', 'take 1, place obj-beer-1');
  expect([alone.player('A').crew, alone.gone(), alone.told('nothing')[0]?.card]).toEqual([
    ['pir-first-mate-1'],
    ['obj-beer-1'],
    'obj-beer-1',
  ]);
});

test('T5 (4.2, 4.3, 4.4) a full turn', () => {
  const board = new Board({
    shares: [SOME, ['rum-spiced', 'relic-siren'], ['rum-golden', 'relic-siren']],
    deck: ['rum-reserve', 'pir-cook', 'relic-siren'],
  }).turn('A');
  const before = board.s.deck.length;
  board.does('A', 'leave 1, leave 2, take 3');
  expect([board.shares(), before - board.s.deck.length]).toEqual(['3+1 3+0 1+0', 2]);
  expect([board.player('A').relics, board.player('A').rum.known]).toEqual([['relic-siren-2'], ['rum-golden-1']]);
  expect([board.backs(2), board.backs(3)]).toEqual([['rum', 'relic', 'rum'], ['pirate']]);
  expect([board.asked(), board.options('B')]).toEqual(['B shareChoice', 'leave 1, take 1']);
});

test('T10 (4.3.3, 4.4.2) a full share is left twice and then taken with its doubloons', () => {
  const board = new Board({ shares: [SOME, ['rum-dark'], ['rum-dark']], coins: [1, 0, 0] });
  board.turn('A').does('A', 'leave 1, take 2').does('B', 'leave 1, take 2');
  expect(board.shares()).toBe('3+3 1+0 1+0');
  board.does('C', 'take 1');
  const { doubloons, rum, relics, crew } = board.player('C');
  expect([doubloons, rum.count + relics.length + crew.length]).toEqual([3, 3]);
});

test('T11 (4.5.1) left three times: the captain takes the fourth card of the deck', () => {
  const board = new Board({
    shares: [['rum-dark'], ['rum-dark'], ['rum-dark']],
    deck: ['relic-siren', 'pir-cook', 'rum-golden', 'relic-kraken', 'pir-gunner'],
  }).turn('A');
  board.does('A', 'leave 1, leave 2, leave 3');
  expect([board.backs(1), board.backs(2), board.backs(3)]).toEqual([
    ['rum', 'relic'],
    ['rum', 'pirate'],
    ['rum', 'rum'],
  ]);
  expect([board.player('A').relics, board.view('B').deckTop?.type]).toEqual([['relic-kraken-1'], 'pirate']);
});

test('T12 (4.3.3, 4.5.1) left three times at full shares: the first card of the deck', () => {
  const board = new Board({ shares: [SOME, OTHERS, SOME], deck: ['relic-leviathan'] }).turn('A');
  board.does('A', 'leave 1, leave 2, leave 3');
  expect([board.shares(), board.player('A').relics]).toEqual(['3+1 3+1 3+1', ['relic-leviathan-1']]);
});

test('T13 (4.3.5, 4.5.3) the deck runs out in the turn', () => {
  const board = new Board({
    shares: [['rum-dark'], SOME, ['rum-dark']],
    deck: ['relic-leviathan'],
    deckOnly: true,
  }).turn('A');
  board.does('A', 'leave 1, leave 2, leave 3');
  expect([board.shares(), board.player('A').doubloons, board.told('placed'), board.asked()]).toEqual([
    '2+0 3+1 1+1',
    1,
    [],
    'B shareChoice',
  ]);
});

test('T14 (4.2.9, 4.6.3) an empty deck: a slot of doubloons alone is taken like any other', () => {
  const board = new Board({ shares: [['rum-dark', 'rum-spiced'], [], []], deckOnly: true }).turn('A');
  board.does('A', 'take 1');
  expect(board.shares()).toBe('0+1 0+0 0+0');
  board.does('B', 'take 1');
  expect([board.shares(), board.player('B').doubloons]).toEqual(['0+1 0+0 0+0', 1]);
});

test('T15 (4.4.6) a Treasure Map serves the slot that has just been emptied', () => {
  const board = new Board({
    shares: [SOME, ['obj-treasure-map', 'rum-golden'], ['rum-dark']],
    deck: ['relic-siren', 'pir-cook', 'rum-reserve'],
  }).turn('A');
  board.does('A', 'leave 1, take 2, place obj-treasure-map-1');
  // The doubloon for leaving share 1 lies there before the Map's.
  expect([board.shares(), board.backs(2), board.backs(3)]).toEqual(['3+2 1+0 2+0', ['relic'], ['rum', 'pirate']]);
  expect([board.player('A').rum.known, board.gone()]).toEqual([['rum-golden-1'], ['obj-treasure-map-1']]);
});

test('T16 (4.4.6, 4.5.2) a Treasure Map that is drawn blind', () => {
  const board = new Board({
    shares: [SOME, ['rum-dark'], OTHERS],
    deck: ['relic-siren', 'obj-treasure-map', 'pir-cook'],
  }).turn('A');
  board.does('A', 'leave 1, leave 2, leave 3');
  expect([board.shares(), board.gone(), board.asked()]).toEqual([
    '3+2 3+0 3+2',
    ['obj-treasure-map-1'],
    'B shareChoice',
  ]);
  expect(board.backs(2)).toEqual(['rum', 'relic', 'pirate']);
});

test('T40 (4.5.4) Lucky Coin and empty deck', () => {
  const board = new Board({
    A: { objects: ['obj-lucky-coin'] },
    shares: [['rum-dark'], ['rum-dark'], []],
    deckOnly: true,
  });
  board.turn('A').does('A', 'leave 1, leave 2, leave 3');
  expect([board.shares(), board.player('A').doubloons, board.asked()]).toEqual(['1+1 1+1 0+1', 3, 'B shareChoice']);
  expect(board.told('gained').map(({ count, by }) => [count, by])).toEqual([
    [2, 'obj-lucky-coin-1'],
    [1, 'empty-deck'],
  ]);
});

test('T45 (4.4.6) a Treasure Map with an empty deck', () => {
  const board = new Board({
    shares: [['obj-treasure-map', 'rum-dark'], ['rum-spiced'], ['rum-golden']],
    coins: [2, 0, 0],
    deckOnly: true,
  }).turn('A');
  board.does('A', 'take 1, place obj-treasure-map-1');
  expect([board.player('A').doubloons, board.player('A').rum.known]).toEqual([2, ['rum-dark-1']]);
  expect([board.shares(), board.asked()]).toEqual(['0+1 1+1 1+1', 'B shareChoice']);
});

test('4.4.7 a Grappling Hook: by back and place, refilled before the card is placed; the own slot is empty', () => {
  const board = new Board({
    shares: [['obj-grapnel', 'rum-dark'], ['relic-kraken'], ['rum-spiced', 'rum-golden', 'pir-cook']],
    coins: [0, 2, 0],
    deck: ['pir-gunner', 'relic-siren'],
  }).turn('A');
  board.does('A', 'take 1, place obj-grapnel-1');
  expect(board.options('A')).toBe('pick 2 0, pick 3 0, pick 3 1, pick 3 2');
  expect(board.refusal('A', 'pick 1 0')).toBe('no-card-there');
  board.does('A', 'pick 2 0');
  expect([board.shares(), board.backs(2), board.backs(1)]).toEqual(['1+0 1+2 3+0', ['pirate'], ['relic']]);
  expect([board.player('A').relics, board.player('A').rum.known]).toEqual([['relic-kraken-1'], ['rum-dark-1']]);
});

test('4.4.7 a Treasure Map first: the Grappling Hook may take the card that it laid into the own slot', () => {
  const board = new Board({
    shares: [['obj-grapnel', 'obj-treasure-map'], [], []],
    deck: ['relic-kraken', 'relic-siren', 'rum-dark', 'pir-cook', 'pir-gunner'],
  }).turn('A');
  board.does('A', 'take 1, place obj-treasure-map-1, pick 1 0');
  // 4.6.2: refilled at once, and not again at the end of the turn.
  expect([board.shares(), board.backs(1), board.player('A').relics]).toEqual([
    '1+0 1+0 1+0',
    ['pirate'],
    ['relic-kraken-1'],
  ]);
});

test('4.6.7 a card out of the middle: the others keep their order', () => {
  const board = new Board({ shares: [['obj-grapnel'], ['rum-dark', 'relic-siren', 'pir-cook'], []] }).turn('A');
  board.does('A', 'take 1, pick 2 1');
  expect(board.backs(2)).toEqual(['rum', 'pirate']);
});

test('4.4.7 with no card in any share nothing happens', () => {
  const board = new Board({ shares: [['obj-grapnel'], [], []], deckOnly: true }).turn('A').does('A', 'take 1');
  expect([board.asked(), board.told('nothing').length, board.gone()]).toEqual(['B shareChoice', 1, ['obj-grapnel-1']]);
});

test('4.4.4 the Sack of Gold pays and is gone; the Chest brings its doubloons (4.8.1)', () => {
  const board = new Board({ shares: [['obj-gold-sack', 'obj-chest'], [], []], coins: [1, 0, 0] }).turn('A');
  board.does('A', 'take 1');
  expect([board.player('A').doubloons, board.s.chest, board.gone()]).toEqual([5, 5, ['obj-gold-sack-1']]);
  expect(board.player('A')).toMatchObject({ objects: ['obj-chest-1'], score: 10 });
});

test('4.4.8 a card got from an effect is placed before the next card of the share', () => {
  const board = new Board({
    A: { crew: ['pir-cook'] },
    shares: [['obj-grapnel', 'pir-gunner'], ['obj-beer'], []],
  }).turn('A');
  board.does('A', 'take 1, place obj-grapnel-1, pick 2 0');
  expect(board.options('A')).toBe('discard pir-cook-1');
});

test('5.4 the order is asked only where it matters', () => {
  const asks = (crew: string[], share: string[]): string =>
    new Board({ A: { crew }, shares: [share, ['rum-dark'], []] }).turn('A').does('A', 'take 1').asked();
  expect(asks([], ['obj-beer', 'rum-dark'])).toBe('B shareChoice');
  expect(asks(['pir-cook'], ['obj-beer', 'rum-dark'])).toBe('A placeNext');
  expect(asks([], ['obj-beer', 'pir-cook'])).toBe('A placeNext');
  expect(asks([], ['obj-gold-sack', 'rum-dark'])).toBe('B shareChoice');
  expect(asks([], ['obj-gold-sack', 'obj-beer'])).toBe('A placeNext');
  expect(asks([], ['obj-treasure-map'])).toBe('B shareChoice');
  expect(asks(['pir-cook'], ['relic-siren', 'sec-ledger', 'pir-cook'])).toBe('B shareChoice');
});

test('5.1 a Spyglass asks at the start of the turn, but not with an empty deck', () => {
  const given = { A: { objects: ['obj-spyglass'] }, shares: [['rum-dark'], [], []], deck: ['sec-ledger'] };
  const board = new Board(given).turn('A');
  expect([board.asked(), board.options('A')]).toEqual(['A peekDeckTop', 'peek no, peek yes']);
  board.does('A', 'peek yes');
  expect([board.view('A').deckTop?.card, board.view('B').deckTop]).toEqual([
    'sec-ledger-1',
    { type: 'object', card: null, seen: 1 },
  ]);
  expect([board.heard('A', 'peeked')[0]?.card, board.heard('B', 'peeked')[0]?.card]).toEqual([
    'sec-ledger-1',
    undefined,
  ]);
  const none = new Board(given).turn('A').does('A', 'peek no');
  expect([none.told('peeked'), none.view('A').deckTop?.card]).toEqual([[], null]);
  expect(new Board({ ...given, deck: [], deckOnly: true }).turn('A').asked()).toBe('A shareChoice');
});
