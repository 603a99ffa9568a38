import { router } from 'expo-router';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import { GAME_IDS } from '@/engine';
import { isTracked } from './trackers';

/** Five boxes; a companion for each that has one. */
export function CompanionScreen() {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const back = () => (router.canGoBack() ? router.back() : router.dismissTo('/'));
  return (
    <Screen
      testID="companion"
      head={<Header title={t('companion:title')} back={{ label: t('app:common.back'), onPress: back }} />}
    >
      <Text role="body" tone="text2">
        {t('companion:intro')}
      </Text>
      <View style={{ gap: 8 }}>
        {GAME_IDS.map((id) => {
          const title = t(`app:games.${id}.title`);
          const tracked = isTracked(id);
          return (
            <Row
              key={id}
              title={title}
              sub={tracked ? t(`companion:what.${id}`) : t('app:shelf.notAboard')}
              right={tracked ? <Glyph name="chev" color={theme.text3} /> : null}
              testID={`companion-${id}`}
              onPress={() =>
                tracked
                  ? router.push({ pathname: '/companion/[game]', params: { game: id } })
                  : toast({ text: t('app:shelf.notAboardHint', { game: title }) })
              }
            />
          );
        })}
      </View>
    </Screen>
  );
}
