import { deadMansDraw } from '@/engine/games/dead-mans-draw';
import { cardIds } from '@/engine/games/dead-mans-draw/data/cards';
import { Lockstep } from '../../../../fixtures/dead-mans-draw/lockstep';
import type { Vector } from '../../../../fixtures/dead-mans-draw/vector';
import { testVectors } from '../../../../fixtures/dead-mans-draw/vector-tests';

const GOES_ON = 'draw, stop';

/** Section 10.2: the edge cases of traits that change what lands in the row. Duels with Misfire, Parry, Locker: duels.test.ts. */
const vectors: readonly Vector[] = [
  {
    name: 'V03 beastmaster: four more cards, a hooked one counts',
    traits: { B: ['beastmaster'] },
    banks: { A: 'An6' },
    draw: 'Kr3 Hk4 Ky3 Ch3',
    play: [
      'draw',
      { banks: { A: 'An6' }, row: 'Kr3', debt: 4, options: 'draw' },
      'draw',
      { banks: { A: 'An6' }, row: 'Kr3 Hk4', debt: 3, options: 'hook An' },
      'hook An',
      { row: 'Kr3 Hk4 An6', debt: 2, options: 'draw' },
      'draw',
      { row: 'Kr3 Hk4 An6 Ky3', debt: 1, options: 'draw' },
      'draw',
      { row: 'Kr3 Hk4 An6 Ky3 Ch3', options: GOES_ON },
    ],
  },
  {
    name: "V08 captain's hook: two cards; the bonus counts the three of the row",
    traits: { A: ['captains-hook'] },
    banks: { A: 'Ky7 Ky3 Ch4' },
    discard: 'An2 Hk2 Cn2 Mp2',
    draw: 'Hk5',
    play: [
      'draw',
      { banks: { A: 'Ky7 Ky3 Ch4' }, discard: 'An2 Hk2 Cn2 Mp2', row: 'Hk5', options: 'hook Ky, hook Ch' },
      'hook Ky',
      { banks: { A: 'Ky3 Ch4' }, discard: 'An2 Hk2 Cn2 Mp2', row: 'Hk5 Ky7', options: 'hook Ky, hook Ch' },
      'hook Ch',
      { banks: { A: 'Ky3' }, discard: 'An2 Hk2 Cn2 Mp2', row: 'Hk5 Ky7 Ch4', options: GOES_ON },
      'stop',
      {
        banks: { A: 'Hk5 Ky7 Ch4 Ky3 + 3 of An2 Hk2 Cn2 Mp2' },
        discard: '+ 1 of An2 Hk2 Cn2 Mp2',
        turn: 'B',
        options: 'draw',
      },
    ],
  },
  {
    name: "V09 captain's hook: the second card from the same stack busts",
    traits: { A: ['captains-hook'] },
    banks: { A: 'Ky7 Ky3' },
    draw: 'Hk5',
    play: [
      'draw, hook Ky',
      { banks: { A: 'Ky3' }, row: 'Hk5 Ky7', options: 'hook Ky' },
      'hook Ky',
      { discard: 'Hk5 Ky7 Ky3', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: "V10 captain's hook: the first card is finished before the second is chosen",
    traits: { A: ['captains-hook'] },
    banks: { A: 'Sw7 Ky3', B: 'Me9 Ky6' },
    draw: 'Hk5',
    play: [
      'draw, hook Sw',
      { banks: { A: 'Ky3', B: 'Me9 Ky6' }, row: 'Hk5 Sw7', options: 'sword B Me' },
      'sword B Me',
      { banks: { A: 'Ky3', B: 'Ky6' }, row: 'Hk5 Sw7 Me9', options: 'hook Ky' },
      'hook Ky',
      { banks: { B: 'Ky6' }, row: 'Hk5 Sw7 Me9 Ky3', options: GOES_ON },
    ],
  },
  {
    name: 'V14 master gunner: the whole stack goes to the discard pile',
    traits: { A: ['master-gunner'] },
    banks: { B: 'Me9 Me6 Me5 Ky3' },
    draw: 'Cn5',
    play: [
      'draw',
      { banks: { B: 'Me9 Me6 Me5 Ky3' }, row: 'Cn5', options: 'cannon B Ky, cannon B Me' },
      'cannon B Me',
      { banks: { B: 'Ky3' }, row: 'Cn5', discard: 'Me9 Me6 Me5', options: GOES_ON },
    ],
  },
  {
    name: 'V15 scavenger: the hit card is in the bank at once, safe from a later bust',
    traits: { A: ['scavenger'] },
    banks: { B: 'Me9 Me6' },
    draw: 'Cn5 Cn6',
    play: [
      'draw, cannon B Me',
      { banks: { A: 'Me9', B: 'Me6' }, row: 'Cn5', options: GOES_ON },
      'draw',
      { banks: { A: 'Me9', B: 'Me6' }, discard: 'Cn5 Cn6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V24 treasure hunter: twice as many bonus cards',
    traits: { A: ['treasure-hunter'] },
    discard: 'An2 Hk2 Cn2 Mp2 Or2',
    draw: 'Ky3 Ch4',
    play: [
      'draw, draw, stop',
      {
        banks: { A: 'Ky3 Ch4 + 4 of An2 Hk2 Cn2 Mp2 Or2' },
        discard: '+ 1 of An2 Hk2 Cn2 Mp2 Or2',
        turn: 'B',
        options: 'draw',
      },
    ],
  },
  {
    name: 'V25 treasure hunter, too few in the discard pile: all of them',
    traits: { A: ['treasure-hunter'] },
    discard: 'Hk2 Cn2',
    draw: 'Ky3 Ch4 Or5',
    play: ['draw, draw, draw, stop', { banks: { A: 'Ky3 Ch4 Or5 Hk2 Cn2' }, known: 1, turn: 'B', options: 'draw' }],
  },
  {
    name: 'V26 plunderer, too few in the bank of the victim: all of them',
    traits: { A: ['plunderer'] },
    banks: { B: 'Me9 An7' },
    discard: 'Hk2 Cn2',
    draw: 'Ky3 Ch4 Or5',
    play: [
      'draw, draw, draw, stop',
      { banks: { A: 'Ky3 Ch4 Or5', B: 'Me9 An7' }, discard: 'Hk2 Cn2', known: 1, options: 'plunder B' },
      'plunder B',
      { banks: { A: 'Ky3 Ch4 Or5 Me9 An7' }, discard: 'Hk2 Cn2', known: 1, turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V27 plunderer, nobody has a card: no bonus',
    traits: { A: ['plunderer'] },
    discard: 'Hk2 Cn2',
    draw: 'Ky3 Ch4',
    play: ['draw, draw, stop', { banks: { A: 'Ky3 Ch4' }, discard: 'Hk2 Cn2', turn: 'B', options: 'draw' }],
  },
  {
    name: 'V30 fisherman: a hooked kraken goes back to the bank',
    traits: { A: ['fisherman'] },
    banks: { A: 'Kr7' },
    draw: 'Hk4',
    play: [
      'draw',
      { banks: { A: 'Kr7' }, row: 'Hk4', options: 'hook Kr' },
      'hook Kr',
      { banks: { A: 'Kr7' }, row: 'Hk4', options: GOES_ON },
    ],
  },
  {
    name: 'V30 fisherman with divertFrom drawPile: the hooked kraken enters',
    options: { divertFrom: 'drawPile' },
    traits: { A: ['fisherman'] },
    banks: { A: 'Kr7' },
    draw: 'Hk4',
    play: ['draw, hook Kr', { row: 'Hk4 Kr7', debt: 2, options: 'draw' }],
  },
  {
    name: 'V31 casanova draws the last card: collect nothing, the end',
    traits: { A: ['casanova'] },
    draw: 'Me9 (last)',
    play: [
      'draw',
      { banks: { A: 'Me9' }, discard: 'rest', options: 'stop' },
      'stop',
      { banks: { A: 'Me9' }, discard: 'rest', options: '', wins: 'A 9 0' },
    ],
  },
  {
    name: 'V34 miser: a hooked card that busts is lost, the hook is safe',
    traits: { A: ['miser'] },
    banks: { A: 'Me9' },
    draw: 'Me5 Hk4',
    play: [
      'draw, draw',
      { banks: { A: 'Me9' }, row: 'Me5 Hk4', safe: 'Hk4', options: 'hook Me' },
      'hook Me',
      { banks: { A: 'Hk4' }, discard: 'Me5 Me9', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V35 safe harbor: two cards after the anchor, not three',
    traits: { A: ['safe-harbor'] },
    draw: 'Me5 An3 Ky4 Or5 Ch4 Ky6',
    play: [
      'draw, draw, draw, draw, draw',
      { row: 'Me5 An3 Ky4 Or5 Ch4', safe: 'An3 Ky4 Or5', options: GOES_ON },
      'draw',
      { banks: { A: 'Me5 An3 Ky4 Or5' }, discard: 'Ch4 Ky6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V36 mystic: three cards are seen and stay known',
    traits: { A: ['mystic'] },
    draw: 'Or4 Ky3 Ch4 Me9',
    play: ['draw', { row: 'Or4', known: 3, options: GOES_ON }, 'draw', { row: 'Or4 Ky3', known: 2, options: GOES_ON }],
  },
  {
    name: 'V48 golden scales: the scoring mermaid counts five more',
    traits: { A: ['golden-scales'] },
    banks: { A: 'Me9 Me5' },
    draw: 'An7 (last)',
    play: ['draw, stop', { banks: { A: 'Me9 Me5 An7' }, discard: 'rest', options: '', wins: 'A 21 0' }],
  },
  {
    name: "V48 golden scales in Pile o' Treasure: five more for each mermaid",
    options: { variant: 'pile-o-treasure' },
    traits: { A: ['golden-scales'] },
    banks: { A: 'Me9 Me5' },
    draw: 'An7 (last)',
    play: ['draw, stop', { banks: { A: 'Me9 Me5 An7' }, discard: 'rest', options: '', wins: 'A 31 0' }],
  },
];

testVectors('10.2 edge cases of the traits', vectors);

test('V28 navigator: every card of the discard pile is an option, and no chance is used', () => {
  const match = Lockstep.lay(
    { traits: { A: ['navigator'] }, discard: 'An2 Hk2 Cn2 Ky2 Ch2', draw: 'Mp4' },
    'navigator',
  );
  const before = JSON.stringify(match.luck.state());
  match.answer(0, 'draw');
  const options = deadMansDraw.legal(match.state, 0).map(deadMansDraw.describe);
  expect(options).toEqual(['map anchor-2', 'map cannon-2', 'map chest-2', 'map hook-2', 'map key-2']);
  match.answer(0, 'map key-2');
  const { row, drawsThisTurn } = deadMansDraw.observe(match.state, 0);
  expect(row.map((r) => r.card)).toEqual(['map-4', 'key-2']);
  expect(drawsThisTurn).toBe(1);
  expect(cardIds(match.state.discard).sort()).toEqual(['anchor-2', 'cannon-2', 'chest-2', 'hook-2']);
  expect(JSON.stringify(match.luck.state())).toBe(before);
  expect(match.difference()).toBeNull();
});
