import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { decimal } from '@/components/features/stats/numbers';
import { Text } from '@/components/ui/text';
import type { DeckType } from '@/engine/stats/game-stats';
import { Bars } from './Bars';
import { FairPanel } from './FairPanel';

interface DeckPanelProps {
  readonly types: readonly DeckType[];
  readonly typeName: (id: string) => string;
}

/** The backs that came, type by type, beside what such a deck holds. */
export function DeckPanel({ types, typeName }: DeckPanelProps) {
  const t = useWords();
  const cards = types.reduce((sum, { happened }) => sum + happened, 0);
  return (
    <FairPanel name={t('stats:fairness.fromDeck', { cards })} emblem={null} testID="deck-table">
      {types.map(({ id, expected, happened }) => (
        <View key={id} style={{ gap: 4 }} testID={`deck-${id}`}>
          <Text tone="text2">
            {t('stats:fairness.type', { type: typeName(id), expected: decimal(expected, t), happened })}
          </Text>
          <Bars expected={expected} happened={happened} />
        </View>
      ))}
    </FairPanel>
  );
}
