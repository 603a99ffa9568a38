import type { Stream } from '@/engine/core/luck';
import { SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import type { Variant } from '@/engine/games/dead-mans-draw/data/variants';
import { seatsWithEmblem } from '../core/person';
import { withHeld, withTop } from './banks';
import { tick } from './counter';
import { dealTraits, keepTrait, withDrawnVariant, withFirst, withOption, withTrait } from './dealing';
import type { Tell } from './facts';
import { resultOf } from './result';
import { withPlayer, type DeadMansDrawSheet } from './sheet';
import type { SheetTap } from './taps';
import { nextTurn, nothingCame, playAgain, playPiece, sayValue, turnOf } from './turn';
import { collectRow } from './turn-end';

type Tap<K extends SheetTap['type']> = Extract<SheetTap, { type: K }>;
type Rule<K extends SheetTap['type']> = (
  sheet: DeadMansDrawSheet,
  tap: Tap<K>,
  luck: Stream,
  tell: Tell,
) => DeadMansDrawSheet;

/** One line a tap: most of them only write down what was said. */
const RULES: { readonly [K in SheetTap['type']]: Rule<K> } = {
  name: (sheet, { seat, name }, _, tell) => {
    tell({ type: 'named', seat, name });
    return withPlayer(sheet, seat, { name });
  },
  emblem: (sheet, { seat, emblem }, _, tell) => {
    tell({ type: 'emblem', seat, emblem });
    return { ...sheet, players: seatsWithEmblem(sheet.players, seat, emblem) };
  },
  option: (sheet, { key, value }, _, tell) => {
    if (key === 'variant') tell({ type: 'variant', variant: value as Variant, luck: false });
    else tell({ type: 'option', key, value });
    return withOption(sheet, key, value);
  },
  first: (sheet, { seat }, _, tell) => withFirst(sheet, seat, false, tell),
  'first-by-luck': (sheet, _, luck, tell) => withFirst(sheet, luck.below(sheet.players.length), true, tell),
  'variant-by-luck': (sheet, _, luck, tell) => withDrawnVariant(sheet, luck, tell),
  trait: (sheet, { seat, trait }, _, tell) => withTrait(sheet, seat, trait, tell),
  deal: (sheet, _, luck, tell) => dealTraits(sheet, luck, tell),
  keep: (sheet, { seat, trait }, _, tell) => keepTrait(sheet, seat, trait, tell),
  locker: (sheet, { seat, target }, _, tell) => {
    tell({ type: 'locker', seat, target });
    return withPlayer(sheet, seat, { target });
  },
  top: (sheet, { seat, suit, value }, _, tell) => {
    tell({ type: 'top', seat, suit, value });
    return withTop(sheet, seat, suit, value);
  },
  hold: (sheet, { seat, suit, value, copies }, _, tell) => {
    tell({ type: 'hold', seat, suit, value, copies });
    return withHeld(sheet, seat, suit, value, copies);
  },
  size: (sheet, { seat, size }, _, tell) => {
    tell({ type: 'size', seat, size });
    return withPlayer(sheet, seat, { size });
  },
  reached: (sheet, { seat }, _, tell) => {
    tell({ type: 'reached', seat });
    return { ...sheet, reached: seat };
  },
  finish: (sheet, _, __, tell) => {
    const { outcome, totals } = resultOf(sheet);
    tell({ type: 'finished', winners: outcome.winners, totals });
    return { ...sheet, finished: true };
  },
  reopen: (sheet, _, __, tell) => {
    tell({ type: 'reopened' });
    return { ...sheet, finished: false };
  },
  card: (sheet, { piece }, _, tell) => playPiece(sheet, piece, tell),
  again: (sheet, { place }, _, tell) => playAgain(sheet, place, tell),
  'nothing-came': (sheet, _, __, tell) => nothingCame(sheet, tell),
  worth: (sheet, { place, value }, _, tell) => sayValue(sheet, place, value, tell),
  collect: (sheet, _, __, tell) => collectRow(sheet, tell),
  next: (sheet, _, __, tell) => nextTurn(sheet, tell),
  turn: (sheet, { seat }, _, tell) => turnOf(sheet, seat, tell),
  deck: (sheet, { count }, _, tell) => {
    tell({ type: 'deck', count });
    return { ...sheet, deck: count };
  },
  seen: (sheet, { suit, value, copies }, _, tell) => {
    tell({ type: 'seen', suit, value, copies });
    return tick(sheet, SUITS.indexOf(suit), value, copies);
  },
  blind: (sheet, { suit, count }, _, tell) => {
    tell({ type: 'blind', suit, count });
    return { ...sheet, blind: sheet.blind.map((one, i) => (SUITS[i] === suit ? count : one)) };
  },
};

export function apply(sheet: DeadMansDrawSheet, tap: SheetTap, luck: Stream, tell: Tell): DeadMansDrawSheet {
  const rule = RULES[tap.type] as Rule<SheetTap['type']>;
  return rule(sheet, tap, luck, tell);
}
