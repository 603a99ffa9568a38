import type { Vector } from '../../../../fixtures/dead-mans-draw/vector';
import { testVectors } from '../../../../fixtures/dead-mans-draw/vector-tests';

const GOES_ON = 'draw, stop';
const SEVENS = 'An7 Hk7 Cn7 Ky7 Ch7 Mp7 Or7 Sw7';
const SIXES = 'An6 Hk6 Cn6 Ky6 Ch6 Mp6 Or6 Sw6 Kr6';
const FIVES = 'An5 Hk5 Cn5 Ky5 Ch5 Mp5 Or5';

/** Section 10.2: the edge cases of the variant cards (8.3). */
const vectors: readonly Vector[] = [
  {
    name: 'V37 strange lands: equal suits do not bust; two keys, one bonus',
    options: { variant: 'strange-lands' },
    discard: 'An2 Hk2 Cn2 Mp2',
    draw: 'Ky3 Ky4 Ch5',
    play: [
      'draw, draw, draw',
      { row: 'Ky3 Ky4 Ch5', discard: 'An2 Hk2 Cn2 Mp2', options: GOES_ON },
      'stop',
      {
        banks: { A: 'Ky3 Ky4 Ch5 + 3 of An2 Hk2 Cn2 Mp2' },
        discard: '+ 1 of An2 Hk2 Cn2 Mp2',
        turn: 'B',
        options: 'draw',
      },
    ],
  },
  {
    name: 'V38 strange lands: equal numbers bust',
    options: { variant: 'strange-lands' },
    draw: 'Ky3 Or4 Ch3',
    play: [
      'draw, draw',
      { row: 'Ky3 Or4', known: 1, options: GOES_ON },
      'draw',
      { discard: 'Ky3 Or4 Ch3', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V39 strange lands: two krakens, the debts do not add up',
    options: { variant: 'strange-lands' },
    draw: 'Kr3 Kr4 Or5 Ky6',
    play: [
      'draw, draw',
      { row: 'Kr3 Kr4', debt: 2, options: 'draw' },
      'draw',
      { row: 'Kr3 Kr4 Or5', debt: 1, known: 1, options: 'draw' },
      'draw',
      { row: 'Kr3 Kr4 Or5 Ky6', options: GOES_ON },
    ],
  },
  {
    name: 'V40 thieves island: the next player banks what a bust loses',
    options: { variant: 'thieves-island' },
    seats: 3,
    draw: 'Me5 Me6',
    play: ['draw, draw', { banks: { B: 'Me5 Me6' }, turn: 'B', options: 'draw' }],
  },
  {
    name: 'V41 bottom feeder: the cannon hits the lowest card',
    options: { variant: 'bottom-feeder' },
    banks: { B: 'Me9 Me6' },
    draw: 'Cn5',
    play: [
      'draw',
      { banks: { B: 'Me9 Me6' }, row: 'Cn5', options: 'cannon B Me' },
      'cannon B Me',
      { banks: { B: 'Me9' }, row: 'Cn5', discard: 'Me6', options: GOES_ON },
    ],
  },
  {
    name: 'V42 sudden death: 50 points win at once',
    options: { variant: 'sudden-death' },
    banks: { A: 'An7 Hk7 Ky7 Ch7 Or7' },
    draw: 'Cn7 Me9',
    play: [
      'draw, draw',
      { banks: { A: 'An7 Hk7 Ky7 Ch7 Or7' }, row: 'Cn7 Me9', options: GOES_ON },
      'stop',
      { banks: { A: 'An7 Hk7 Ky7 Ch7 Or7 Cn7 Me9' }, options: '', wins: 'A 51 0' },
    ],
  },
  {
    name: 'V49 all hands on deck: five less for each missing suit',
    options: { variant: 'all-hands-on-deck' },
    banks: { A: 'Me9' },
    draw: 'An7 (last)',
    play: ['draw, stop', { banks: { A: 'Me9 An7' }, discard: 'rest', options: '', wins: 'A -24 -50' }],
  },
  {
    name: 'V50 beneath the waves: the best score below 60 wins',
    options: { variant: 'beneath-the-waves' },
    seats: 3,
    banks: { A: SEVENS, B: `${SIXES} Me4`, C: `${FIVES} Me6` },
    draw: 'Kr7 (last)',
    play: [
      'draw, stop',
      {
        banks: { A: `${SEVENS} Kr7`, B: `${SIXES} Me4`, C: `${FIVES} Me6` },
        discard: 'rest',
        options: '',
        wins: 'B 63 58 41',
      },
    ],
  },
  {
    name: 'V50 beneath the waves: nobody is below 60, the lowest score wins',
    options: { variant: 'beneath-the-waves' },
    banks: { A: SEVENS, B: `${SIXES} Me7` },
    draw: 'Kr7 (last)',
    play: [
      'draw, stop',
      {
        banks: { A: `${SEVENS} Kr7`, B: `${SIXES} Me7` },
        discard: 'rest',
        options: '',
        wins: 'B 63 61',
      },
    ],
  },
  {
    name: 'V53 hook chain: each hook pulls the next',
    options: { variant: 'strange-lands' },
    banks: { A: 'Hk7 Hk6 Hk5 Hk4' },
    draw: 'Hk3',
    play: [
      'draw, hook Hk, hook Hk',
      { banks: { A: 'Hk5 Hk4' }, row: 'Hk3 Hk7 Hk6', options: 'hook Hk' },
      'hook Hk, hook Hk',
      { row: 'Hk3 Hk7 Hk6 Hk5 Hk4', options: GOES_ON },
    ],
  },
  {
    name: 'V55 the locker comes before thieves island',
    options: { variant: 'thieves-island' },
    seats: 3,
    traits: { C: ['davy-jones-locker'] },
    lockers: { C: 'A' },
    draw: 'Me5 Me6',
    play: ['draw, draw', { banks: { C: 'Me5 Me6' }, turn: 'B', options: 'draw' }],
  },
  {
    name: 'V63 sudden death in the middle of a turn: the row scores for nobody',
    options: { variant: 'sudden-death' },
    traits: { A: ['scavenger'] },
    banks: { A: 'An7 Hk7 Ky7 Ch7 Or7 Sw7', B: 'Me9' },
    draw: 'Cn4',
    play: [
      'draw, cannon B Me',
      { banks: { A: 'An7 Hk7 Ky7 Ch7 Or7 Sw7 Me9' }, row: 'Cn4', options: '', wins: 'A 51 0' },
    ],
  },
];

testVectors('10.2 edge cases of the variant cards', vectors);
