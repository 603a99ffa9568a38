import { Board, type Given } from '@/__tests__/fixtures/sea-of-clouds/board';
import { Luck } from '@/engine/core/luck';
import { seaOfClouds } from '@/engine/games/sea-of-clouds';
import { boxOf } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

/** Section 6: who sees what, and who remembers. */

const faces = (view: SeaOfCloudsView, slot: number) =>
  view.shares[slot - 1]?.cards.map(({ type, card }) => card ?? type);

test('T32 (6.2.1–6.2.3) what A has looked at A knows wherever it goes', () => {
  const board = new Board({
    shares: [['rum-collector', 'relic-siren'], ['rum-dark'], ['rum-dark']],
    deck: ['pir-gunner', 'relic-kraken'],
  }).turn('A');
  board.does('A', 'leave 1, take 2');
  expect(faces(board.view('A'), 1)).toEqual(['rum-collector-1', 'relic-siren-1', 'pirate']);
  expect(faces(board.view('B'), 1)).toEqual(['rum-collector-1', 'relic-siren-1', 'pir-gunner-1']);
  expect(faces(board.view('C'), 1)).toEqual(['rum', 'relic', 'pirate']);
  expect(board.view('C').shares[0]?.cards.map(({ seen }) => seen)).toEqual([0b011, 0b011, 0b010]);
  board.does('B', 'take 1');
  expect([board.knownRum('A', 'B'), board.knownRum('C', 'B'), board.knownRum(null, 'B')]).toEqual([
    ['rum-collector-1'],
    [],
    [],
  ]);
  expect(board.view('C').players[1]).toMatchObject({
    rum: { count: 1 },
    relics: ['relic-siren-1'],
    crew: ['pir-gunner-1'],
  });
});

test('4.2.7, 4.2.8 backs are open: of shares, of the top of the deck, of a hand', () => {
  const board = new Board({
    shares: [['obj-grapnel', 'sec-ledger'], ['rum-dark'], ['pir-cook']],
    deck: ['relic-siren'],
  }).turn('A');
  const open = board.view(null);
  expect([open.deckTop?.type, open.deckTop?.card, faces(open, 1)]).toEqual(['relic', null, ['object', 'object']]);
  board.does('A', 'take 1');
  expect(board.view('B').hand.map(({ type, card }) => card ?? type)).toEqual(['object', 'object']);
  expect(board.view('A').hand.map(({ card }) => card)).toEqual(['obj-grapnel-1', 'sec-ledger-1']);
});

test('6.1 secrets and rum: count for all, faces for the owner', () => {
  const board = new Board({ A: { rum: ['rum-dark'], secrets: ['sec-ledger'] } });
  expect(board.player('A')).toMatchObject({
    rum: { count: 1, known: ['rum-dark-1'] },
    secrets: { count: 1, known: ['sec-ledger-1'] },
    score: 3,
  });
  expect(board.view('B').players[0]).toMatchObject({
    rum: { count: 1, known: [] },
    secrets: { count: 1, known: [] },
    score: 0,
  });
});

test('6.2.1 what a Spyglass has shown stays known in a share and at a board', () => {
  const given: Given = { A: { objects: ['obj-spyglass'] }, shares: [['relic-siren'], [], []], deck: ['rum-reserve'] };
  const board = new Board(given).turn('A').does('A', 'peek yes, take 1');
  expect([faces(board.view('A'), 1), faces(board.view('B'), 1)]).toEqual([['rum-reserve-1'], ['rum-reserve-1']]);
  board.does('B', 'take 1');
  expect([board.knownRum('A', 'B'), board.knownRum('C', 'B')]).toEqual([['rum-reserve-1'], []]);
});

test('6.2.3 a single card that leaves a share: whoever knew its place knows who has it', () => {
  const board = new Board({
    shares: [['rum-golden', 'rum-dark'], ['obj-grapnel'], ['relic-siren']],
    deck: ['relic-kraken'],
  }).turn('A');
  board.does('A', 'leave 1, leave 2, take 3').does('B', 'leave 1, take 2, place obj-grapnel-1, pick 1 0');
  expect([board.knownRum('A', 'B'), board.knownRum('C', 'B')]).toEqual([['rum-golden-1'], []]);
});

test('6.2.4 a theft from two or more bottles: third captains lose their places, thief and victim do not', () => {
  const board = new Board({
    round: 5,
    A: { crew: ['pir-smuggler'] },
    B: { rum: ['rum-dark', 'rum-golden'] },
    C: { crew: ['pir-cabin-boy'], rum: ['rum-reserve'] },
  });
  const known = (face: string, bits: number): void => {
    const card = boxOf(board.s.options).ids.indexOf(face);
    board.s.known[card] = bits;
  };
  known('rum-dark-1', 0b111);
  known('rum-golden-1', 0b111);
  board.boards();
  const moved = board.heard('A', 'rum-stolen')[0]?.card as string;
  const stayed = moved === 'rum-dark-1' ? 'rum-golden-1' : 'rum-dark-1';
  expect([board.knownRum('A', 'B'), board.knownRum('B', 'A'), board.knownRum('B', 'B')]).toEqual([
    [stayed],
    [moved],
    [stayed],
  ]);
  expect([board.knownRum('C', 'A'), board.knownRum('C', 'B')]).toEqual([[], []]);
});

test('6.2.4 the theft of an only bottle: whoever knew it knows where it went', () => {
  const board = new Board({
    round: 5,
    A: { crew: ['pir-smuggler'] },
    B: { rum: ['rum-dark'] },
    C: { crew: ['pir-cabin-boy'] },
  });
  board.s.known[boxOf(board.s.options).ids.indexOf('rum-dark-1')] = 0b110;
  board.boards();
  expect([board.knownRum('C', 'A'), board.knownRum('C', 'B'), board.knownRum(null, 'A')]).toEqual([
    ['rum-dark-1'],
    [],
    [],
  ]);
});

test('8.5 openSecrets: rum and secrets lie open, and what is stolen is seen by all', () => {
  const options = { openSecrets: true };
  const board = new Board({ options, shares: [['rum-dark', 'sec-ledger'], [], []] }).turn('A').does('A', 'take 1');
  expect(board.view(null).players[0]).toMatchObject({
    rum: { count: 1, known: ['rum-dark-1'] },
    secrets: { count: 1, known: ['sec-ledger-1'] },
  });
  const theft = new Board({ options, round: 5, A: { crew: ['pir-smuggler'] }, B: {}, C: { rum: [] } });
  theft.s.rum[1] = [10, 11];
  theft.s.known[10] = theft.s.known[11] = 0b1111;
  theft.s.deck = theft.s.deck.filter((card) => card !== 10 && card !== 11);
  theft.boards();
  expect(theft.heard(null, 'rum-stolen')[0]?.card).toMatch(/^rum-/);
  expect(theft.view(null).players.map(({ rum }) => rum.known.length)).toEqual([1, 1, 0]);
});

test('6.2.5 peekMemory: what a captain has seen is in the view either way', () => {
  const seen = (peekMemory: 'aid' | 'pure') => {
    const board = new Board({ options: { peekMemory }, shares: [['rum-golden'], ['rum-dark'], []] }).turn('A');
    return faces(board.does('A', 'leave 1, take 2').view('A'), 1);
  };
  expect(seen('pure')).toEqual(seen('aid'));
});

test('4.5.2, 6.3 a card that is drawn blind is seen by its captain alone', () => {
  const board = new Board({
    shares: [
      ['rum-dark', 'rum-dark', 'rum-dark'],
      ['relic-siren', 'relic-siren', 'relic-siren'],
      ['pir-cook', 'pir-cook', 'pir-gunner'],
    ],
    deck: ['sec-ledger'],
  }).turn('A');
  board.does('A', 'leave 1, leave 2, leave 3');
  expect([board.heard('A', 'drew')[0]?.card, board.heard('B', 'drew')[0]?.card]).toEqual(['sec-ledger-1', undefined]);
  expect(board.heard('B', 'placed')[0]).toMatchObject({ back: 'object', zone: 'secrets' });
  expect(board.heard('B', 'placed')[0]).not.toHaveProperty('card');
});

test('3.6, 6.1 what is hidden is imagined by its back: types stand, all else is dealt anew', () => {
  const s = seaOfClouds.start(new Board({ seats: 2 }).s.options, 2, Luck.fromSeed('imagine'));
  const view = seaOfClouds.observe(s, 1 - s.hat);
  const box = boxOf(s.options);
  const tops = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const made = seaOfClouds.resample(view, Luck.fromSeed(i));
    const types = (cards: readonly number[]): number[] => cards.map((card) => box.type[card] as number);
    if (String(made.slots.map(types)) !== String(s.slots.map(types))) throw new Error('another back in a share');
    if (String(types(made.removed)) !== String(types(s.removed))) throw new Error('other types removed');
    tops.add(box.ids[made.deck.at(-1) as number] as string);
  }
  expect(tops.size).toBeGreaterThan(5);
  expect([...new Set([...tops].map((id) => box.type[box.byId.get(id) as number]))]).toHaveLength(1);
});
