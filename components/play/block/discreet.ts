import type { BlockButton } from './DecisionBlock';

/** At a table that lies flat no key names a secret card, and the left corner belongs to the one that holds the hand up. */
export function discreet(buttons: readonly BlockButton[]): readonly BlockButton[] {
  const kept = buttons.filter(({ id }) => id !== 'let-go');
  const others = kept.filter(({ id, off }) => id !== 'confirm' || off == null);
  return (others.length > 0 ? others : kept).map((button) =>
    button.id === 'confirm' ? { ...button, sub: undefined } : button,
  );
}
