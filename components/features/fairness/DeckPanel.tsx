import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { decimal } from '@/components/features/stats/numbers';
import { Text } from '@/components/ui/text';
import { CARD_TYPES } from '@/engine/games/sea-of-clouds/data/types';
import type { DeckTypes } from '@/engine/stats/deck';
import { Bars } from './Bars';
import { FairPanel } from './FairPanel';

/** The backs that came, type by type, beside what such a deck holds. */
export function DeckPanel({ deck: { cards, expected, happened } }: { readonly deck: DeckTypes }) {
  const t = useWords();
  return (
    <FairPanel name={t('stats:fairness.fromDeck', { cards })} emblem={null} testID="deck-table">
      {CARD_TYPES.map((type, i) => (
        <View key={type} style={{ gap: 4 }} testID={`deck-${type}`}>
          <Text tone="text2">
            {t('stats:fairness.type', {
              type: t(`sea-of-clouds:types.${type}`),
              expected: decimal(expected[i] ?? 0, t),
              happened: happened[i] ?? 0,
            })}
          </Text>
          <Bars expected={expected[i] ?? 0} happened={happened[i] ?? 0} />
        </View>
      ))}
    </FairPanel>
  );
}
