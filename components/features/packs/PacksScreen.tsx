import { goBack } from '@/components/ui/go-back';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { NewerNotice } from '@/components/kit/trouble/NewerNotice';
import { Button } from '@/components/ui/button';
import { useGo } from '@/components/ui/go';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import type { GameId } from '@/engine';
import { draftText, openDraft, reviewDraft, type PackDraft } from '@/engine/packs/draft';
import { BringInPack } from './BringInPack';
import { addPack, MOST_PACKS, packShelf, useKeptPacks, type KeptPack } from '@/components/kit/packs/kept';
import { PACK_GAME_IDS, packGame } from './pack-games';

/** All packs on this device, by game; copying one, and bringing one in. */
export function PacksScreen() {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const go = useGo();
  const packs = useKeptPacks();
  const back = () => goBack('/settings');
  const edit = (id: string) => go({ pathname: '/packs/[id]', params: { id } });
  function freeName(names: readonly (string | undefined)[]): string {
    let name = t('packs:copyName');
    for (let number = 2; names.includes(name); number++) name = t('packs:copyNameOf', { number });
    return name;
  }

  const duplicate = (game: GameId) => {
    const { schema, house } = packGame(game);
    const names = packs.map((pack) => openDraft(schema, pack.text)?.name);
    const added = addPack(game, draftText(schema, { ...house, name: freeName(names) }));
    if (!added) toast({ text: t('packs:full', { most: MOST_PACKS }) });
    else if (added.trouble) toast({ text: troubleWords(added.trouble, t) });
    else edit(added.id);
  };
  function told({ game, text }: KeptPack): { readonly title: string; readonly sub: string } {
    const { schema } = packGame(game);
    const draft: PackDraft | null = openDraft(schema, text);
    const count = draft ? reviewDraft(schema, draft).faults.length : 1;
    return {
      title: draft?.name.trim() || t('packs:copyName'),
      sub: count === 0 ? t('packs:sound') : t('packs:broken', { count }),
    };
  }

  return (
    <Screen
      testID="packs"
      head={<Header title={t('packs:title')} back={{ label: t('app:common.back'), onPress: back }} />}
    >
      <NewerNotice documents={[packShelf.stored]} />
      <Text tone="text2">{t('packs:intro')}</Text>
      {PACK_GAME_IDS.map((game) => (
        <View key={game} style={{ gap: 8 }}>
          <Text role="section">{t(`app:games.${game}.title`)}</Text>
          <Row title={t('packs:house')} sub={t('packs:houseNote')} testID={`house-${game}`} />
          {packs
            .filter((pack) => pack.game === game)
            .map((pack) => (
              <Row
                key={pack.id}
                {...told(pack)}
                right={<Glyph name="chev" color={theme.text3} />}
                onPress={() => edit(pack.id)}
                testID={`pack-${pack.id}`}
              />
            ))}
          <Button
            kind="primary"
            label={t('packs:duplicate')}
            onPress={() => duplicate(game)}
            testID={`duplicate-${game}`}
          />
        </View>
      ))}
      <BringInPack />
    </Screen>
  );
}
