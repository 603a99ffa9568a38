import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import type { CardCount } from '@/engine/companion/dead-mans-draw/counter';

/** 11.3: how likely the next card ends the turn, in per cent and in cards. */
export function OddsLine({
  count: { bust, left },
  large = false,
}: {
  readonly count: CardCount;
  readonly large?: boolean;
}) {
  const t = useWords();
  if (left === 0) {
    return (
      <Text role="label" tone="text2" testID="odds">
        {t('companion:cards.empty')}
      </Text>
    );
  }
  const percent = t('companion:cards.percent', { percent: Math.round((100 * bust) / left) });
  const cards = t('companion:cards.of', { bust, left });
  return (
    <View
      accessible
      accessibilityLabel={`${t('companion:cards.odds')}: ${percent}, ${cards}`}
      testID="odds"
      style={{ flexDirection: 'row', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 10 }}
    >
      <Text role="label" tone="text2">
        {t('companion:cards.odds')}
      </Text>
      <Text
        role={large ? 'moment' : 'score'}
        accessibilityRole="text"
        tone={bust * 3 > left ? 'ember' : 'text1'}
        testID="odds-percent"
      >
        {percent}
      </Text>
      <Text role="label" tone="text2" testID="odds-cards">
        {cards}
      </Text>
    </View>
  );
}
