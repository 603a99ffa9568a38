import * as v from 'valibot';
import { textForms, type ActionOf, type Word } from '@/engine/core/forms';
import { canonical } from '@/engine/core/hash';
import { eitherOf, line, oneOf, orNothing, whole } from '@/engine/core/words';
import { SEAS } from '@/engine/games/worlds-end/data/board';
import { HEROES } from '@/engine/games/worlds-end/data/cards';
import { COMPANY } from '@/engine/games/worlds-end/data/company';
import { CALYPSO_MAX, HAND_MAX, LAST_CELL, MONEY_STEP } from '@/engine/games/worlds-end/data/table';
import { LONGEST_NAME } from '../core/person';
import { BoxProfileSchema, GOODS, type BoxProfile } from './profile';
import { ADJUSTMENTS, MOST_DICE } from './lines';

const LONGEST_TEXT = 200;
const MOST_SLOTS = 79;

/** Numbers that can be put right by hand. */
export const FIELDS = ['gold', 'calypso', 'squadron', 'hand', 'bought', 'gifts', 'turns'] as const;
export type Field = (typeof FIELDS)[number];
export const MOST: Readonly<Record<Field, number>> = {
  gold: 99_900,
  calypso: CALYPSO_MAX,
  squadron: 62,
  hand: HAND_MAX,
  bought: 20,
  gifts: 3,
  turns: 99,
};

export const USES = ['move', 'port', 'battle', 'calypso', 'skill1', 'skill2'] as const;
export type Use = (typeof USES)[number];

/** In hundreds, as the coins are. */
const amount = (most: number): Word<number> => ({
  write: String,
  read: (text) => {
    const value = whole(0, most).read(text);
    return value !== undefined && value % MONEY_STEP === 0 ? value : undefined;
  },
});

/** One digit each: `3` `352` */
const digits = (least: number, most: number, longest: number): Word<readonly number[]> => ({
  write: (list) => list.join(''),
  read: (text) => {
    const list = [...text].map(Number);
    const fits = /^\d+$/.test(text) && list.length <= longest && list.every((one) => one >= least && one <= most);
    return fits ? list : undefined;
  },
});

const Cards = v.pipe(v.string(), v.parseJson(), BoxProfileSchema);

const cards: Word<BoxProfile> = {
  write: (profile) => canonical(profile),
  read: (text) => {
    const given = v.safeParse(Cards, text);
    return given.success ? given.output : undefined;
  },
};

const seat = whole(0, 3);
const face = whole(1, 6);
const sea = oneOf(SEAS);
const gold = amount(MOST.gold);
const slot = whole(0, MOST_SLOTS);
const side = whole(0, 1);
const good = whole(1, GOODS);
const ended = eitherOf('lost', 'won');
const ships = whole(1, 62);

/** Everything that can be tapped on the sheet, and how it is written down. */
export const FORMS = {
  name: { seat, name: line(LONGEST_NAME) },
  emblem: { seat, emblem: whole(1, 8) },
  // E-27
  hero: { seat, hero: oneOf(HEROES) },
  lot: {},
  'lot-all': {},
  order: { order: digits(0, 3, 4) },
  start: { seat, sea },
  'deal-starts': {},
  begin: {},
  // 11.2
  'sea-name': { sea, name: line(LONGEST_TEXT) },
  'sea-income': { sea, income: orNothing(amount(900)) },
  'sea-good': { sea, good: orNothing(whole(0, GOODS)) },
  'sea-port': { sea, port: eitherOf('no', 'yes') },
  difficulty: { sea, level: whole(1, 3) },
  'good-name': { good, name: line(LONGEST_TEXT) },
  company: { ship: oneOf(COMPANY), attack: whole(1, 3), defence: whole(1, 5), mark: eitherOf('plain', 'marked') },
  'armada-mark': { players: whole(2, 3), cell: whole(1, LAST_CELL) },
  'skill-text': { hero: oneOf(HEROES), which: whole(1, 2), text: line(LONGEST_TEXT) },
  'own-cards': {},
  // E-19: all of it at once, off a pack.
  'box-cards': { profile: cards },
  // E-29
  'double-also-sum': {},
  'event-battle-flight': {},
  // 11.3: every number, by hand
  set: { seat, field: oneOf(FIELDS), value: whole(0, MOST.gold) },
  dial: { seat, by: whole(-30, 30), note: line(LONGEST_TEXT) },
  guards: { sea, count: whole(0, 62) },
  own: { sea, owner: orNothing(seat) },
  flagship: { seat, at: orNothing(sea) },
  armada: { cell: whole(0, LAST_CELL) },
  used: { use: oneOf(USES) },
  calm: {},
  // 11.4
  roll: {},
  event: { one: face, other: face },
  reroll: { which: oneOf(['first', 'second', 'both'] as const) },
  again: { one: face, other: face },
  storm: { sloops: whole(0, 62) },
  'storm-dice': { dice: digits(1, 6, 62) },
  raid: { sea },
  kraken: { won: ended },
  convoy: { won: ended },
  'let-be': {},
  // 11.5
  income: { more: gold },
  fame: {},
  // The actions
  sail: { seat, how: oneOf(['move', 'calypso', 'flight', 'free'] as const), to: orNothing(sea) },
  bought: { ships, gold },
  assign: { sea, ships },
  recall: { sea, ships },
  'guards-move': { from: sea, to: sea, ships },
  seize: { sea },
  skill: { which: whole(1, 2), gold },
  'end-turn': {},
  out: { to: seat },
  // 11.6
  auction: { price: gold },
  bid: { gold },
  leave: {},
  'auction-off': {},
  // 11.7
  attack: { sea },
  fight: { kind: oneOf(['kraken', 'convoy', 'final'] as const) },
  lay: {
    side,
    attack: whole(1, 3),
    defence: whole(1, 5),
    mark: eitherOf('plain', 'marked'),
    guard: eitherOf('squadron', 'guard'),
  },
  'lay-off': { slot },
  'open-fire': {},
  fire: { ship: slot, target: slot, dice: orNothing(digits(1, 6, MOST_DICE)) },
  salvo: { what: oneOf(ADJUSTMENTS) },
  die: { at: whole(0, MOST_DICE - 1), face: orNothing(face) },
  'check-die': { at: whole(0, MOST_DICE - 1), face: orNothing(face) },
  ship: { slot, what: oneOf(['damaged', 'fired', 'mark', 'sunk', 'taken'] as const) },
  card: { slot },
  withdraw: { slot },
  retreat: { side },
  'next-round': {},
  'battle-end': {},
  'battle-off': {},
  // 11.8
  champions: {},
  'champions-are': { fighter: seat, commander: orNothing(seat) },
  'last-battle': { won: ended },
  reopen: {},
} as const;

export type SheetTap = ActionOf<typeof FORMS>;
export const { describe, parse } = textForms(FORMS);
