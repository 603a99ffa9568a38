import type { DeadMansDrawAction } from '../actions';
import { MERMAID_PICK } from '../action-table';
import { suitOf, TEXT_RANK, type Card } from '../data/cards';
import { MERMAID } from '../data/suits';
import type { DeadMansDrawState } from '../state';

/** 8.2.2, R22: any other card of the row but another mermaid. */
function mermaidTargets(s: DeadMansDrawState): Card[] {
  return s.row.filter((card) => suitOf(card) !== MERMAID);
}

export function mermaidHasTarget(s: DeadMansDrawState): boolean {
  return s.row.some((card) => suitOf(card) !== MERMAID);
}

export function legalMermaids(s: DeadMansDrawState): DeadMansDrawAction[] {
  return mermaidTargets(s)
    .sort((a, b) => (TEXT_RANK[a] as number) - (TEXT_RANK[b] as number))
    .map((card) => MERMAID_PICK[card] as DeadMansDrawAction);
}

export function whyNotMermaid(s: DeadMansDrawState, card: Card): string {
  return s.row.includes(card) ? 'another-mermaid' : 'card-elsewhere';
}
