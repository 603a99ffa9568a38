import type { Vector } from '../../../../fixtures/dead-mans-draw/vector';
import { testVectors } from '../../../../fixtures/dead-mans-draw/vector-tests';

const GOES_ON = 'draw, stop';
const safe = { safeChoices: true };

const digital: readonly Vector[] = [
  {
    name: '8.4 map: only discards that do not bust are opened',
    options: safe,
    discard: 'Ky2 Ky4 Or2',
    draw: 'Ky3 Mp4',
    play: ['draw, draw', { row: 'Ky3 Mp4', discard: 'Ky2 Ky4', options: 'map Or2' }],
  },
  {
    name: '8.4 map: all discards bust, no effect',
    options: safe,
    discard: 'Ky2 Mp2',
    draw: 'Ky3 Mp4',
    play: ['draw, draw', { row: 'Ky3 Mp4', discard: 'Ky2 Mp2', options: GOES_ON }],
  },
  {
    name: '8.4 map with Navigator: the whole discard pile but what busts',
    options: safe,
    traits: { A: ['navigator'] },
    discard: 'Ky2 Or2 An2 Hk2 Cn2 Mp2',
    draw: 'Ky3 Mp4',
    play: [
      'draw, draw',
      { row: 'Ky3 Mp4', discard: 'Ky2 Or2 An2 Hk2 Cn2 Mp2', options: 'map Or2, map An2, map Hk2, map Cn2' },
    ],
  },
  {
    name: '8.4 sword: also not a suit of the row',
    options: safe,
    banks: { B: 'Ky7 Or7' },
    draw: 'Ky3 Sw4',
    play: ['draw, draw', { banks: { B: 'Ky7 Or7' }, row: 'Ky3 Sw4', options: 'sword B Or' }],
  },
  {
    name: '8.4 hook: what is diverted does not bust and is offered',
    options: { ...safe, divertFrom: 'any' },
    traits: { A: ['casanova'] },
    banks: { A: 'Me9 Ky7' },
    draw: 'Ky3 Hk4',
    play: ['draw, draw', { banks: { A: 'Me9 Ky7' }, row: 'Ky3 Hk4', options: 'hook Me' }],
  },
  {
    name: "8.4 Captain's Hook: nothing safe is left for the second card",
    options: safe,
    traits: { A: ['captains-hook'] },
    banks: { A: 'Ky7 Ky6' },
    draw: 'Hk4',
    play: ['draw, hook Ky', { banks: { A: 'Ky6' }, row: 'Hk4 Ky7', options: GOES_ON }],
  },
  {
    name: '8.4 a forced draw may still bust',
    options: safe,
    draw: 'Ky3 Kr4 Ky5',
    play: ['draw, draw, draw', { discard: 'Ky3 Kr4 Ky5', turn: 'B', options: 'draw' }],
  },
];

testVectors('8.4 digital rules', digital);

const ALL = ['anchor', 'hook', 'cannon', 'key', 'chest', 'map', 'oracle', 'sword', 'kraken', 'mermaid'] as const;
const without = (off: string): { activeSuits: (typeof ALL)[number][] } => ({
  activeSuits: ALL.filter((suit) => suit !== off),
});

const off: readonly Vector[] = [
  {
    name: 'anchor: protects nothing',
    options: without('anchor'),
    draw: 'Me5 An3 Me6',
    play: ['draw, draw, draw', { discard: 'Me5 An3 Me6', turn: 'B', options: 'draw' }],
  },
  {
    name: 'hook: brings nothing',
    options: without('hook'),
    banks: { A: 'Ky7' },
    draw: 'Hk3',
    play: ['draw', { banks: { A: 'Ky7' }, row: 'Hk3', options: GOES_ON }],
  },
  {
    name: 'cannon: does not fire, Misfire has nothing to change',
    options: without('cannon'),
    traits: { B: ['misfire'] },
    banks: { A: 'Ky7', B: 'Me9' },
    draw: 'Cn3',
    play: ['draw', { banks: { A: 'Ky7', B: 'Me9' }, row: 'Cn3', options: GOES_ON }],
  },
  {
    name: 'key: no bonus',
    options: without('key'),
    discard: 'Hk2 Cn2',
    draw: 'Ky3 Ch4',
    play: ['draw, draw, stop', { banks: { A: 'Ky3 Ch4' }, discard: 'Hk2 Cn2', turn: 'B', options: 'draw' }],
  },
  {
    name: 'chest: no bonus',
    options: without('chest'),
    discard: 'Hk2 Cn2',
    draw: 'Ky3 Ch4',
    play: ['draw, draw, stop', { banks: { A: 'Ky3 Ch4' }, discard: 'Hk2 Cn2', turn: 'B', options: 'draw' }],
  },
  {
    name: 'map: shows nothing',
    options: without('map'),
    discard: 'Hk2',
    draw: 'Mp3',
    play: ['draw', { row: 'Mp3', discard: 'Hk2', options: GOES_ON }],
  },
  {
    name: 'oracle: shows nothing',
    options: without('oracle'),
    draw: 'Or3 Ky4',
    play: ['draw', { row: 'Or3', options: GOES_ON }],
  },
  {
    name: 'sword: steals nothing, Parry has nothing to change',
    options: without('sword'),
    traits: { B: ['parry'] },
    banks: { B: 'Me9' },
    draw: 'Sw3',
    play: ['draw', { banks: { B: 'Me9' }, row: 'Sw3', options: GOES_ON }],
  },
  {
    name: 'kraken: no debt',
    options: without('kraken'),
    draw: 'Kr3',
    play: ['draw', { row: 'Kr3', options: GOES_ON }],
  },
  {
    name: 'mermaid (variant): no replay',
    options: { ...without('mermaid'), mermaidAbility: true },
    draw: 'Ky3 Me5',
    play: ['draw, draw', { row: 'Ky3 Me5', options: GOES_ON }],
  },
];

testVectors('8.5 activeSuits: a suit that is off has no ability', off);

const turns: readonly Vector[] = [
  {
    name: '4.2.6, R3 an empty row may be collected after a draw, not before',
    traits: { A: ['fisherman'] },
    draw: 'Kr3 Ky4',
    play: [
      { options: 'draw' },
      'draw',
      { banks: { A: 'Kr3' }, options: GOES_ON },
      'stop',
      { banks: { A: 'Kr3' }, turn: 'B', options: 'draw' },
    ],
  },
  {
    name: '4.5.3 a diverted key–chest companion does not count in N',
    traits: { A: ['casanova'] },
    discard: 'An2 Hk2 Cn2',
    draw: 'Ky3 Me9 Ch4',
    play: [
      'draw, draw, draw, stop',
      {
        banks: { A: 'Ky3 Ch4 Me9 + 2 of An2 Hk2 Cn2' },
        discard: '+ 1 of An2 Hk2 Cn2',
        turn: 'B',
        options: 'draw',
      },
    ],
  },
  {
    name: '8.2.10 a taken key no longer counts for the bonus, and its suit is free again',
    options: { mermaidAbility: true },
    traits: { A: ['casanova'] },
    discard: 'An2 Hk2',
    draw: 'Ky3 Ch4 Me5 Ky6',
    play: [
      'draw, draw, draw, mermaid Ky3, draw',
      { banks: { A: 'Ky3' }, row: 'Ch4 Me5 Ky6', discard: 'An2 Hk2', options: GOES_ON },
    ],
  },
  {
    name: '4.4.4, R6 a bonus with Plunderer is asked in the middle of a bust, before the lost cards move',
    traits: { A: ['plunderer'], B: ['davy-jones-locker'] },
    banks: { B: 'Me9 Me8' },
    draw: 'Ky3 Ch4 An5 Ky6',
    play: [
      'draw, draw, draw, draw',
      { banks: { A: 'Ky3 Ch4', B: 'Me9 Me8' }, row: 'An5', options: 'plunder B' },
      'plunder B',
      { banks: { A: 'Ky3 Ch4 Me9 Me8', B: 'An5 Ky6' }, turn: 'B', options: 'draw' },
    ],
  },
  {
    name: '5.4, 4.6.6.5 an oracle never makes less known than before',
    traits: { A: ['mystic'] },
    draw: 'Or4 Or5 Me9 An7',
    play: [
      'draw',
      { row: 'Or4', known: 3, options: GOES_ON },
      'stop, draw',
      { banks: { A: 'Or4' }, row: 'Or5', known: 2, turn: 'B', options: GOES_ON },
    ],
  },
  {
    name: '4.6.3.1 the cannon may hit any opponent, not only the next',
    seats: 3,
    banks: { B: 'Me9', C: 'Ky7 Ky2' },
    draw: 'Cn5',
    play: [
      'draw',
      { banks: { B: 'Me9', C: 'Ky7 Ky2' }, row: 'Cn5', options: 'cannon B Me, cannon C Ky' },
      'cannon C Ky',
      { banks: { B: 'Me9', C: 'Ky2' }, row: 'Cn5', discard: 'Ky7', options: GOES_ON },
    ],
  },
];

testVectors('4 turns', turns);
