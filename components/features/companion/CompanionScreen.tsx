import { GAMES, moduleOf } from '@/components/games/registry';
import { Glyph } from '@/components/art/Glyph';
import { say, useWords } from '@/components/i18n/words';
import { GameThumb } from '@/components/features/shelf/GameThumb';
import { TabScreen } from '@/components/kit/tabs/TabScreen';
import { useGo } from '@/components/ui/go';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';

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
      {GAMES.map(({ id }) => {
        const title = t(`app:games.${id}.title`);
        const tracked = moduleOf(id)?.tracker !== undefined;
        return (
          <Row
            key={id}
            title={title}
            sub={tracked ? say(t, `companion:what.${id}`) : t('app:shelf.notAboard')}
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
