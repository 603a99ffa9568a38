import type { Vector } from '../../../../fixtures/dead-mans-draw/vector';
import { testVectors } from '../../../../fixtures/dead-mans-draw/vector-tests';

const GOES_ON = 'draw, stop';

const thieves: readonly Vector[] = [
  {
    name: 'protected cards stay, the next player banks the rest without a bonus',
    options: { variant: 'thieves-island' },
    seats: 3,
    discard: 'Hk2 Cn2',
    draw: 'Me5 An4 Ky3 Ch4 Ky5',
    play: [
      'draw, draw, draw, draw, draw',
      { banks: { A: 'Me5', B: 'An4 Ky3 Ch4 Ky5' }, discard: 'Hk2 Cn2', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: 'with two players the next one is the opponent',
    options: { variant: 'thieves-island' },
    draw: 'Me5 Me6',
    play: ['draw, draw', { banks: { B: 'Me5 Me6' }, turn: 'B', options: 'draw' }],
  },
  {
    name: 'a Locker aimed at somebody else leaves the busted cards to the next player',
    options: { variant: 'thieves-island' },
    seats: 3,
    traits: { C: ['davy-jones-locker'] },
    lockers: { C: 'B' },
    draw: 'Me5 Me6',
    play: ['draw, draw', { banks: { B: 'Me5 Me6' }, turn: 'B', options: 'draw' }],
  },
];

testVectors('8.3 Thieves Island', thieves);

const pile: readonly Vector[] = [
  {
    name: 'every card of the bank scores; cannon, sword and hook still use top cards',
    options: { variant: 'pile-o-treasure' },
    banks: { A: 'Ky7 Ky2', B: 'Me9 Me5' },
    draw: 'Hk3 Sw4 Cn5 (last)',
    play: [
      'draw, hook Ky',
      { banks: { A: 'Ky2', B: 'Me9 Me5' }, row: 'Hk3 Ky7', discard: 'rest', options: GOES_ON },
      'draw, sword B Me',
      { banks: { A: 'Ky2', B: 'Me5' }, row: 'Hk3 Ky7 Sw4 Me9', discard: 'rest', options: GOES_ON },
      'draw, cannon B Me, stop',
      { banks: { A: 'Ky2 Hk3 Ky7 Sw4 Me9 Cn5' }, discard: 'Me5 rest', options: '', wins: 'A 30 0' },
    ],
  },
];

testVectors("8.3 Pile o' Treasure", pile);

const FORTY_TWO = 'An7 Hk7 Ky7 Ch7 Or7 Sw7';

/** Every kind of bank change that may reach 50 (5.5, 8.3). */
const sudden: readonly Vector[] = [
  {
    name: 'collect: the check comes before the key–chest bonus',
    options: { variant: 'sudden-death' },
    banks: { A: 'An7 Hk7 Or7 Sw7 Cn7 Mp7' },
    discard: 'Hk2 Cn2',
    draw: 'Ky4 Ch4',
    play: [
      'draw, draw, stop',
      { banks: { A: 'An7 Hk7 Or7 Sw7 Cn7 Mp7 Ky4 Ch4' }, discard: 'Hk2 Cn2', options: '', wins: 'A 50 0' },
    ],
  },
  {
    name: 'collect: 49 points are not enough',
    options: { variant: 'sudden-death' },
    banks: { A: FORTY_TWO },
    draw: 'Cn7',
    play: ['draw, stop', { banks: { A: `${FORTY_TWO} Cn7` }, turn: 'B', options: 'draw' }],
  },
  {
    name: 'bonus from the discard pile',
    options: { variant: 'sudden-death' },
    banks: { A: 'An7 Hk7 Or7 Sw7 Cn7' },
    discard: 'Mp7 Kr3',
    draw: 'Ky3 Ch3',
    play: ['draw, draw, stop', { banks: { A: 'An7 Hk7 Or7 Sw7 Cn7 Ky3 Ch3 Mp7 Kr3' }, options: '', wins: 'A 51 0' }],
  },
  {
    name: 'plundered card by card: the turn stops at the winning card',
    options: { variant: 'sudden-death', plundererPick: 'chooseTops' },
    traits: { A: ['plunderer'] },
    banks: { A: 'An7 Hk7 Or7 Sw7 Cn7', B: 'Me9 Me8' },
    draw: 'Ky3 Ch4',
    play: [
      'draw, draw, stop, plunder B, plunder-card Me',
      { banks: { A: 'An7 Hk7 Or7 Sw7 Cn7 Ky3 Ch4 Me9', B: 'Me8' }, options: '', wins: 'A 51 8' },
    ],
  },
  {
    name: 'bust: the protected cards make the winner before the lost ones move',
    options: { variant: 'sudden-death' },
    traits: { B: ['davy-jones-locker'] },
    banks: { A: FORTY_TWO, B: 'Cn7' },
    draw: 'Me9 An4 Me8',
    play: ['draw, draw, draw', { banks: { A: `${FORTY_TWO} Me9`, B: 'Cn7' }, row: 'An4', options: '', wins: 'A 51 7' }],
  },
  {
    name: "bust: a Locker lifts the active player's opponent",
    options: { variant: 'sudden-death' },
    traits: { B: ['davy-jones-locker'] },
    banks: { B: FORTY_TWO },
    draw: 'Me9 Me8',
    play: ['draw, draw', { banks: { B: `${FORTY_TWO} Me9 Me8` }, options: '', wins: 'B 0 51' }],
  },
  {
    name: 'a diverted card wins in the middle of a turn',
    options: { variant: 'sudden-death' },
    traits: { A: ['casanova'] },
    banks: { A: FORTY_TWO },
    draw: 'Kr3 Me9',
    play: ['draw, draw', { banks: { A: `${FORTY_TWO} Me9` }, row: 'Kr3', debt: 2, options: '', wins: 'A 51 0' }],
  },
  {
    name: 'a card taken by the Siren lifts her owner',
    options: { variant: 'sudden-death', mermaidAbility: true },
    traits: { B: ['siren'] },
    banks: { B: `${FORTY_TWO} Cn3` },
    draw: 'Kr7 Me5',
    play: [
      'draw, draw, mermaid Kr7',
      { banks: { B: `${FORTY_TWO} Cn3 Kr7` }, row: 'Me5', debt: 1, options: '', wins: 'B 0 52' },
    ],
  },
  {
    name: 'a card taken by Casanova (mermaid variant) lifts the active player',
    options: { variant: 'sudden-death', mermaidAbility: true },
    traits: { A: ['casanova'] },
    banks: { A: `${FORTY_TWO} Cn3` },
    draw: 'Kr7 Me5',
    play: [
      'draw, draw, mermaid Kr7',
      { banks: { A: `${FORTY_TWO} Cn3 Kr7` }, row: 'Me5', debt: 1, options: '', wins: 'A 52 0' },
    ],
  },
  {
    name: 'R26 Golden Scales count for the 50 points',
    options: { variant: 'sudden-death' },
    traits: { A: ['golden-scales'] },
    banks: { A: 'An7 Hk7 Ky7 Ch7 Or7 Me4' },
    draw: 'Cn6',
    play: ['draw, stop', { banks: { A: 'An7 Hk7 Ky7 Ch7 Or7 Me4 Cn6' }, options: '', wins: 'A 50 0' }],
  },
  {
    name: 'nobody reaches 50: the normal end',
    options: { variant: 'sudden-death' },
    banks: { A: 'An7', B: 'Hk6' },
    draw: 'Ky3 (last)',
    play: ['draw, stop', { banks: { A: 'An7 Ky3', B: 'Hk6' }, discard: 'rest', options: '', wins: 'A 10 6' }],
  },
  {
    name: '8.5.1 scaled, four players: 45 points',
    options: { variant: 'sudden-death', thresholds: 'scaled' },
    seats: 4,
    banks: { A: FORTY_TWO },
    draw: 'Cn3',
    play: ['draw, stop', { banks: { A: `${FORTY_TWO} Cn3` }, options: '', wins: 'A 45 0 0 0' }],
  },
  {
    name: '8.5.1 scaled, three players: still 50',
    options: { variant: 'sudden-death', thresholds: 'scaled' },
    seats: 3,
    banks: { A: FORTY_TWO },
    draw: 'Cn7',
    play: ['draw, stop', { banks: { A: `${FORTY_TWO} Cn7` }, turn: 'B', options: 'draw' }],
  },
  {
    name: '8.5.1 scaled, five players: still 50',
    options: { variant: 'sudden-death', thresholds: 'scaled' },
    seats: 5,
    banks: { A: FORTY_TWO },
    draw: 'Cn7',
    play: ['draw, stop', { banks: { A: `${FORTY_TWO} Cn7` }, turn: 'B', options: 'draw' }],
  },
];

testVectors('8.3 Sudden Death', sudden);

const strange: readonly Vector[] = [
  {
    name: 'the sword limit still speaks of suits',
    options: { variant: 'strange-lands' },
    banks: { A: 'Ky2', B: 'Ky7 Or6' },
    draw: 'Sw4',
    play: ['draw', { banks: { A: 'Ky2', B: 'Ky7 Or6' }, row: 'Sw4', options: 'sword B Or' }],
  },
  {
    name: 'with safe choices the filter uses values: an equal suit is offered, an equal value is not',
    options: { variant: 'strange-lands', safeChoices: true },
    banks: { A: 'Ky4 Or3 Hk7' },
    draw: 'Ky3 Hk5',
    play: ['draw, draw', { banks: { A: 'Ky4 Or3 Hk7' }, row: 'Ky3 Hk5', options: 'hook Ky, hook Hk' }],
  },
  {
    name: '4.6.1.3 two anchors: only the rightmost matters and it protects the earlier one',
    options: { variant: 'strange-lands' },
    draw: 'Me5 An3 Ky4 An6 Or7 Ch3',
    play: [
      'draw, draw, draw, draw, draw, draw',
      { banks: { A: 'Me5 An3 Ky4' }, discard: 'An6 Or7 Ch3', turn: 'B', options: 'draw' },
    ],
  },
  {
    name: '4.7.12 two anchors under Safe Harbor: the second uses a slot, then there are two again, never three',
    options: { variant: 'strange-lands' },
    traits: { A: ['safe-harbor'] },
    draw: 'An3 An4 Ky5 Ky6 Ky7',
    play: [
      'draw, draw',
      { row: 'An3 An4', safe: 'An3 An4', slots: 2, options: GOES_ON },
      'draw, draw, draw',
      { row: 'An3 An4 Ky5 Ky6 Ky7', safe: 'An3 An4 Ky5 Ky6', options: GOES_ON },
    ],
  },
  {
    name: '4.7.10 a Miser in Strange Lands: every hook has its own marks',
    options: { variant: 'strange-lands' },
    traits: { A: ['miser'] },
    banks: { A: 'Hk7 Ky5' },
    draw: 'Hk3 Or4',
    play: ['draw, hook Hk, hook Ky, draw', { row: 'Hk3 Hk7 Ky5 Or4', safe: 'Hk3 Hk7 Ky5', known: 1, options: GOES_ON }],
  },
  {
    name: 'R22 a mermaid may not choose another mermaid; nothing else there, no effect',
    options: { variant: 'strange-lands', mermaidAbility: true },
    draw: 'Me3 Me4',
    play: ['draw, draw', { row: 'Me3 Me4', options: GOES_ON }],
  },
];

testVectors('8.3 Strange Lands', strange);

const bottom: readonly Vector[] = [
  {
    name: 'the sword takes the lowest card',
    options: { variant: 'bottom-feeder' },
    banks: { B: 'Me9 Me6' },
    draw: 'Sw5',
    play: ['draw, sword B Me', { banks: { B: 'Me9' }, row: 'Sw5 Me6', options: GOES_ON }],
  },
  {
    name: 'under Misfire the own lowest card',
    options: { variant: 'bottom-feeder' },
    traits: { B: ['misfire'] },
    banks: { A: 'Me9 Me6' },
    draw: 'Cn5',
    play: ['draw, misfire Me', { banks: { A: 'Me9' }, row: 'Cn5', discard: 'Me6', options: GOES_ON }],
  },
  {
    name: 'under Parry the lowest kraken',
    options: { variant: 'bottom-feeder' },
    traits: { B: ['parry'] },
    banks: { B: 'Kr6 Kr3' },
    draw: 'Sw5',
    play: ['draw, sword B Kr', { banks: { B: 'Kr6' }, row: 'Sw5 Kr3', debt: 2, options: 'draw' }],
  },
  {
    name: 'Scavenger keeps the lowest card, Master Gunner still takes the whole stack',
    options: { variant: 'bottom-feeder' },
    traits: { A: ['scavenger'], B: ['master-gunner'] },
    banks: { B: 'Me9 Me6' },
    draw: 'Cn5 Cn4 Cn6',
    play: [
      'draw, cannon B Me, draw',
      { banks: { A: 'Me6', B: 'Me9' }, discard: 'Cn5 Cn4', turn: 'B', options: 'draw' },
      'draw, cannon A Me',
      { banks: { B: 'Me9' }, row: 'Cn6', discard: 'Cn5 Cn4 Me6', turn: 'B', options: GOES_ON },
    ],
  },
  {
    name: 'Master Gunner: every card of the stack',
    options: { variant: 'bottom-feeder' },
    traits: { A: ['master-gunner'] },
    banks: { B: 'Me9 Me6 Ky3' },
    draw: 'Cn5',
    play: ['draw, cannon B Me', { banks: { B: 'Ky3' }, row: 'Cn5', discard: 'Me9 Me6', options: GOES_ON }],
  },
  {
    name: 'the hook still uses the top card',
    options: { variant: 'bottom-feeder' },
    banks: { A: 'Me9 Me6' },
    draw: 'Hk5',
    play: ['draw, hook Me', { banks: { A: 'Me6' }, row: 'Hk5 Me9', options: GOES_ON }],
  },
];

testVectors('8.3 Bottom Feeder', bottom);
