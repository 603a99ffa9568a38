import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { decimal } from '@/components/features/stats/numbers';
import { Text } from '@/components/ui/text';
import type { DeckType } from '@/engine/stats/game-stats';
import { Bars, BarsKey, mostOf } from './Bars';
import { FairPanel } from './FairPanel';

interface DeckPanelProps {
  readonly name: string;
  readonly types: readonly DeckType[];
  readonly typeName: (id: string) => string;
}

/** The backs that came, type by type, beside what such a deck holds. */
export function DeckPanel({ name, types, typeName }: DeckPanelProps) {
  const t = useWords();
  const most = mostOf(types);
  return (
    <FairPanel name={name} emblem={null} testID="deck-table">
      <BarsKey />
      {types.map(({ id, expected, happened }) => (
        <View key={id} style={{ gap: 4 }} testID={`deck-${id}`}>
          <Text tone="text2">
            {t('stats:fairness.type', { type: typeName(id), expected: decimal(expected, t), happened })}
          </Text>
          <Bars expected={expected} happened={happened} most={most} />
        </View>
      ))}
    </FairPanel>
  );
}
