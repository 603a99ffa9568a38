import { useWords } from '@/components/i18n/words';
import { absolute } from '@/components/kit/frame/box';
import { Touch } from '@/components/ui/touch';
import { typeWords } from '../words';
import { type OverlayProps } from './props';

/** The deck: how many cards, and which back is on top. Whoever has looked at it may hold it up again. */
export function DeckPlace({ layout, view, onHold }: OverlayProps) {
  const t = useWords();
  const { deckCount, deckTop } = view;
  const label = deckTop
    ? t('sea-of-clouds:places.deck', { count: deckCount, type: typeWords(deckTop.type, t) })
    : t('sea-of-clouds:places.deckEmpty');
  // At a table that lies flat it opens under the print at the own edge only (13.3).
  const known = deckTop?.card != null && !layout.frame.around;
  return (
    <Touch
      quiet
      accessibilityRole={known ? 'button' : 'image'}
      accessibilityLabel={label}
      testID="deck"
      {...(known && { onPressIn: () => onHold('deck'), onPressOut: () => onHold(null) })}
      style={absolute(layout.deck)}
    />
  );
}
