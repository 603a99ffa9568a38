import type { Vector } from '../../../../fixtures/dead-mans-draw/vector';
import { testVectors } from '../../../../fixtures/dead-mans-draw/vector-tests';

const GOES_ON = 'draw, stop';

/** Section 10.2: traits of opponents against the active player (4.8.4). */
const vectors: readonly Vector[] = [
  {
    name: 'V11 misfire + master gunner: one own top card only',
    traits: { A: ['master-gunner'], B: ['misfire'] },
    banks: { A: 'Me9 Ky3', B: 'Or7' },
    draw: 'Cn5',
    play: [
      'draw',
      { banks: { A: 'Me9 Ky3', B: 'Or7' }, row: 'Cn5', options: 'misfire Ky, misfire Me' },
      'misfire Ky',
      { banks: { A: 'Me9', B: 'Or7' }, row: 'Cn5', discard: 'Ky3', options: GOES_ON },
    ],
  },
  {
    name: 'V12 misfire + scavenger: the own card is not kept',
    traits: { A: ['scavenger'], B: ['misfire'] },
    banks: { A: 'Me9' },
    draw: 'Cn5',
    play: [
      'draw',
      { banks: { A: 'Me9' }, row: 'Cn5', options: 'misfire Me' },
      'misfire Me',
      { row: 'Cn5', discard: 'Me9', options: GOES_ON },
    ],
  },
  {
    name: 'V13 misfire with an empty own bank: nothing happens',
    traits: { B: ['misfire'] },
    banks: { B: 'Me9' },
    draw: 'Cn5',
    play: ['draw', { banks: { B: 'Me9' }, row: 'Cn5', options: GOES_ON }],
  },
  {
    name: 'V16 parry: the sword takes a kraken',
    traits: { B: ['parry'] },
    banks: { A: 'Hk3', B: 'Kr6 Me9' },
    draw: 'Sw5 Or3 Ky3',
    play: [
      'draw',
      { banks: { A: 'Hk3', B: 'Kr6 Me9' }, row: 'Sw5', options: 'sword B Kr' },
      'sword B Kr',
      { banks: { A: 'Hk3', B: 'Me9' }, row: 'Sw5 Kr6', debt: 2, options: 'draw' },
      'draw',
      { banks: { A: 'Hk3', B: 'Me9' }, row: 'Sw5 Kr6 Or3', debt: 1, known: 1, options: 'draw' },
      'draw',
      { banks: { A: 'Hk3', B: 'Me9' }, row: 'Sw5 Kr6 Or3 Ky3', options: GOES_ON },
    ],
  },
  {
    name: 'V17 parry, no kraken anywhere: the sword is discarded',
    traits: { B: ['parry'] },
    banks: { B: 'Me9' },
    draw: 'Me5 Sw5',
    play: ['draw, draw', { banks: { B: 'Me9' }, row: 'Me5', discard: 'Sw5', options: GOES_ON }],
  },
  {
    name: 'V18 parry: a kraken in the own bank forbids the theft',
    traits: { B: ['parry'] },
    banks: { A: 'Kr3', B: 'Kr6' },
    draw: 'Sw5',
    play: ['draw', { banks: { A: 'Kr3', B: 'Kr6' }, discard: 'Sw5', options: GOES_ON }],
  },
  {
    name: 'V18 parry + swordsman: the kraken is stolen all the same',
    traits: { A: ['swordsman'], B: ['parry'] },
    banks: { A: 'Kr3', B: 'Kr6' },
    draw: 'Sw5',
    play: [
      'draw',
      { banks: { A: 'Kr3', B: 'Kr6' }, row: 'Sw5', options: 'sword B Kr' },
      'sword B Kr',
      { banks: { A: 'Kr3' }, row: 'Sw5 Kr6', debt: 2, options: 'draw' },
    ],
  },
  {
    name: 'V19 parry, kraken in the row: the theft is forced and busts',
    traits: { B: ['parry'] },
    banks: { B: 'Kr6' },
    draw: 'Kr4 Sw5',
    play: [
      'draw, draw',
      { banks: { B: 'Kr6' }, row: 'Kr4 Sw5', debt: 1, options: 'sword B Kr' },
      'sword B Kr',
      { discard: 'Kr4 Sw5 Kr6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V20 parry + fisherman: the stolen kraken goes to the own bank, no debt',
    traits: { A: ['fisherman'], B: ['parry'] },
    banks: { B: 'Kr6' },
    draw: 'Sw5',
    play: ['draw, sword B Kr', { banks: { A: 'Kr6' }, row: 'Sw5', options: GOES_ON }],
  },
  {
    name: 'V21 parry: a discarded sword frees its suit',
    traits: { B: ['parry'] },
    draw: 'Sw5 Sw6',
    play: [
      'draw',
      { discard: 'Sw5', options: GOES_ON },
      'draw',
      { discard: 'Sw5 Sw6', options: GOES_ON },
      'stop',
      { discard: 'Sw5 Sw6', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'V22 locker and anchor: protected cards stay, the rest goes to the locker',
    traits: { B: ['davy-jones-locker'] },
    draw: 'Me5 An4 Ky3 Me6',
    play: ['draw, draw, draw, draw', { banks: { A: 'Me5', B: 'An4 Ky3 Me6' }, turn: 'B', options: 'draw' }],
  },
  {
    name: 'V60 two misfires: still one card',
    seats: 5,
    traits: { B: ['misfire'], C: ['misfire'] },
    banks: { A: 'Me9 Me4' },
    draw: 'Cn5',
    play: [
      'draw',
      { banks: { A: 'Me9 Me4' }, row: 'Cn5', options: 'misfire Me' },
      'misfire Me',
      { banks: { A: 'Me4' }, row: 'Cn5', discard: 'Me9', options: GOES_ON },
    ],
  },
  {
    name: 'V65 parry, no legal kraken although one lies in the row: the sword pays one and is discarded',
    traits: { B: ['parry'] },
    banks: { A: 'Kr2', B: 'Kr6' },
    draw: 'Kr4 Sw5 Or3',
    play: [
      'draw, draw',
      { banks: { A: 'Kr2', B: 'Kr6' }, row: 'Kr4', debt: 1, discard: 'Sw5', options: 'draw' },
      'draw',
      { banks: { A: 'Kr2', B: 'Kr6' }, row: 'Kr4 Or3', discard: 'Sw5', known: 1, options: GOES_ON },
    ],
  },
  {
    name: 'V66 anchored hook gain against the locker',
    traits: { B: ['davy-jones-locker'] },
    banks: { A: 'Me9' },
    draw: 'Hk5 An4 Hk6',
    play: ['draw, hook Me, draw, draw', { banks: { A: 'Hk5 Me9', B: 'An4 Hk6' }, turn: 'B', options: 'draw' }],
  },
];

testVectors("10.2 opponents' traits", vectors);
