import { textForms, type ActionOf, type Word } from '@/engine/core/forms';
import { line, oneOf, whole } from '@/engine/core/words';
import { CHARACTERS } from '@/engine/games/seven-seas/data/characters';
import { CURSES } from '@/engine/games/seven-seas/data/curses';
import { GOODS } from '@/engine/games/seven-seas/data/goods';
import { NATIONS } from '@/engine/games/seven-seas/data/nations';
import { PORT_CARDS, START_PORT } from '@/engine/games/seven-seas/data/ports';
import { LONGEST_NAME } from '../core/person';
import { MARK_REASONS } from './sheet';

/** Numbers that can be put right by hand. */
export const FIELDS = [
  'chests',
  'owned',
  'fruit',
  'coffee',
  'rum',
  'talismans',
  'yy',
  'hold',
  'unsink',
  'cards',
] as const;
export type Field = (typeof FIELDS)[number];

/** `2,0,3` */
function counts(most: number, length: number | null = null): Word<readonly number[]> {
  return {
    write: (value) => value.join(','),
    read: (text) => {
      const parts = text.split(',');
      const fits = parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= most);
      return fits && (length === null || parts.length === length) ? parts.map(Number) : undefined;
    },
  };
}

const seat = whole(0, 3);
const perSeat = counts(10);
const goods = counts(40, 3);
const nation = oneOf(NATIONS);
const good = oneOf(GOODS);
const curse = oneOf(CURSES);

/** Everything that can be tapped on the sheet, and how it is written down. */
export const FORMS = {
  name: { seat, name: line(LONGEST_NAME) },
  emblem: { seat, emblem: whole(1, 8) },
  first: { seat },
  'first-by-luck': {},
  // 11.2: every number, by hand
  set: { seat, field: oneOf(FIELDS), value: whole(0, 999) },
  mark: { seat, reason: oneOf(MARK_REASONS) },
  unmark: { seat, reason: oneOf(MARK_REASONS) },
  flag: { seat, nation },
  played: { seat, character: oneOf(CHARACTERS) },
  posted: { seat },
  take: { seat, loot: counts(10, 4), cards: whole(1, 10) },
  drop: { seat, goods },
  // 11.1: the table
  port: { port: oneOf([...PORT_CARDS, START_PORT]) },
  'port-card': { port: oneOf(PORT_CARDS) },
  caravan: { nation, ships: whole(1, 4) },
  curse: { curse },
  deck: { count: whole(0, 31) },
  'loot-deck': { count: whole(0, 60) },
  'the-end': {},
  'not-the-end': {},
  roll: { count: whole(1, 41) },
  'roll-colours': { dice: counts(10) },
  // 11.3: one for each character, in the order of the Ruler
  call: {},
  chose: { seat, character: oneOf(CHARACTERS) },
  'next-role': {},
  'end-round': {},
  decline: { seat },
  buy: { seat, count: whole(1, 10) },
  join: { seat, nation },
  raid: { seat, nation, ships: whole(1, 4), sent: perSeat },
  'raid-end': { destroyed: oneOf(['won', 'lost']), sunk: perSeat },
  land: { seat, port: oneOf(PORT_CARDS) },
  'curse-hits': { seat, curse, hits: perSeat },
  idol: { seat, good },
  wages: { seat },
  tavern: { seat, dice: counts(6) },
  sell: { seat, goods },
  draw: { seat, count: whole(1, 3) },
  deal: { seat, one: good, other: good },
  ritual: { seat, kind: oneOf(['doubleHold', 'unsinkable']) },
  // The drawing of the lid
  die: { owner: whole(0, 4), face: whole(1, 6), x: whole(0, 280), y: whole(0, 280) },
  lift: { die: whole(0, 43) },
  duel: { pirate: whole(0, 43), red: whole(0, 43) },
  'clear-lid': {},
  // The end
  scoring: {},
  'final-sale': { seat, deals: counts(20, 3) },
  finish: {},
  reopen: {},
} as const;

export type SheetTap = ActionOf<typeof FORMS>;
export const { describe, parse } = textForms(FORMS);
