import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import type { Tally } from './incoming';
import { fateWords, itemWords } from './item-words';

/** How an import went: the sums, and the first rows of it. */
export function TallyList({ tally: { added, present, refused, items, full } }: { readonly tally: Tally }) {
  const t = useWords();
  const more = added + present + refused - items.length;
  return (
    <View style={{ gap: 6 }} testID="import-items">
      <Text role="label" accessibilityLiveRegion="polite" testID="import-count">
        {t('backup:result', { count: added })}
      </Text>
      {present > 0 ? (
        <Text tone="text2" testID="import-present">
          {t('backup:resultPresent', { count: present })}
        </Text>
      ) : null}
      {refused > 0 ? (
        <Text tone="bad" testID="import-refused">
          {t('backup:resultRefused', { count: refused })}
        </Text>
      ) : null}
      {full ? (
        <Text tone="bad" accessibilityLiveRegion="assertive" testID="import-full">
          {t('backup:full')}
        </Text>
      ) : null}
      {items.map((item, i) => (
        <Row
          key={i}
          title={itemWords(item, t)}
          sub={fateWords(item.fate, t)}
          testID={`item-${item.kind}-${item.name}`}
        />
      ))}
      {more > 0 ? <Text tone="text2">{t('backup:more', { number: more })}</Text> : null}
    </View>
  );
}
