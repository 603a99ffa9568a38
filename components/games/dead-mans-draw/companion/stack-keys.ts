import type { Words } from '@/components/i18n/words';
import { pieceOf } from '@/engine/companion/dead-mans-draw/pieces';
import { rulesFor, wholeBanks, type DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import { copiesOf, nextTop, topValue, valuesOf } from '@/engine/companion/dead-mans-draw/stacks';
import type { SheetTap } from '@/engine/companion/dead-mans-draw/taps';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';
import type { NumberKey } from './NumberKeys';
import { pieceWords } from './words';

export function stackAt({ players }: DeadMansDrawSheet, seat: number, suit: Suit): number {
  return players[seat]?.bank[SUITS.indexOf(suit)] ?? 0;
}

/** The six numbers of one stack as keys: the top card, or in Pile o' Treasure every card. */
export function stackKeys(sheet: DeadMansDrawSheet, seat: number, suit: Suit, t: Words): NumberKey[] {
  const stack = stackAt(sheet, seat, suit);
  const name = sheet.players[seat]?.name ?? '';
  return valuesOf(SUITS.indexOf(suit), sheet.options.mermaidAbility).map((value) => {
    const on = wholeBanks(sheet) ? copiesOf(stack, value) : topValue(stack) === value ? 1 : 0;
    return {
      value,
      on,
      label: t('companion:score.value', { name, card: pieceWords(pieceOf(suit, value), t) }),
      testID: `stack-${seat}-${suit}-${value}`,
    };
  });
}

/** A number of a stack was touched: it becomes the top card, or goes; in Pile o' Treasure one copy more, or none. */
export function stackTap(sheet: DeadMansDrawSheet, seat: number, suit: Suit, value: number): SheetTap {
  const stack = stackAt(sheet, seat, suit);
  if (!wholeBanks(sheet)) return { type: 'top', seat, suit, value: topValue(stack) === value ? null : value };
  const held = copiesOf(stack, value);
  return { type: 'hold', seat, suit, value, copies: held >= rulesFor(sheet).copies ? 0 : held + 1 };
}

/** 11.1: a tap on a cell goes round. */
export function nextTap(sheet: DeadMansDrawSheet, seat: number, suit: Suit): SheetTap {
  const value = nextTop(SUITS.indexOf(suit), topValue(stackAt(sheet, seat, suit)), sheet.options.mermaidAbility);
  return { type: 'top', seat, suit, value };
}
