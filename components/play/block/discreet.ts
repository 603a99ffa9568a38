import type { BlockButton } from './DecisionBlock';

/** At a table that lies flat no key names a secret card, and the left corner belongs to the one that holds the hand up. */
export function discreet(buttons: readonly BlockButton[]): readonly BlockButton[] {
  return buttons
    .filter(({ id, off }) => id !== 'let-go' && (id !== 'confirm' || off == null || buttons.length === 1))
    .map((button) => (button.id === 'confirm' ? { ...button, sub: undefined } : button));
}
