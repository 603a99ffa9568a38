import type { Vector } from '../../../../fixtures/dead-mans-draw/vector';
import { testVectors } from '../../../../fixtures/dead-mans-draw/vector-tests';

const GOES_ON = 'draw, stop';

/** Section 10.2: the edge cases of the suits, without traits and variants. */
const vectors: readonly Vector[] = [
  {
    name: 'V01 kraken, empty hook: it pays one, a second card must be drawn',
    draw: 'Kr3 Hk4 Or3',
    play: [
      'draw',
      { row: 'Kr3', debt: 2, options: 'draw' },
      'draw',
      { row: 'Kr3 Hk4', debt: 1, options: 'draw' },
      'draw',
      { row: 'Kr3 Hk4 Or3', known: 1, options: GOES_ON },
    ],
  },
  {
    name: 'V02 kraken, empty map',
    draw: 'Kr3 Mp4 Ky3',
    play: [
      'draw, draw',
      { row: 'Kr3 Mp4', debt: 1, options: 'draw' },
      'draw',
      { row: 'Kr3 Mp4 Ky3', options: GOES_ON },
    ],
  },
  {
    name: 'V04 kraken as the last card: the debt is cancelled',
    draw: 'Kr7 (last)',
    play: [
      'draw',
      { row: 'Kr7', discard: 'rest', options: 'stop' },
      'stop',
      { banks: { A: 'Kr7' }, discard: 'rest', options: '', wins: 'A 7 0' },
    ],
  },
  {
    name: 'V05 kraken with one card left: it is forced, the rest of the debt is cancelled',
    draw: 'Kr7 Me6 (last)',
    play: [
      'draw',
      { row: 'Kr7', debt: 2, discard: 'rest', options: 'draw' },
      'draw',
      { row: 'Kr7 Me6', discard: 'rest', options: 'stop' },
      'stop',
      { banks: { A: 'Kr7 Me6' }, discard: 'rest', options: '', wins: 'A 13 0' },
    ],
  },
  {
    name: 'V06 kraken: a forced draw may bust',
    draw: 'Me5 Kr3 Me6',
    play: [
      'draw, draw',
      { row: 'Me5 Kr3', debt: 2, options: 'draw' },
      'draw',
      { discard: 'Me5 Kr3 Me6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V07 hook then anchor: the hooked card is kept like any other',
    banks: { A: 'Me9' },
    draw: 'Hk5 An4 Hk6',
    play: [
      'draw, hook Me, draw',
      { row: 'Hk5 Me9 An4', options: GOES_ON },
      'draw',
      { banks: { A: 'Hk5 Me9' }, discard: 'An4 Hk6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V23 anchored bonus: key and chest both protected, N = protected cards',
    draw: 'Ky3 Ch4 An5 Ky6',
    discard: 'Hk2 Cn2',
    play: [
      'draw, draw, draw, draw',
      { banks: { A: 'Ky3 Ch4 Hk2 Cn2' }, discard: 'An5 Ky6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V23 anchored bonus with the option off: no bonus on a bust',
    options: { anchoredKeyChestBonus: false },
    draw: 'Ky3 Ch4 An5 Ky6',
    discard: 'Hk2 Cn2',
    play: [
      'draw, draw, draw, draw',
      { banks: { A: 'Ky3 Ch4' }, discard: 'Hk2 Cn2 An5 Ky6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V29 map: the only card shown must be chosen and busts',
    discard: 'Ky2',
    draw: 'Ky5 Mp4',
    play: [
      'draw, draw',
      { row: 'Ky5 Mp4', options: 'map Ky2' },
      'map Ky2',
      { discard: 'Ky5 Mp4 Ky2', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V32 sword without a legal stack: no effect, it stays',
    banks: { A: 'Me4', B: 'Me9' },
    draw: 'Sw4',
    play: ['draw', { banks: { A: 'Me4', B: 'Me9' }, row: 'Sw4', options: GOES_ON }],
  },
  {
    name: 'V33 sword: the only legal stack busts',
    banks: { B: 'Me9' },
    draw: 'Me5 Sw4',
    play: [
      'draw, draw',
      { banks: { B: 'Me9' }, row: 'Me5 Sw4', options: 'sword B Me' },
      'sword B Me',
      { discard: 'Me5 Sw4 Me9', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V33 sword with safe choices: no effect',
    options: { safeChoices: true },
    banks: { B: 'Me9' },
    draw: 'Me5 Sw4',
    play: ['draw, draw', { banks: { B: 'Me9' }, row: 'Me5 Sw4', options: GOES_ON }],
  },
  {
    name: 'V47 hook with safe choices: what would bust is not offered',
    options: { safeChoices: true },
    banks: { A: 'Cn7' },
    draw: 'Cn4 Hk5',
    play: ['draw, draw', { banks: { A: 'Cn7' }, row: 'Cn4 Hk5', options: GOES_ON }],
  },
  {
    name: 'V51 no equal turns: the game ends with the turn of the last card',
    seats: 3,
    banks: { B: 'An7', C: 'An6' },
    draw: 'Hk3 (last)',
    play: ['draw, stop', { banks: { A: 'Hk3', B: 'An7', C: 'An6' }, discard: 'rest', options: '', wins: 'B 3 7 6' }],
  },
  {
    name: 'V58 first draw: the card that it brings busts',
    banks: { A: 'Hk7' },
    draw: 'Hk3',
    play: [
      'draw',
      { banks: { A: 'Hk7' }, row: 'Hk3', options: 'hook Hk' },
      'hook Hk',
      { discard: 'Hk3 Hk7', turn: 'B', options: 'draw' },
    ],
  },
];

testVectors('10.2 edge cases of the suits', vectors);
