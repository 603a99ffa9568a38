import type { Vector } from '../../../../fixtures/dead-mans-draw/vector';
import { testVectors } from '../../../../fixtures/dead-mans-draw/vector-tests';

const FORCED = 'draw';
const traits = { A: ['safe-harbor'], B: ['beastmaster'] } as const;

/** After `Kr3 An3` a Safe Harbor owner against a Beastmaster has debt 3 and two open places: what does the next event cost? */
const before = { row: 'Kr3 An3', debt: 3, slots: 2, safe: 'An3', options: FORCED };

const rows: readonly Vector[] = [
  {
    name: '4.8.1 a card from the draw pile pays 1 and uses a slot',
    traits,
    draw: 'Kr3 An3 Ky4',
    play: ['draw, draw', before, 'draw', { ...before, row: 'Kr3 An3 Ky4', debt: 2, slots: 1, safe: 'An3 Ky4' }],
  },
  {
    name: '4.8.1 a card chosen with the map pays 1 and uses a slot',
    traits,
    discard: 'Ky2',
    draw: 'Kr3 An3 Mp4',
    play: [
      'draw, draw, draw',
      { row: 'Kr3 An3 Mp4', debt: 2, slots: 1, safe: 'An3 Mp4', options: 'map Ky2' },
      'map Ky2',
      { row: 'Kr3 An3 Mp4 Ky2', debt: 1, safe: 'An3 Mp4 Ky2', options: FORCED },
    ],
  },
  {
    name: '4.8.1 a card chosen with the hook pays 1 and uses a slot',
    traits,
    banks: { A: 'Ky2' },
    draw: 'Kr3 An3 Hk4',
    play: [
      'draw, draw, draw',
      { banks: { A: 'Ky2' }, row: 'Kr3 An3 Hk4', debt: 2, slots: 1, safe: 'An3 Hk4', options: 'hook Ky' },
      'hook Ky',
      { row: 'Kr3 An3 Hk4 Ky2', debt: 1, safe: 'An3 Hk4 Ky2', options: FORCED },
    ],
  },
  {
    name: '4.8.1 a stolen card pays 1 and uses a slot',
    traits,
    banks: { B: 'Ky2' },
    draw: 'Kr3 An3 Sw4',
    play: [
      'draw, draw, draw',
      { banks: { B: 'Ky2' }, row: 'Kr3 An3 Sw4', debt: 2, slots: 1, safe: 'An3 Sw4', options: 'sword B Ky' },
      'sword B Ky',
      { row: 'Kr3 An3 Sw4 Ky2', debt: 1, safe: 'An3 Sw4 Ky2', options: FORCED },
    ],
  },
  {
    name: '4.8.1 the busting card does not enter and gets no slot',
    traits,
    draw: 'Kr3 An3 Kr5',
    play: ['draw, draw, draw', { banks: { A: 'Kr3 An3' }, discard: 'Kr5', turn: 'B', options: 'draw' }],
  },
  {
    name: "4.8.1 Casanova's mermaid pays nothing and uses no slot",
    traits: { A: ['safe-harbor', 'casanova'], B: ['beastmaster'] },
    draw: 'Kr3 An3 Me5',
    play: ['draw, draw', before, 'draw', { ...before, banks: { A: 'Me5' } }],
  },
  {
    name: "4.8.1 Fisherman's kraken makes no debt and uses no slot",
    traits: { A: ['safe-harbor', 'fisherman'], B: ['beastmaster'] },
    draw: 'An3 Kr3',
    play: ['draw, draw', { banks: { A: 'Kr3' }, row: 'An3', slots: 2, safe: 'An3', options: 'draw, stop' }],
  },
  {
    name: '4.8.1 a card revealed by the oracle pays nothing and uses no slot',
    traits,
    draw: 'Kr3 An3 Or4 Ky5',
    play: ['draw, draw, draw', { row: 'Kr3 An3 Or4', debt: 2, slots: 1, safe: 'An3 Or4', known: 1, options: FORCED }],
  },
  {
    name: '4.8.1 a card hit by the cannon pays nothing and uses no slot',
    traits,
    banks: { B: 'Me9' },
    draw: 'Kr3 An3 Cn4',
    play: [
      'draw, draw, draw, cannon B Me',
      { row: 'Kr3 An3 Cn4', debt: 2, slots: 1, safe: 'An3 Cn4', discard: 'Me9', options: FORCED },
    ],
  },
  {
    name: '4.8.1 a card hit under Misfire pays nothing and uses no slot',
    traits: { A: ['safe-harbor'], B: ['beastmaster', 'misfire'] },
    banks: { A: 'Me9' },
    draw: 'Kr3 An3 Cn4',
    play: [
      'draw, draw, draw, misfire Me',
      { row: 'Kr3 An3 Cn4', debt: 2, slots: 1, safe: 'An3 Cn4', discard: 'Me9', options: FORCED },
    ],
  },
  {
    name: "4.8.1 Scavenger's gain pays nothing, uses no slot and has no ability",
    traits: { A: ['safe-harbor', 'scavenger'], B: ['beastmaster'] },
    banks: { B: 'Kr7' },
    draw: 'Kr3 An3 Cn4',
    play: [
      'draw, draw, draw, cannon B Kr',
      { banks: { A: 'Kr7' }, row: 'Kr3 An3 Cn4', debt: 2, slots: 1, safe: 'An3 Cn4', options: FORCED },
    ],
  },
  {
    name: '4.8.1, 4.6.4.5 bonus cards cause no ability, no bust and no second bonus',
    discard: 'Ky2 Ch2 Hk2',
    draw: 'Ky3 Or4 Ch4',
    play: ['draw, draw, draw, stop', { banks: { A: 'Ky3 Or4 Ch4 Ky2 Ch2 Hk2' }, turn: 'B', options: 'draw' }],
  },
  {
    name: '4.8.1, 8.2.4 a card moved by a mermaid pays nothing and uses no slot',
    options: { mermaidAbility: true },
    traits,
    draw: 'Ky3 Kr3 An3 Me5',
    play: [
      'draw, draw, draw, draw',
      {
        row: 'Ky3 Kr3 An3 Me5',
        debt: 2,
        slots: 1,
        safe: 'An3 Me5',
        options: 'mermaid Ky3, mermaid Kr3, mermaid An3',
      },
      'mermaid Ky3',
      { row: 'Kr3 An3 Me5 Ky3', debt: 2, slots: 1, safe: 'An3 Me5', options: FORCED },
    ],
  },
  {
    name: '4.8.1 a card taken by Casanova (variant) leaves the row without ability, payment or slot',
    options: { mermaidAbility: true },
    traits: { A: ['safe-harbor', 'casanova'], B: ['beastmaster'] },
    draw: 'Ky3 Kr3 An3 Me5',
    play: [
      'draw, draw, draw, draw, mermaid Ky3',
      { banks: { A: 'Ky3' }, row: 'Kr3 An3 Me5', debt: 2, slots: 1, safe: 'An3 Me5', options: FORCED },
    ],
  },
  {
    name: '4.8.1 a sword discarded by Parry has paid 1 and used a slot',
    traits: { A: ['safe-harbor'], B: ['beastmaster', 'parry'] },
    draw: 'Kr3 An3 Sw4',
    play: ['draw, draw, draw', { row: 'Kr3 An3', debt: 2, slots: 1, safe: 'An3', discard: 'Sw4', options: FORCED }],
  },
];

testVectors('4.8.1 what counts for what', rows);

const chains: readonly Vector[] = [
  {
    name: 'Kraken, draw X, draw Y: 1, 0',
    draw: 'Kr3 Ky3 Ch4',
    play: [
      'draw, draw',
      { row: 'Kr3 Ky3', debt: 1, options: FORCED },
      'draw',
      { row: 'Kr3 Ky3 Ch4', options: 'draw, stop' },
    ],
  },
  {
    name: 'Kraken, hook → bank card: 1, 0',
    banks: { A: 'Ky7' },
    draw: 'Kr3 Hk4',
    play: [
      'draw, draw',
      { banks: { A: 'Ky7' }, row: 'Kr3 Hk4', debt: 1, options: 'hook Ky' },
      'hook Ky',
      { row: 'Kr3 Hk4 Ky7', options: 'draw, stop' },
    ],
  },
  {
    name: 'Kraken, map → chosen card: 1, 0',
    discard: 'Ky2',
    draw: 'Kr3 Mp4',
    play: [
      'draw, draw',
      { row: 'Kr3 Mp4', debt: 1, options: 'map Ky2' },
      'map Ky2',
      { row: 'Kr3 Mp4 Ky2', options: 'draw, stop' },
    ],
  },
  {
    name: 'Kraken, sword → stolen card: 1, 0',
    banks: { B: 'Ky7' },
    draw: 'Kr3 Sw4',
    play: [
      'draw, draw',
      { banks: { B: 'Ky7' }, row: 'Kr3 Sw4', debt: 1, options: 'sword B Ky' },
      'sword B Ky',
      { row: 'Kr3 Sw4 Ky7', options: 'draw, stop' },
    ],
  },
  {
    name: '4.6.7.7 Kraken, sword without a legal stack: 1, then X: 0',
    draw: 'Kr3 Sw4 Ky3',
    play: [
      'draw, draw',
      { row: 'Kr3 Sw4', debt: 1, options: FORCED },
      'draw',
      { row: 'Kr3 Sw4 Ky3', options: 'draw, stop' },
    ],
  },
  {
    name: '4.6.7.4 Kraken, sword discarded by Parry: 1, then X: 0',
    traits: { B: ['parry'] },
    draw: 'Kr3 Sw4 Ky3',
    play: [
      'draw, draw',
      { row: 'Kr3', debt: 1, discard: 'Sw4', options: FORCED },
      'draw',
      { row: 'Kr3 Ky3', discard: 'Sw4', options: 'draw, stop' },
    ],
  },
  {
    name: '4.6.6.4 Kraken, oracle: 1 and no choice, then the seen card: 0',
    draw: 'Kr3 Or4 Ky3',
    play: [
      'draw, draw',
      { row: 'Kr3 Or4', debt: 1, known: 1, options: FORCED },
      'draw',
      { row: 'Kr3 Or4 Ky3', options: 'draw, stop' },
    ],
  },
  {
    name: 'Kraken, X is the last card of the pile: cancelled, must collect',
    draw: 'Kr3 Ky3 (last)',
    play: ['draw, draw', { row: 'Kr3 Ky3', discard: 'rest', options: 'stop' }],
  },
  {
    name: 'Hook → kraken inside another chain: the debt starts when that kraken enters',
    traits: { A: ['captains-hook'] },
    banks: { A: 'Kr7 Ky7' },
    draw: 'Hk4',
    play: [
      'draw, hook Kr',
      { banks: { A: 'Ky7' }, row: 'Hk4 Kr7', debt: 2, options: 'hook Ky' },
      'hook Ky',
      { row: 'Hk4 Kr7 Ky7', debt: 1, options: FORCED },
    ],
  },
  {
    name: '4.6.8.4 a suit whose last card was just hooked out may be stolen',
    banks: { A: 'Sw7', B: 'Sw6 Ky6' },
    draw: 'Hk3',
    play: ['draw, hook Sw', { banks: { B: 'Sw6 Ky6' }, row: 'Hk3 Sw7', options: 'sword B Ky, sword B Sw' }],
  },
];

testVectors('4.8.1 kraken chains', chains);
