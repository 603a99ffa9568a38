import { goBack } from '@/components/ui/go-back';
import { useState } from 'react';
import { FlatList, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Field } from '@/components/ui/field';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { useMargin } from '@/components/ui/theme/margin';
import { SPACE } from '@/components/ui/theme/tokens';
import { matching, useNotices, type Notice } from './notices';

const WIDEST = 640;

/** What others have made and this app holds, each with its licence. */
export function NoticesScreen() {
  const t = useWords();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const notices = useNotices();
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<Notice | null>(null);
  const back = () => goBack();
  const here = typeof notices === 'string' ? [] : matching(notices, words);
  const column = { width: '100%', maxWidth: WIDEST, alignSelf: 'center', paddingHorizontal: margin } as const;
  const said =
    notices === 'waiting'
      ? t('app:trouble.wordsWait')
      : notices === 'failed'
        ? t('app:trouble.noWords')
        : here.length === 0
          ? t('app:notices.none')
          : t('app:notices.found', { count: here.length });
  return (
    <View
      testID="notices"
      style={{
        flex: 1,
        backgroundColor: theme.ground,
        paddingTop: insets.top,
        paddingLeft: insets.left,
        paddingRight: insets.right,
      }}
    >
      <View style={[column, { gap: SPACE.gap, paddingBottom: SPACE.gap }]}>
        <Header title={t('app:settings.software')} back={{ label: t('app:common.back'), onPress: back }} />
        <Field label={t('app:notices.search')} value={words} onChange={setWords} testID="notices-search" />
        <Text role="note" tone="text2" accessibilityLiveRegion="polite" testID="notices-found">
          {said}
        </Text>
      </View>
      <FlatList
        data={here}
        keyExtractor={({ name, version, text }) => `${name} ${version} ${text.length}`}
        renderItem={({ item }) => (
          <Row
            title={`${item.name} ${item.version}`.trim()}
            sub={item.licence}
            right={<Glyph name="chev" color={theme.text2} />}
            onPress={() => setShown(item)}
            testID={`notice-${item.name}`}
          />
        )}
        contentContainerStyle={[column, { gap: 6, paddingBottom: SPACE.screen + insets.bottom }]}
        keyboardShouldPersistTaps="handled"
      />
      <Sheet
        open={shown !== null}
        title={shown?.name ?? ''}
        closeLabel={t('app:common.close')}
        onClose={() => setShown(null)}
        testID="notice-text"
      >
        <Text role="note" tone="text2" selectable>
          {shown?.text ?? ''}
        </Text>
      </Sheet>
    </View>
  );
}
