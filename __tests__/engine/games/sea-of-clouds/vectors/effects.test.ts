import { Board, type Given } from '@/__tests__/fixtures/sea-of-clouds/board';
import { OWN_TEXT } from '@/__tests__/fixtures/sea-of-clouds/own-pack';

/** Section 10: what the pirates of the winners do. */

function boarding(given: Given): Board {
  return new Board({ round: (given.seats ?? 3) > 3 ? 4 : 5, ...given }).boards();
}

test('T17 (4.6.2, 4.7.18) a Lookout empties a slot: a new card at once, the doubloons stay', () => {
  const board = boarding({
    seats: 2,
    A: { crew: ['pir-lookout'] },
    shares: [['rum-dark'], ['rum-dark'], ['relic-siren']],
    coins: [0, 0, 2],
    deck: ['pir-cook'],
  });
  board.does('A', 'pick 3 0');
  expect([board.shares(), board.backs(3), board.player('A').relics]).toEqual([
    '1+0 1+0 1+2',
    ['pirate'],
    ['relic-siren-1'],
  ]);
});

test('T18 (4.7.11, 4.7.19) a pirate that a Lookout finds has no effect now and leaves with the others', () => {
  const board = boarding({ seats: 2, A: { crew: ['pir-lookout'] }, shares: [['pir-first-mate'], ['rum-dark'], []] });
  board.does('A', 'pick 1 0');
  expect([board.doubloons(), board.player('A').crew]).toEqual([[0, 0], []]);
  expect(board.told('crews-left')[0]?.crews).toEqual([['pir-lookout-1', 'pir-first-mate-1'], []]);
  expect(board.gone()).toEqual(['pir-lookout-1', 'pir-first-mate-1']);
});

test('T19 (4.7.12, 4.7.25) a Lookout draws a Beer and goes itself: the others still work', () => {
  // Rachel Cruz is there so that the order is asked for.
  const crew = ['pir-lookout', 'pir-rachel-cruz', 'pir-boatswain'];
  const given: Given = { seats: 2, A: { crew }, B: { doubloons: 2 }, shares: [['obj-beer'], [], []] };
  const board = boarding(given).does('A', 'apply pir-lookout-1, pick 1 0');
  expect(board.options('A')).toBe('discard pir-boatswain-1, discard pir-lookout-1, discard pir-rachel-cruz-1');
  board.does('A', 'discard pir-lookout-1');
  expect(board.doubloons()).toEqual([4, 0]);
  const other = boarding(given).does('A', 'apply pir-lookout-1, pick 1 0, discard pir-boatswain-1');
  expect(other.doubloons()).toEqual([2, 0]);
});

test('T38 (4.6.6, 9.32) a Lookout draws the Map: first the refill, then one more for each share', () => {
  const board = boarding({
    seats: 2,
    A: { crew: ['pir-lookout'] },
    shares: [['rum-dark', 'rum-dark'], ['rum-spiced', 'rum-spiced'], ['obj-treasure-map']],
  });
  const before = board.s.deck.length;
  board.does('A', 'pick 3 0');
  expect([board.shares(), before - board.s.deck.length]).toEqual(['3+0 3+0 2+0', 4]);
});

test('T23 (4.7.14, 4.8.5) a thin victim: what lies on the Chest is safe', () => {
  const board = boarding({
    seats: 4,
    A: { crew: ['pir-rachel-cruz', 'pir-bruiser'] },
    B: { crew: ['pir-gunner'] },
    C: { crew: ['pir-cabin-boy'], objects: ['obj-chest'] },
    chest: 5,
  });
  expect(board.told('chest-won').map(({ seat, from }) => [seat, from])).toEqual([[1, 2]]);
  expect(board.told('stole').map(({ from, count }) => [from, count])).toEqual([
    [1, 1],
    [3, 0],
  ]);
  expect([board.s.chest, board.doubloons()[0]]).toEqual([4, 1]);
});

test('T26 (4.8.8) the Chest is discarded: its doubloons go back to the bank', () => {
  const board = boarding({
    seats: 4,
    A: { crew: ['pir-monsieur-plume'] },
    B: { crew: ['pir-gunner'] },
    C: { crew: ['pir-cabin-boy'], objects: ['obj-chest'] },
    chest: 4,
  });
  expect([board.asked(), board.s.chest]).toEqual(['A plumeVictim', 3]);
  expect(board.options('A')).toBe('plume 1, plume 3');
  board.does('A', 'plume 1').does('B', 'drop obj-chest-1');
  expect([board.s.chest, board.doubloons(), board.gone()[0]]).toEqual([0, [0, 2, 3, 0], 'obj-chest-1']);
});

test('T28 (4.8.7) the Chest is exchanged in the boarding in which it was won', () => {
  const board = boarding({
    seats: 4,
    A: { crew: ['pir-quartermaster', 'pir-cabin-boy'], objects: ['obj-rusty-sword'] },
    B: { crew: ['pir-boatswain'] },
    C: { crew: ['pir-cabin-boy'], objects: ['obj-chest'] },
    chest: 5,
  });
  expect(board.told('fought')[0]?.strengths).toEqual([3, 2, 1, 0]);
  // D has no object, so there is nothing to choose between the two fights.
  expect([board.asked(), board.options('A')]).toEqual(['A swapObject', 'object give obj-rusty-sword-1, object keep']);
  board.does('A', 'object give obj-rusty-sword-1');
  expect(board.options('A')).toBe('object take obj-chest-1');
  board.does('A', 'object take obj-chest-1');
  expect([board.s.chest, board.told('chest-paid').map(({ seat }) => seat)]).toEqual([3, [1, 0]]);
  expect([board.player('A').objects, board.player('B').objects]).toEqual([['obj-chest-1'], ['obj-rusty-sword-1']]);
  // From the next boarding on the Sword weakens B.
  board.crew('A', ['pir-gunner']).crew('B', ['pir-gunner']);
  expect([board.player('A').strength, board.player('B').strength]).toEqual([3, 2]);
});

test('T29 (4.7.15) an exchange without goods', () => {
  const board = boarding({ seats: 2, A: { crew: ['pir-barkeep'] }, B: { rum: ['rum-dark'] } });
  expect([board.told('nothing').map(({ card }) => card), board.player('B').rum.known]).toEqual([
    ['pir-barkeep-1'],
    ['rum-dark-1'],
  ]);
});

test('T30 (4.7.10) two wins, a once pirate', () => {
  const board = boarding({ A: { crew: ['pir-steward', 'pir-boatswain'] } });
  expect(board.doubloons()).toEqual([8, 0, 0]);
});

test('T31 (4.7.7, 4.7.16) the parrot moves during the effects: the order stays, the next boarding begins with its holder', () => {
  const board = boarding({ B: { crew: ['pir-cook', 'pir-bruiser'] }, C: { crew: ['pir-gunner'] } });
  expect(board.told('applied').map(({ seat }) => seat)).toEqual([1, 1, 1, 2]);
  expect(board.told('parrot')).toEqual([{ type: 'parrot', seat: 1, from: 0 }]);
  const next = new Board({
    round: 10,
    parrot: 'B',
    A: { crew: ['pir-gunner'] },
    C: { crew: ['pir-bruiser'] },
  }).boards();
  expect(next.told('fought')[0]?.seat).toBe(1);
  expect(next.told('applied').map(({ seat }) => seat)).toEqual([2, 2, 0]);
});

test('T39 (4.7.21) the Letter of Marque moves and pays both', () => {
  const board = boarding({
    seats: 4,
    A: { crew: ['pir-quartermaster'], objects: ['obj-marque'] },
    B: { crew: ['pir-boatswain'], objects: ['obj-shell'] },
    C: { crew: ['pir-cabin-boy'] },
    D: { crew: ['pir-gunner'] },
  });
  expect(board.told('fought')[0]?.beats).toEqual([[1], [2], [], [2]]);
  board.does('A', 'object give obj-marque-1, object take obj-shell-1');
  expect(board.told('gained').map(({ seat, count, by }) => [seat, count, by])).toEqual([
    [0, 1, 'obj-marque-1'],
    [1, 1, 'obj-marque-1'],
    [1, 2, 'pir-boatswain-1'],
    [3, 1, 'pir-gunner-1'],
  ]);
});

test('T41 (4.7.14, 4.7.23) Money Belt', () => {
  const given: Given = {
    A: { crew: ['pir-rachel-cruz', 'pir-bruiser'] },
    B: { doubloons: 5, objects: ['obj-money-belt'] },
    C: { doubloons: 3 },
  };
  expect(boarding(given).doubloons()).toEqual([2, 5, 1]);
  const swapped = boarding({
    ...given,
    A: { crew: ['pir-rachel-cruz', 'pir-bruiser', 'pir-quartermaster'], objects: ['obj-shell'] },
    C: { doubloons: 3, objects: ['obj-spyglass'] },
  });
  expect(swapped.options('A')).toBe('apply pir-bruiser-1, apply pir-quartermaster-1, apply pir-rachel-cruz-1');
  swapped.does('A', 'apply pir-quartermaster-1');
  expect([swapped.asked(), swapped.options('A')]).toEqual(['A fightTargetOrder', 'fight 1, fight 2']);
  swapped.does('A', 'fight 1, object give obj-shell-1, object take obj-money-belt-1, object keep');
  expect([swapped.doubloons(), swapped.player('A').objects]).toEqual([[4, 3, 1], ['obj-money-belt-1']]);
});

test('T46 (4.7.15, 6.2.4) an exchange of rum and who knows what', () => {
  const board = new Board({
    seats: 4,
    round: 4,
    A: { crew: ['pir-barkeep', 'pir-bruiser'], rum: ['rum-collector', 'rum-spiced'] },
    B: { rum: ['rum-dark'], crew: ['pir-cabin-boy'] },
    D: { crew: ['pir-first-mate', 'pir-gunner'] },
  });
  // D has seen the Collector's Rum in a share before A took it.
  const collector = board.s.rum[0]?.[0] as number;
  board.s.known[collector] = 0b1001;
  expect(board.knownRum('D', 'A')).toEqual(['rum-collector-1']);
  board.boards().does('A', 'rum give rum-collector-1');
  expect([board.player('A').rum.known, board.player('B').rum.known]).toEqual([
    ['rum-spiced-1', 'rum-dark-1'],
    ['rum-collector-1'],
  ]);
  expect([board.knownRum('A', 'B'), board.knownRum('B', 'A')]).toEqual([['rum-collector-1'], ['rum-dark-1']]);
  expect([board.view('D').players[0]?.rum, board.view('D').players[1]?.rum]).toEqual([
    { count: 2, known: [] },
    { count: 1, known: [] },
  ]);
});

test('4.7.14 stolen rum: thief and victim know it, others know that one moved', () => {
  const board = boarding({
    seats: 4,
    A: { crew: ['pir-smuggler', 'pir-bruiser'] },
    B: { rum: ['rum-dark', 'rum-golden'] },
    D: { rum: ['rum-reserve'] },
  });
  expect(board.asked()).toBe('A fightTargetOrder');
  board.does('A', 'fight 3');
  expect(board.told('rum-stolen').map(({ from }) => from)).toEqual([3, 1]);
  const [fromD] = board.heard('D', 'rum-stolen');
  expect([fromD?.card, board.heard('C', 'rum-stolen').map((e) => 'card' in e)]).toEqual([
    'rum-reserve-1',
    [false, false],
  ]);
  expect([board.player('A').rum.count, board.knownRum('C', 'A')]).toEqual([2, []]);
});

test('4.7.12 a pirate that leaves between two applications loses the second one', () => {
  // In this pack a Lookout works for each won fight.
  const board = boarding({
    options: { pack: OWN_TEXT },
    A: { crew: ['lookout'] },
    shares: [['beer'], ['old'], []],
  });
  board.does('A', 'pick 1 0, discard lookout-1');
  expect([board.told('applied').length, board.asked()]).toEqual([1, 'A shareChoice']);
  const stays = boarding({ options: { pack: OWN_TEXT }, A: { crew: ['lookout'] }, shares: [['old'], ['older'], []] });
  stays.does('A', 'pick 1 0, pick 2 0');
  expect([stays.told('applied').length, stays.player('A').rum.count]).toEqual([2, 2]);
});

test('4.7.16 the Cook holds the parrot already, or takes it from a captain who was not beaten', () => {
  const given: Given = { seats: 4, A: { crew: ['pir-cook'] } };
  expect(boarding(given).told('nothing')).toHaveLength(1);
  const board = boarding({ ...given, parrot: 'C' });
  expect([board.told('parrot'), board.s.parrot]).toEqual([[{ type: 'parrot', seat: 0, from: 2 }], 0]);
});

describe('4.7.17 Monsieur Plume', () => {
  const given: Given = { A: { crew: ['pir-monsieur-plume'] }, B: {}, C: { objects: ['obj-idol'] } };

  test('any beaten captain may be named, also one without a face-up object: nothing is taken then', () => {
    const board = boarding(given);
    expect([board.options('A'), board.refusal('A', 'plume 0')]).toEqual(['plume 1, plume 2', 'not-beaten']);
    board.does('A', 'plume 1');
    expect([board.told('named').map(({ victim }) => victim), board.told('nothing').length]).toEqual([[1], 1]);
    expect([board.told('discarded'), board.player('C').objects]).toEqual([[], ['obj-idol-1']]);
  });

  test('the one named chooses what goes', () => {
    const board = boarding({ ...given, C: { objects: ['obj-idol', 'obj-shell'] } }).does('A', 'plume 2');
    expect([board.asked(), board.options('C')]).toEqual(['C plumeDiscard', 'drop obj-idol-1, drop obj-shell-1']);
    board.does('C', 'drop obj-shell-1');
    expect(board.player('C').objects).toEqual(['obj-idol-1']);
  });

  test('plumeVictim is skipped if none of them has a face-up object, secrets being none', () => {
    const board = boarding({ ...given, C: { secrets: ['sec-ledger'] } });
    expect([board.told('nothing').length, board.told('named')]).toEqual([1, []]);
  });

  test('a captain who was not beaten cannot be named', () => {
    const board = boarding({ ...given, seats: 4, D: { objects: ['obj-shell'] }, C: { objects: ['obj-spyglass'] } });
    expect([board.options('A'), board.refusal('A', 'plume 2')]).toEqual(['plume 1, plume 3', 'not-beaten']);
  });
});

test('5.4 the default order: as they came, a Lookout last', () => {
  const board = boarding({
    seats: 2,
    A: { crew: ['pir-lookout', 'pir-boatswain', 'pir-cook'] },
    shares: [['rum-dark'], [], []],
  });
  board.does('A', 'pick 1 0');
  expect(board.told('applied').map(({ card }) => card)).toEqual(['pir-boatswain-1', 'pir-cook-1', 'pir-lookout-1']);
});

test('9.28 the given bottle is not in the draw', () => {
  for (let i = 0; i < 20; i++) {
    const board = new Board({
      seats: 2,
      round: 5,
      A: { crew: ['pir-barkeep'], rum: ['rum-dark'] },
      B: { rum: ['rum-rotgut'] },
    });
    for (let draws = 0; draws < i; draws++) board.luck.play.next();
    board.boards().does('A', 'rum give rum-dark-1');
    expect(board.player('A').rum.known).toEqual(['rum-rotgut-1']);
  }
});
