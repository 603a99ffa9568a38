import { cardOf, deckOf, lowestValue, suitOf, valueOf, type Card } from '@/engine/games/dead-mans-draw/data/cards';

/** Stacks are the engine's masks: bit (value − 2) × 2 + copy. Here they are spoken of by value and number of copies. */
export function copiesOf(stack: number, value: number): number {
  const pair = (stack >> ((value - 2) * 2)) & 3;
  return (pair & 1) + (pair >> 1);
}

export function withCopies(stack: number, value: number, copies: number): number {
  const at = (value - 2) * 2;
  return (stack & ~(3 << at)) | ((copies === 2 ? 3 : copies) << at);
}

export function sizeOf(stack: number): number {
  let size = 0;
  for (let rest = stack; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** The value that scores; null for an empty stack. */
export function topValue(stack: number): number | null {
  return stack === 0 ? null : valueOf(31 - Math.clz32(stack));
}

/** The six values of a suit, lowest first (2.1). */
export function valuesOf(suit: number, mermaidAbility: boolean): number[] {
  const low = lowestValue(suit, mermaidAbility);
  return Array.from({ length: 6 }, (_, i) => low + i);
}

/** All cards of a suit in the game, as one mask. */
export function wholeStack(suit: number, copies: number, mermaidAbility: boolean): number {
  return valuesOf(suit, mermaidAbility).reduce((stack, value) => withCopies(stack, value, copies), 0);
}

/** 11.1: a tap goes from nothing to the lowest value, on to the highest, and back to nothing. */
export function nextTop(suit: number, value: number | null, mermaidAbility: boolean): number | null {
  const values = valuesOf(suit, mermaidAbility);
  return value === null ? (values[0] as number) : (values[values.indexOf(value) + 1] ?? null);
}

/** The lowest `count` cards that may lie hidden under the top of a stack. */
export function withHidden(
  suit: number,
  stack: number,
  count: number,
  copies: number,
  mermaidAbility: boolean,
): number {
  const top = topValue(stack) ?? 0;
  let full = stack;
  let left = count;
  for (const card of cardsOfSuit(suit, copies, mermaidAbility)) {
    const bit = 1 << (card & 15);
    if (left === 0 || valueOf(card) > top || (full & bit) !== 0) continue;
    full |= bit;
    left--;
  }
  return full;
}

/** How many cards can lie in a stack with this top: it and all that is not higher. */
export function mostUnder(suit: number, stack: number, copies: number, mermaidAbility: boolean): number {
  const top = topValue(stack) ?? 0;
  return cardsOfSuit(suit, copies, mermaidAbility).filter((card) => valueOf(card) <= top).length;
}

function cardsOfSuit(suit: number, copies: number, mermaidAbility: boolean): Card[] {
  return deckOf(copies, mermaidAbility).filter((card) => suitOf(card) === suit);
}

export function oneCard(value: number): number {
  return 1 << (cardOf(0, value) & 15);
}
