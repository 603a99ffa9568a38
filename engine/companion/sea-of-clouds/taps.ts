import { textForms, type ActionOf } from '@/engine/core/forms';
import { line, oneOf, orNothing, whole } from '@/engine/core/words';
import { LONGEST_NAME } from '../core/person';
import { MOST_CREW, MOST_EFFECTS } from './effects';
import { PREPARATIONS } from './set-up-list';
import { CAPTAINS } from './sheet';
import { COPIES, HIGHEST, KINDS, LONGEST_RELIC, MOST_ROUNDS, PRINTED } from './tables';

/** Numbers of a captain that can be put right by hand, with their bounds. */
export const FIELDS = {
  doubloons: [0, 999],
  modifier: [-20, 20],
  fixed: [-HIGHEST, HIGHEST],
  collector: [0, PRINTED.collector.length],
  premium: [0, 12],
  bottles: [0, 40],
  secrets: [-HIGHEST, HIGHEST],
  objects: [-HIGHEST, HIGHEST],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;
export type Field = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** The strongest pirate anybody may have drawn. */
export const STRONGEST = 12;

const seat = whole(0, 3);
const kind = whole(0, KINDS - 1);
const points = whole(-HIGHEST, HIGHEST);
const round = whole(1, MOST_ROUNDS);

/** Everything that can be tapped on the sheet, and how it is written down. */
export const FORMS = {
  name: { seat, name: line(LONGEST_NAME) },
  emblem: { seat, emblem: whole(1, 8) },
  captain: { seat, captain: oneOf(CAPTAINS) },
  prepare: { item: oneOf(PREPARATIONS) },
  first: { seat },
  'first-by-luck': {},
  'parrot-breaks-ties': {},
  // The course of the game
  'next-turn': {},
  round: { round },
  turn: { seat },
  hat: { seat },
  parrot: { seat },
  deck: { count: orNothing(whole(0, 120)) },
  // What a captain has
  set: { seat, field: oneOf(FIELD_NAMES), value: whole(-HIGHEST, 999) },
  relic: { seat, kind, count: whole(0, COPIES[0]) },
  'chest-owner': { seat: orNothing(seat) },
  'chest-count': { count: whole(0, HIGHEST) },
  pirate: { seat, strength: whole(0, STRONGEST), works: oneOf(['each', 'once']) },
  unpirate: { seat, pirate: whole(0, MOST_CREW - 1) },
  'crew-sum': { seat, strength: orNothing(whole(0, HIGHEST)) },
  // 4.7: a boarding
  fight: {},
  'chest-goes': {},
  'chest-stays': {},
  tick: { seat, effect: whole(0, MOST_EFFECTS - 1) },
  'end-boarding': {},
  // The tables of the box
  rounds: { rounds: round },
  skull: { round },
  collector: { step: whole(1, PRINTED.collector.length), value: points },
  'first-class': { whose: oneOf(['most', 'others']), value: points },
  ladder: { kind, step: whole(1, COPIES[0]), value: points },
  'chest-start': { count: whole(0, HIGHEST) },
  'relic-name': { kind, name: line(LONGEST_RELIC) },
  // The end
  scoring: {},
  finish: {},
  reopen: {},
} as const;

export type SheetTap = ActionOf<typeof FORMS>;
export const { describe, parse } = textForms(FORMS);
