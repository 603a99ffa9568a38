import type { Vector } from '../../../../fixtures/dead-mans-draw/vector';
import { testVectors } from '../../../../fixtures/dead-mans-draw/vector-tests';

const MERMAIDS = { mermaidAbility: true };
const GOES_ON = 'draw, stop';

/** Section 10.1. E11 (set-up) is in set-up.test.ts. */
const vectors: readonly Vector[] = [
  {
    name: 'E1 anchor: what lies left of it survives the bust',
    draw: 'Me5 Cn4 An3 Me6',
    play: [
      'draw, draw, draw',
      { row: 'Me5 Cn4 An3', options: GOES_ON },
      'draw',
      { banks: { A: 'Me5 Cn4' }, discard: 'An3 Me6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'E2 key + chest: as many cards from the discard pile as were in the row',
    draw: 'Ky3 Or4 Me5 Ch6 An4',
    discard: 'An2 Hk2 Cn2 Ky2 Ch2',
    play: [
      'draw, draw, draw, draw, draw',
      { row: 'Ky3 Or4 Me5 Ch6 An4', discard: 'An2 Hk2 Cn2 Ky2 Ch2', options: GOES_ON },
      'stop',
      { banks: { A: 'Ky3 Or4 Me5 Ch6 An4 An2 Hk2 Cn2 Ky2 Ch2' }, turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'E3 oracle: the seen card stays on top, also for the next player',
    draw: 'Or3 Me9',
    play: [
      'draw',
      { row: 'Or3', known: 1, options: GOES_ON },
      'stop',
      { banks: { A: 'Or3' }, known: 1, turn: 'B', options: 'draw' },
      'draw',
      { banks: { A: 'Or3' }, row: 'Me9', turn: 'B', options: GOES_ON },
    ],
  },
  {
    name: 'E3b oracle: the seen card is drawn',
    draw: 'Or3 Me9',
    play: ['draw, draw', { row: 'Or3 Me9', options: GOES_ON }],
  },
  {
    name: 'E3c oracle as the last card: nothing to see, collect, the end',
    draw: 'Or3 (last)',
    play: [
      'draw',
      { row: 'Or3', discard: 'rest', options: 'stop' },
      'stop',
      { banks: { A: 'Or3' }, discard: 'rest', options: '', wins: 'A 3 0' },
    ],
  },
  {
    name: 'E4 sword: only a suit that the own bank lacks',
    banks: { A: 'An3 Hk3 Cn3', B: 'An7 Hk7 Cn7 Me9' },
    draw: 'Sw5',
    play: [
      'draw',
      { banks: { A: 'An3 Hk3 Cn3', B: 'An7 Hk7 Cn7 Me9' }, row: 'Sw5', options: 'sword B Me' },
      'sword B Me',
      { banks: { A: 'An3 Hk3 Cn3', B: 'An7 Hk7 Cn7' }, row: 'Sw5 Me9', options: GOES_ON },
    ],
  },
  {
    name: 'E5 miser: the hook and the card it brings survive',
    traits: { A: ['miser'] },
    banks: { A: 'Me7' },
    draw: 'Cn4 Hk3 Cn6',
    play: [
      'draw, draw',
      { banks: { A: 'Me7' }, row: 'Cn4 Hk3', safe: 'Hk3', options: 'hook Me' },
      'hook Me',
      { row: 'Cn4 Hk3 Me7', safe: 'Hk3 Me7', options: GOES_ON },
      'draw',
      { banks: { A: 'Hk3 Me7' }, discard: 'Cn4 Cn6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'E6 casanova: a mermaid in the bank pays no debt',
    traits: { A: ['casanova'] },
    draw: 'Kr3 Me9 Or4 Ky5',
    play: [
      'draw',
      { row: 'Kr3', debt: 2, options: 'draw' },
      'draw',
      { banks: { A: 'Me9' }, row: 'Kr3', debt: 2, options: 'draw' },
      'draw',
      { banks: { A: 'Me9' }, row: 'Kr3 Or4', debt: 1, known: 1, options: 'draw' },
      'draw',
      { banks: { A: 'Me9' }, row: 'Kr3 Or4 Ky5', options: GOES_ON },
    ],
  },
  {
    name: 'E7 safe harbor: the anchor and the next two cards survive, the busting card never',
    traits: { A: ['safe-harbor'] },
    draw: 'Me5 An3 Ky4 Me6',
    play: [
      'draw, draw',
      { row: 'Me5 An3', safe: 'An3', slots: 2, options: GOES_ON },
      'draw',
      { row: 'Me5 An3 Ky4', safe: 'An3 Ky4', slots: 1, options: GOES_ON },
      'draw',
      { banks: { A: 'Me5 An3 Ky4' }, discard: 'Me6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'E8 mermaid → cannon: moved to the right end, it fires again',
    options: MERMAIDS,
    banks: { B: 'Sw7 Sw4 Me6' },
    draw: 'An3 Cn4 Me5',
    play: [
      'draw, draw',
      { banks: { B: 'Sw7 Sw4 Me6' }, row: 'An3 Cn4', options: 'cannon B Sw, cannon B Me' },
      'cannon B Sw, draw',
      { banks: { B: 'Sw4 Me6' }, row: 'An3 Cn4 Me5', discard: 'Sw7', options: 'mermaid An3, mermaid Cn4' },
      'mermaid Cn4',
      { banks: { B: 'Sw4 Me6' }, row: 'An3 Me5 Cn4', discard: 'Sw7', options: 'cannon B Sw, cannon B Me' },
      'cannon B Me',
      { banks: { B: 'Sw4' }, row: 'An3 Me5 Cn4', discard: 'Sw7 Me6', options: GOES_ON },
    ],
  },
  {
    name: 'E8b mermaid → anchor: everything now left of it is protected, the mermaid too',
    options: MERMAIDS,
    banks: { B: 'Sw7' },
    draw: 'An3 Cn4 Me5 Cn6',
    play: [
      'draw, draw, cannon B Sw, draw, mermaid An3',
      { row: 'Cn4 Me5 An3', discard: 'Sw7', options: GOES_ON },
      'draw',
      { banks: { A: 'Cn4 Me5' }, discard: 'Sw7 An3 Cn6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'E9 siren: the chosen card goes to her owner before it acts',
    options: MERMAIDS,
    traits: { B: ['siren'] },
    banks: { A: 'Or7', B: 'Or3' },
    draw: 'Sw5 Ky4 Me5',
    play: [
      'draw, draw, draw',
      { banks: { A: 'Or7', B: 'Or3' }, row: 'Sw5 Ky4 Me5', options: 'mermaid Sw5, mermaid Ky4' },
      'mermaid Sw5',
      { banks: { A: 'Or7', B: 'Or3 Sw5' }, row: 'Ky4 Me5', options: GOES_ON },
    ],
  },
  {
    name: 'E10 locker with three players: the lost cards and the busting card go to its owner',
    seats: 3,
    traits: { C: ['davy-jones-locker'] },
    lockers: { C: 'A' },
    draw: 'Me5 Ky4 Me6',
    play: ['draw, draw, draw', { banks: { C: 'Me5 Ky4 Me6' }, turn: 'B', options: 'draw' }],
  },
  {
    name: 'E10b locker aimed elsewhere: the discard pile',
    seats: 3,
    traits: { C: ['davy-jones-locker'] },
    lockers: { C: 'B' },
    draw: 'Me5 Ky4 Me6',
    play: ['draw, draw, draw', { discard: 'Me5 Ky4 Me6', turn: 'B', options: 'draw' }],
  },
  {
    name: 'E12 kraken + hook: a chain of three pays the whole debt',
    banks: { A: 'Sw6', B: 'Mp5' },
    discard: 'Me4 Cn2 Ky2',
    draw: 'Kr3 Hk4',
    play: [
      'draw, draw',
      { banks: { A: 'Sw6', B: 'Mp5' }, row: 'Kr3 Hk4', debt: 1, discard: 'Me4 Cn2 Ky2', options: 'hook Sw' },
      'hook Sw',
      { banks: { B: 'Mp5' }, row: 'Kr3 Hk4 Sw6', discard: 'Me4 Cn2 Ky2', options: 'sword B Mp' },
      'sword B Mp',
      { row: 'Kr3 Hk4 Sw6 Mp5', options: 'map Me4, map Cn2, map Ky2' },
      'map Me4',
      { row: 'Kr3 Hk4 Sw6 Mp5 Me4', discard: 'Cn2 Ky2', options: GOES_ON },
    ],
  },
  {
    name: 'E13 tie: more cards in the bank win',
    banks: {
      A: 'An7 Hk7 Cn7 Ky7 Ch7 Mp6 Hk2 Cn2 Ky2 Ch2 Mp2',
      B: 'Or7 Sw7 Kr7 Me9 An6 Hk5 Or2 Sw2 Kr2 Me4 Or3 Sw3 Kr3 Me5',
    },
    draw: 'An2 (last)',
    play: [
      'draw, stop',
      {
        banks: {
          A: 'An7 Hk7 Cn7 Ky7 Ch7 Mp6 An2 Hk2 Cn2 Ky2 Ch2 Mp2',
          B: 'Or7 Sw7 Kr7 Me9 An6 Hk5 Or2 Sw2 Kr2 Me4 Or3 Sw3 Kr3 Me5',
        },
        discard: 'rest',
        options: '',
        wins: 'B 41 41',
      },
    ],
  },
  {
    name: 'E13 tie: with equal banks both win',
    banks: { A: 'An7 Hk7 Cn7 Ky7 Ch7 Mp6 Hk2 Cn2 Ky2 Ch2 Mp2', B: 'Or7 Sw7 Kr7 Me9 An6 Hk5 Or2 Sw2 Kr2 Me4 Or3 Sw3' },
    draw: 'An2 (last)',
    play: [
      'draw, stop',
      {
        banks: {
          A: 'An7 Hk7 Cn7 Ky7 Ch7 Mp6 An2 Hk2 Cn2 Ky2 Ch2 Mp2',
          B: 'Or7 Sw7 Kr7 Me9 An6 Hk5 Or2 Sw2 Kr2 Me4 Or3 Sw3',
        },
        discard: 'rest',
        options: '',
        wins: 'A B 41 41',
      },
    ],
  },
  {
    name: 'E14 hook: it must be used even when it busts',
    banks: { A: 'Cn7' },
    draw: 'Cn4 Hk5',
    play: [
      'draw, draw',
      { banks: { A: 'Cn7' }, row: 'Cn4 Hk5', options: 'hook Cn' },
      'hook Cn',
      { discard: 'Cn4 Hk5 Cn7', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'E15 map: fewer than three in the discard pile, those are shown',
    discard: 'Me4 Ky2',
    draw: 'Mp4',
    play: [
      'draw',
      { row: 'Mp4', options: 'map Me4, map Ky2' },
      'map Ky2',
      { row: 'Mp4 Ky2', discard: 'Me4', options: GOES_ON },
    ],
  },
];

testVectors('10.1 the examples of the rulebook', vectors);
