import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { GameThumb } from '@/components/features/shelf/GameThumb';
import { SHELF } from '@/components/features/shelf/shelf-games';
import { TabScreen } from '@/components/kit/tabs/TabScreen';
import { useGo } from '@/components/ui/go';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import { isTracked } from '@/components/games/trackers';

/** Five boxes; a companion for each that has one. */
export function CompanionScreen() {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const go = useGo();
  return (
    <TabScreen here="companion" testID="companion" head={<Header title={t('app:tabs.companion')} />}>
      <Text role="body" tone="text2">
        {t('companion:intro')}
      </Text>
      {SHELF.map(({ id }) => {
        const title = t(`app:games.${id}.title`);
        const tracked = isTracked(id);
        return (
          <Row
            key={id}
            title={title}
            sub={tracked ? t(`companion:what.${id}`) : t('app:shelf.notAboard')}
            left={<GameThumb game={id} lit={tracked} />}
            right={tracked ? <Glyph name="chev" color={theme.text3} /> : null}
            testID={`companion-${id}`}
            onPress={() =>
              tracked
                ? go({ pathname: '/companion/[game]', params: { game: id } })
                : toast({ text: t('app:shelf.notAboardHint', { game: title }) })
            }
          />
        );
      })}
    </TabScreen>
  );
}
