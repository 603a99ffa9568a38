import { textForms, type ActionOf } from '@/engine/core/forms';
import { line, oneOf, orNothing, whole } from '@/engine/core/words';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { TRAITS } from '@/engine/games/dead-mans-draw/data/traits';
import { pieceWord } from './pieces';
import { LONGEST_NAME } from '../core/person';
import { SHEET_OPTIONS } from './setup';

const seat = whole(0, 7);
const suit = oneOf(SUITS);
const value = whole(2, 9);

/** Everything that can be tapped on the sheet, and how it is written down. */
export const FORMS = {
  // Set-up (11.4)
  name: { seat, name: line(LONGEST_NAME) },
  emblem: { seat, emblem: whole(1, 8) },
  option: { key: oneOf(SHEET_OPTIONS), value: line(24) },
  first: { seat },
  'first-by-luck': {},
  'variant-by-luck': {},
  trait: { seat, trait: orNothing(oneOf(TRAITS)) },
  deal: {},
  keep: { seat, trait: oneOf(TRAITS) },
  locker: { seat, target: orNothing(seat) },
  // Score (11.1)
  top: { seat, suit, value: orNothing(value) },
  hold: { seat, suit, value, copies: whole(0, 2) },
  size: { seat, size: orNothing(whole(0, 120)) },
  reached: { seat: orNothing(seat) },
  finish: {},
  reopen: {},
  // Turn (11.2)
  card: { piece: pieceWord },
  again: { place: whole(0, 15) },
  'nothing-came': {},
  worth: { place: whole(0, 15), value },
  collect: {},
  next: {},
  turn: { seat },
  deck: { count: whole(0, 100) },
  // Cards (11.3)
  seen: { suit, value, copies: whole(0, 2) },
  blind: { suit, count: whole(0, 12) },
} as const;

export type SheetTap = ActionOf<typeof FORMS>;

export const { describe, parse } = textForms(FORMS);
