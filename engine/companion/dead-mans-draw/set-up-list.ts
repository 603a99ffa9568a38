import { deckOf } from '@/engine/games/dead-mans-draw/data/cards';
import { traitPool } from '@/engine/games/dead-mans-draw/rules/setup';
import { fullPile } from './piles';
import { rulesFor, type DeadMansDrawSheet } from './sheet';

export interface SetUpList {
  readonly copies: 1 | 2;
  readonly pile: number;
  readonly discard: number;
  readonly traits: number;
  readonly swapMermaids: boolean;
}

/** 3.1–3.3: what lies where before the first card is turned. */
export function setUpList(sheet: DeadMansDrawSheet): SetUpList {
  const { mermaidAbility } = sheet.options;
  const rules = rulesFor(sheet);
  const pile = fullPile(sheet.players.length, mermaidAbility);
  return {
    copies: rules.copies,
    pile,
    discard: deckOf(rules.copies, mermaidAbility).length - pile,
    traits: traitPool(rules).length,
    swapMermaids: mermaidAbility,
  };
}
