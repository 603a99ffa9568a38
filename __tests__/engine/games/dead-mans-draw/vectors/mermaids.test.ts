import type { Vector } from '../../../../fixtures/dead-mans-draw/vector';
import { testVectors } from '../../../../fixtures/dead-mans-draw/vector-tests';

const options = { mermaidAbility: true };
const GOES_ON = 'draw, stop';

/** Section 10.2: the edge cases of the mermaid variant (8.2). */
const vectors: readonly Vector[] = [
  {
    name: 'V43 casanova takes an anchor: what it protected stays protected',
    options,
    traits: { A: ['casanova'] },
    draw: 'Ky3 An4 Me5 Ky6',
    play: [
      'draw, draw, draw',
      { row: 'Ky3 An4 Me5', options: 'mermaid Ky3, mermaid An4' },
      'mermaid An4',
      { banks: { A: 'An4' }, row: 'Ky3 Me5', locked: 'Ky3', options: GOES_ON },
      'draw',
      { banks: { A: 'An4 Ky3' }, discard: 'Me5 Ky6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V44 a card moved to the right of the anchor loses its protection',
    options,
    draw: 'Ky3 An3 Cn4 Me5 Ky6',
    play: [
      'draw, draw, draw, draw',
      { row: 'Ky3 An3 Cn4 Me5', options: 'mermaid Ky3, mermaid An3, mermaid Cn4' },
      'mermaid Ky3',
      { row: 'An3 Cn4 Me5 Ky3', options: GOES_ON },
      'draw',
      { discard: 'Ky3 An3 Cn4 Me5 Ky6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V45 mermaid first: no effect',
    options,
    draw: 'Me5',
    play: ['draw', { row: 'Me5', options: GOES_ON }],
  },
  {
    name: 'V46 mermaid replays a kraken: the debt is 2 again, not more',
    options,
    draw: 'Kr3 Me4 Or5 Ky6',
    play: [
      'draw, draw',
      { row: 'Kr3 Me4', debt: 1, options: 'mermaid Kr3' },
      'mermaid Kr3',
      { row: 'Me4 Kr3', debt: 2, options: 'draw' },
      'draw',
      { row: 'Me4 Kr3 Or5', debt: 1, known: 1, options: 'draw' },
      'draw',
      { row: 'Me4 Kr3 Or5 Ky6', options: GOES_ON },
    ],
  },
  {
    name: 'V54 siren beats casanova',
    options,
    traits: { A: ['casanova'], B: ['siren'] },
    draw: 'Ky4 Me5',
    play: [
      'draw, draw',
      { row: 'Ky4 Me5', options: 'mermaid Ky4' },
      'mermaid Ky4',
      { banks: { B: 'Ky4' }, row: 'Me5', options: GOES_ON },
    ],
  },
  {
    name: 'V56 a taken kraken leaves its debt behind',
    options,
    traits: { A: ['casanova'] },
    draw: 'Kr3 Me4 Or5',
    play: [
      'draw, draw, mermaid Kr3',
      { banks: { A: 'Kr3' }, row: 'Me4', debt: 1, options: 'draw' },
      'draw',
      { banks: { A: 'Kr3' }, row: 'Me4 Or5', known: 1, options: GOES_ON },
    ],
  },
  {
    name: 'V57 a replayed anchor opens two new places of safe harbor',
    options,
    traits: { A: ['safe-harbor'] },
    draw: 'An3 Me5 Ky4 Or5 Ch4 Ky6',
    play: [
      'draw, draw',
      { row: 'An3 Me5', safe: 'An3 Me5', slots: 1, options: 'mermaid An3' },
      'mermaid An3',
      { row: 'Me5 An3', safe: 'Me5 An3', slots: 2, options: GOES_ON },
      'draw, draw, draw',
      { row: 'Me5 An3 Ky4 Or5 Ch4', safe: 'Me5 An3 Ky4 Or5', options: GOES_ON },
      'draw',
      { banks: { A: 'Me5 An3 Ky4 Or5' }, discard: 'Ch4 Ky6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: "V59 siren takes a captain's hook: its second card still comes",
    options,
    traits: { A: ['captains-hook'], B: ['siren'] },
    banks: { A: 'Me5 Or4' },
    draw: 'Hk3',
    play: [
      'draw',
      { banks: { A: 'Me5 Or4' }, row: 'Hk3', options: 'hook Or, hook Me' },
      'hook Me',
      { banks: { A: 'Or4' }, row: 'Hk3 Me5', options: 'mermaid Hk3' },
      'mermaid Hk3',
      { banks: { A: 'Or4', B: 'Hk3' }, row: 'Me5', options: 'hook Or' },
      'hook Or',
      { banks: { B: 'Hk3' }, row: 'Me5 Or4', known: 1, options: GOES_ON },
    ],
  },
  {
    name: "V61 miser: a replayed hook's new card is safe too",
    options,
    traits: { A: ['miser'] },
    banks: { A: 'Or4 Ky6' },
    draw: 'Hk3 Me5 Me7',
    play: [
      'draw, hook Or, draw',
      { banks: { A: 'Ky6' }, row: 'Hk3 Or4 Me5', safe: 'Hk3 Or4', options: 'mermaid Hk3, mermaid Or4' },
      'mermaid Hk3',
      { banks: { A: 'Ky6' }, row: 'Or4 Me5 Hk3', safe: 'Or4 Hk3', options: 'hook Ky' },
      'hook Ky',
      { row: 'Or4 Me5 Hk3 Ky6', safe: 'Or4 Hk3 Ky6', options: GOES_ON },
      'draw',
      { banks: { A: 'Or4 Hk3 Ky6' }, discard: 'Me5 Me7', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V62 siren takes the anchor of safe harbor: its places stay open',
    options,
    traits: { A: ['safe-harbor'], B: ['siren'] },
    draw: 'An3 Me5 Ky4 Ky6',
    play: [
      'draw, draw',
      { row: 'An3 Me5', safe: 'An3 Me5', slots: 1, options: 'mermaid An3' },
      'mermaid An3, draw',
      { banks: { B: 'An3' }, row: 'Me5 Ky4', safe: 'Me5 Ky4', options: GOES_ON },
      'draw',
      { banks: { A: 'Me5 Ky4', B: 'An3' }, discard: 'Ky6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V64 a mermaid from a hook replays that very hook',
    options,
    banks: { A: 'Me5 Or4' },
    draw: 'Hk3',
    play: [
      'draw, hook Me',
      { banks: { A: 'Or4' }, row: 'Hk3 Me5', options: 'mermaid Hk3' },
      'mermaid Hk3',
      { banks: { A: 'Or4' }, row: 'Me5 Hk3', options: 'hook Or' },
      'hook Or',
      { row: 'Me5 Hk3 Or4', known: 1, options: GOES_ON },
    ],
  },
];

testVectors('10.2 edge cases of the mermaid variant', vectors);
