import { chiSquare, chiSquareLimit } from '@/__tests__/engine/core/chi-square';
import { Board, type Given } from '@/__tests__/fixtures/sea-of-clouds/board';
import type { Game } from '@/engine/core/game';
import { hashOf } from '@/engine/core/hash';
import { Luck, LUCK_NAME } from '@/engine/core/luck';
import { Match } from '@/engine/core/match';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { cardsInPlay } from '@/engine/games/sea-of-clouds/rules/setup';

/** Clauses that no example of section 10 plays out. */

function boarding(given: Given): Board {
  return new Board({ round: (given.seats ?? 3) > 3 ? 4 : 5, ...given }).boards();
}

/** The table of an example as a running match of people. */
function matchOf({ s }: Board): Match {
  const luck = Luck.fromSeed('people').state();
  return Match.restore(seaOfClouds as unknown as Game, {
    game: 'sea-of-clouds',
    rules: seaOfClouds.manifest.rulesVersion,
    luck: LUCK_NAME,
    seed: 'people',
    options: { ...s.options },
    seats: Array.from({ length: s.seats }, (_, seat) => ({ kind: 'person', name: `P${seat}` })),
    log: [],
    snapshot: { at: 0, state: s, luck, hash: hashOf([s, luck]) },
  });
}

function act(match: Match, text: string): void {
  match.act(
    match.pending()[0]?.seat ?? -1,
    seaOfClouds.parse(text) as NonNullable<ReturnType<typeof seaOfClouds.parse>>,
  );
}

const log = (match: Match): string[] => match.log.map(({ action, forced }) => (forced ? `${action} (forced)` : action));

test('3.7, 3.8 the top card of the deck goes to slot 1, the next to slot 2, the next to slot 3', () => {
  const { options } = new Board({}).s;
  const deck = Luck.fromSeed('deal').setup.shuffle(cardsInPlay(options, 3));
  const s = seaOfClouds.start(options, 3, Luck.fromSeed('deal'));
  expect(s.slots).toEqual([[deck.at(-1)], [deck.at(-2)], [deck.at(-3)]]);
  expect(s.deck).toEqual(deck.slice(0, -3));
});

test('4.3.1, 4.3.2 a share that is left keeps its order; the new card lies on top and nobody has seen it', () => {
  const board = new Board({
    shares: [['relic-kraken', 'rum-dark'], ['rum-dark'], []],
    deck: ['sec-ledger'],
  }).turn('A');
  board.does('A', 'leave 1');
  expect(board.view('A').shares[0]?.cards).toEqual([
    { type: 'relic', card: 'relic-kraken-1', seen: 1 },
    { type: 'rum', card: 'rum-dark-1', seen: 1 },
    { type: 'object', card: null, seen: 0 },
  ]);
});

test('4.4.4 every kind of card has its place', () => {
  const board = new Board({
    shares: [['pir-cook', 'sec-ledger', 'rum-dark'], ['obj-shell', 'relic-siren', 'obj-gold-sack'], []],
  });
  board.turn('A').does('A', 'take 1').does('B', 'leave 1, take 2');
  expect(board.player('A')).toMatchObject({
    crew: ['pir-cook-1'],
    secrets: { count: 1, known: ['sec-ledger-1'] },
    rum: { count: 1, known: ['rum-dark-1'] },
    objects: [],
    relics: [],
  });
  expect(board.player('B')).toMatchObject({ objects: ['obj-shell-1'], relics: ['relic-siren-1'], doubloons: 4 });
  expect(board.gone()).toEqual(['obj-gold-sack-1']);
  // 5.4: what nobody is asked about goes by the default order.
  expect(board.told('placed').map(({ zone }) => zone)).toEqual(['rum', 'secrets', 'crew', 'gone', 'objects', 'relics']);
});

test('4.6.3 an effect takes the last card of a slot and the deck is empty: a doubloon', () => {
  const board = boarding({
    seats: 2,
    A: { crew: ['pir-lookout'] },
    shares: [['relic-siren'], ['rum-dark'], []],
    deckOnly: true,
  });
  board.does('A', 'pick 1 0');
  expect(board.shares()).toBe('0+1 1+0 0+0');
});

test('4.7.9, 4.7.21 the Letter of Marque pays for each fight that its owner has won, before the crew works', () => {
  const given: Given = { A: { crew: ['pir-boatswain'], objects: ['obj-marque'] }, C: { objects: ['obj-cutlass'] } };
  expect(
    boarding(given)
      .told('gained')
      .map(({ seat, count, by }) => [seat, count, by]),
  ).toEqual([
    [0, 2, 'obj-marque-1'],
    [0, 2, 'pir-boatswain-1'],
    [0, 2, 'pir-boatswain-1'],
  ]);
  expect(boarding({ A: { objects: ['obj-marque'] }, B: { crew: ['pir-bruiser'] } }).doubloons()).toEqual([0, 0, 0]);
});

test('4.7.15, 9.14 secrets are no objects to exchange', () => {
  const board = boarding({
    seats: 2,
    A: { crew: ['pir-quartermaster'], objects: ['obj-shell'] },
    B: { secrets: ['sec-ledger'] },
  });
  expect([board.told('nothing').map(({ card }) => card), board.asked()]).toEqual([
    ['pir-quartermaster-1'],
    'A shareChoice',
  ]);
});

test('4.7.22 two fights without a question: first the left neighbour', () => {
  const board = boarding({
    seats: 4,
    B: { crew: ['pir-rachel-cruz'] },
    A: { doubloons: 1 },
    C: { doubloons: 5 },
  });
  expect(board.told('stole').map(({ from, count }) => [from, count])).toEqual([
    [2, 2],
    [0, 1],
  ]);
});

test('4.7.23 a Money Belt that Monsieur Plume has struck guards nothing any more', () => {
  const crew = ['pir-rachel-cruz', 'pir-monsieur-plume'];
  const given: Given = { seats: 2, A: { crew }, B: { doubloons: 5, objects: ['obj-money-belt'] } };
  const plume = boarding(given).does('A', 'apply pir-monsieur-plume-1, plume 1').does('B', 'drop obj-money-belt-1');
  expect(plume.doubloons()).toEqual([2, 3]);
  const rachel = boarding(given).does('A', 'apply pir-rachel-cruz-1, plume 1').does('B', 'drop obj-money-belt-1');
  expect(rachel.doubloons()).toEqual([0, 5]);
});

test('4.7.5, 4.7.23 an object that changes hands changes no result of this boarding', () => {
  const board = boarding({
    A: { crew: ['pir-quartermaster'], objects: ['obj-deck-cannon'] },
    B: { crew: ['pir-first-mate'], objects: ['obj-rusty-sword'] },
  });
  expect(board.told('fought')[0]).toMatchObject({ strengths: [5, 3, 0], beats: [[1, 2], [2], []] });
  board.does('A', 'object give obj-deck-cannon-1, object take obj-rusty-sword-1');
  // By strengths as they are now B would have beaten A, too.
  expect(board.told('gained').map(({ seat, by }) => [seat, by])).toEqual([[1, 'pir-first-mate-1']]);
});

test('4.7.24 what a captain has gained in this boarding can be stolen in it', () => {
  const board = boarding({
    seats: 4,
    A: { crew: ['pir-boatswain'] },
    B: { crew: ['pir-rachel-cruz', 'pir-gunner'] },
  });
  // A has beaten D and gained two before it is B's turn.
  expect(board.told('stole').map(({ from, count }) => [from, count])).toEqual([
    [2, 0],
    [0, 2],
  ]);
});

test('4.8.7 a Chest that the winner gives away pays its new owner, and is not filled again', () => {
  const board = boarding({
    seats: 2,
    A: { crew: ['pir-quartermaster'], objects: ['obj-chest'] },
    B: { objects: ['obj-shell'] },
    chest: 2,
  });
  board.does('A', 'object give obj-chest-1, object take obj-shell-1');
  expect([board.s.chest, board.doubloons()]).toEqual([1, [0, 1]]);
});

test('5.2 what leaves no choice is played without asking: a lone pirate, a lone card, a lone object', () => {
  const beer = matchOf(new Board({ A: { crew: ['pir-cook'] }, shares: [['obj-beer'], ['rum-dark'], []] }).turn('A'));
  act(beer, 'take 1');
  expect(log(beer)).toEqual(['take 1', 'discard pir-cook-1 (forced)']);
  const hook = matchOf(new Board({ shares: [['obj-grapnel'], ['rum-dark'], []] }).turn('A'));
  act(hook, 'take 1');
  expect(log(hook)).toEqual(['take 1', 'pick 2 0 (forced)']);
  const crew = ['pir-monsieur-plume', 'pir-rachel-cruz'];
  const plume = matchOf(boarding({ seats: 2, A: { crew }, B: { objects: ['obj-shell'] } }));
  act(plume, 'apply pir-monsieur-plume-1');
  expect(log(plume)).toEqual(['apply pir-monsieur-plume-1', 'plume 1 (forced)', 'drop obj-shell-1 (forced)']);
});

test('5.2 an exchange is never forced: even one bottle against one may be kept', () => {
  const match = matchOf(
    boarding({ seats: 2, A: { crew: ['pir-barkeep'], rum: ['rum-dark'] }, B: { rum: ['rum-golden'] } }),
  );
  expect(match.legal(0).map((action) => seaOfClouds.describe(action as never))).toEqual([
    'rum give rum-dark-1',
    'rum keep',
  ]);
});

test('5.3 which bottle is stolen: each equally often, drawn from the luck of the play', () => {
  const times = new Map<string, number>();
  for (let i = 0; i < 300; i++) {
    const board = new Board({
      seats: 2,
      round: 5,
      A: { crew: ['pir-smuggler'] },
      B: { rum: ['rum-dark', 'rum-golden', 'rum-spiced'] },
    });
    for (let draws = 0; draws < i; draws++) board.luck.play.next();
    const { play, ...others } = board.luck.state();
    board.boards();
    const { play: after, ...same } = board.luck.state();
    if (JSON.stringify(others) !== JSON.stringify(same) || play[3] === after[3]) throw new Error('from another stream');
    const [stolen] = board.player('A').rum.known as [string];
    times.set(stolen, (times.get(stolen) ?? 0) + 1);
  }
  expect([times.size, chiSquare([...times.values()], 100) < chiSquareLimit(3)]).toEqual([3, true]);
});

test('5.4 the order of a crew is asked for two of the six alone', () => {
  const listed = ['lookout', 'monsieur-plume', 'quartermaster', 'barkeep', 'smuggler', 'rachel-cruz'];
  const others = ['cabin-boy', 'steward', 'boatswain', 'gunner', 'first-mate', 'bruiser', 'cook'];
  // B has enough for every effect to find something; strength does not matter against nobody's crew.
  const asks = (...crew: string[]): boolean =>
    boarding({
      seats: 2,
      A: { crew: crew.map((id) => `pir-${id}`), rum: ['rum-dark'], objects: ['obj-shell'] },
      B: { doubloons: 5, rum: ['rum-golden'], objects: ['obj-spyglass'] },
      shares: [['rum-spiced'], ['rum-spiced'], []],
    }).asked() === 'A pirateOrder';
  const pairs = listed.flatMap((one, i) => listed.slice(i + 1).map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => !asks(one, other))).toEqual([]);
  expect(listed.filter((one) => others.some((other) => asks(one, other)))).toEqual([]);
});

test('5.5 no undo behind a look, a deck card or a draw', () => {
  const look = matchOf(new Board({ A: { objects: ['obj-spyglass'] }, shares: [['rum-dark'], [], []] }).turn('A'));
  act(look, 'peek no');
  expect(look.canUndo()).toBe('seen');
  const deck = matchOf(new Board({ shares: [['rum-dark'], ['rum-dark'], []] }).turn('A'));
  act(deck, 'leave 1');
  expect(deck.canUndo()).toBe('seen');
  const draw = matchOf(
    boarding({
      A: { crew: ['pir-smuggler', 'pir-rachel-cruz'] },
      B: { rum: ['rum-golden', 'rum-dark'] },
    }),
  );
  act(draw, 'apply pir-smuggler-1');
  expect(draw.canUndo()).toBe('seen');
});

test('5.5 what has shown nobody anything can be taken back: the first half of an exchange', () => {
  const swap = matchOf(
    boarding({ seats: 2, A: { crew: ['pir-quartermaster'], objects: ['obj-idol'] }, B: { objects: ['obj-shell'] } }),
  );
  const before = swap.hash();
  act(swap, 'object give obj-idol-1');
  swap.undo();
  expect([swap.hash() === before, swap.pending()[0]?.about]).toEqual([
    true,
    { card: 'pir-quartermaster-1', against: 1 },
  ]);
});
