import { deckOf, suitOf, valueOf, type Card } from '@/engine/games/dead-mans-draw/data/cards';
import { SUIT_COUNT, SUITS } from '@/engine/games/dead-mans-draw/data/suits';
import { wouldBust } from '@/engine/games/dead-mans-draw/rules/busting';
import { setDesk } from './desk';
import { suitOfPiece, valueOfPiece, type Piece } from './pieces';
import { rulesFor, type DeadMansDrawSheet } from './sheet';
import { copiesOf, valuesOf, withCopies } from './stacks';

/** A card has left the draw pile. Without its number the suit alone is counted. */
export function drawnPiece(sheet: DeadMansDrawSheet, piece: Piece): DeadMansDrawSheet {
  const { turn } = sheet;
  const counted = {
    ...sheet,
    deck: Math.max(0, sheet.deck - 1),
    turn: { ...turn, drawn: turn.drawn + 1 },
  };
  const suit = SUITS.indexOf(suitOfPiece(piece));
  const value = valueOfPiece(piece);
  if (value === null) return { ...counted, blind: changed(sheet.blind, suit, (sheet.blind[suit] as number) + 1) };
  const copies = Math.min(copiesOf(sheet.seen[suit] as number, value) + 1, copiesDrawn(sheet, suit, value));
  return { ...counted, seen: changed(sheet.seen, suit, withCopies(sheet.seen[suit] as number, value, copies)) };
}

/** A drawn card gets its number, or another one than was said. */
export function nameBlind(sheet: DeadMansDrawSheet, before: Piece, after: Piece): DeadMansDrawSheet {
  const suit = SUITS.indexOf(suitOfPiece(after));
  let stack = sheet.seen[suit] as number;
  const old = valueOfPiece(before);
  const value = valueOfPiece(after) as number;
  if (old !== null) stack = withCopies(stack, old, Math.max(0, copiesOf(stack, old) - 1));
  stack = withCopies(stack, value, Math.min(copiesOf(stack, value) + 1, copiesDrawn(sheet, suit, value)));
  const blind = (sheet.blind[suit] as number) - (old === null ? 1 : 0);
  return {
    ...sheet,
    seen: changed(sheet.seen, suit, stack),
    blind: changed(sheet.blind, suit, Math.max(0, blind)),
  };
}

/** Ticked by hand. A newly ticked card is taken for one of those whose number was not said. */
export function tick(sheet: DeadMansDrawSheet, suit: number, value: number, copies: number): DeadMansDrawSheet {
  const stack = sheet.seen[suit] as number;
  const more = Math.max(0, copies - copiesOf(stack, value));
  return {
    ...sheet,
    seen: changed(sheet.seen, suit, withCopies(stack, value, copies)),
    blind: changed(sheet.blind, suit, Math.max(0, (sheet.blind[suit] as number) - more)),
  };
}

/** How many copies of a card begin in the draw pile: none of the lowest, which lie in the discard pile. */
export function copiesDrawn(sheet: DeadMansDrawSheet, suit: number, value: number): number {
  const { mermaidAbility } = sheet.options;
  return valuesOf(suit, mermaidAbility).slice(1).includes(value) ? rulesFor(sheet).copies : 0;
}

export interface SuitCount {
  /** By value, lowest first: how many copies are known to have left the pile. */
  readonly gone: readonly { readonly value: number; readonly copies: number; readonly start: boolean }[];
  /** Drawn without a number, beyond those that a bank shows. */
  readonly blind: number;
  readonly left: number;
}

export interface CardCount {
  readonly suits: readonly SuitCount[];
  readonly left: number;
  /** The cards ticked and the number counted along agree. */
  readonly agrees: boolean;
  readonly bust: number;
}

/** 11.3: what can still be in the pile, and how much of it would end the turn now. Exact when all is ticked. */
export function cardCount(sheet: DeadMansDrawSheet): CardCount {
  const { mermaidAbility } = sheet.options;
  const { copies } = rulesFor(sheet);
  const suits = SUITS.map((_, suit) => countSuit(sheet, suit, copies));
  const left = suits.reduce((sum, one) => sum + one.left, 0);
  const { s } = setDesk(sheet);
  const deck = deckOf(1, mermaidAbility);
  let bust = 0;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const { gone, left: inPile } = suits[suit] as SuitCount;
    const rest = gone.map(({ copies: away }) => copies - away);
    const all = rest.reduce((sum, one) => sum + one, 0);
    const bad = deck
      .filter((card) => suitOf(card) === suit && wouldBust(s, card, 'draw'))
      .reduce((sum, card) => sum + (rest[place(card, mermaidAbility)] as number), 0);
    // Where the whole suit sinks, unnamed cards of it are no matter; in Strange Lands only named cards are counted.
    bust += bad === all ? inPile : Math.min(bad, inPile);
  }
  return { suits, left, agrees: left === sheet.deck, bust };
}

function place(card: Card, mermaidAbility: boolean): number {
  return valuesOf(suitOf(card), mermaidAbility).indexOf(valueOf(card));
}

function countSuit(sheet: DeadMansDrawSheet, suit: number, copies: number): SuitCount {
  const { mermaidAbility } = sheet.options;
  const seen = sheet.seen[suit] as number;
  let shown = 0;
  const gone = valuesOf(suit, mermaidAbility).map((value, i) => {
    const start = i === 0;
    const ticked = start ? copies : copiesOf(seen, value);
    const banked = sheet.players.reduce((sum, { bank }) => sum + copiesOf(bank[suit] as number, value), 0);
    const away = Math.min(copies, Math.max(ticked, banked));
    shown += away - ticked;
    return { value, copies: away, start };
  });
  const named = gone.reduce((sum, one) => sum + one.copies, 0);
  // A card that only a bank shows is taken for one of those drawn without a number.
  const blind = Math.max(0, (sheet.blind[suit] as number) - shown);
  return { gone, blind, left: Math.max(0, copies * gone.length - named - blind) };
}

function changed(list: readonly number[], at: number, value: number): number[] {
  return list.map((one, i) => (i === at ? value : one));
}
