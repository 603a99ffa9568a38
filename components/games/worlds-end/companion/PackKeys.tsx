import { View } from 'react-native';
import { addPack, useKeptPacks } from '@/components/kit/packs/kept';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { intoPack, withPack } from '@/engine/companion/worlds-end/profile';
import { HOUSE } from '@/engine/games/worlds-end/data/house';
import { SCHEMA } from '@/engine/games/worlds-end/data/schema';
import { draftText } from '@/engine/packs/draft';
import { reviewPackText } from '@/engine/packs/read';
import type { SeasAt } from './kind';

/** E-19: one set of cards for matches in the app and for the box; either way it is taken over as it stands. */
export function PackKeys({ at }: { readonly at: SeasAt }) {
  const { sheet, t, tap, say, close } = at;
  const kept = useKeptPacks();
  const packs = kept.flatMap(({ id, game, text }) => {
    const { pack } = game === 'worlds-end' ? reviewPackText(SCHEMA, text) : { pack: null };
    return pack ? [{ id, pack }] : [];
  });
  const keep = () => {
    const pack = { ...intoPack(HOUSE, sheet.profile), name: t('companion-worlds-end:box.packName') };
    const added = addPack('worlds-end', draftText(SCHEMA, pack));
    close();
    say(added ? t('companion-worlds-end:box.kept') : t('companion-worlds-end:box.full'));
  };
  return (
    <View style={{ gap: 8 }}>
      <Text role="section">{t('companion-worlds-end:box.packs')}</Text>
      <Text tone="text2">{t('companion-worlds-end:box.packsNote')}</Text>
      {packs.map(({ id, pack }) => (
        <Button
          key={id}
          label={t('companion-worlds-end:box.pack', { name: pack.name })}
          onPress={() => tap({ type: 'box-cards', profile: withPack(sheet.profile, pack) })}
          testID={`take-${id}`}
        />
      ))}
      <Button
        kind="ghost"
        label={t('companion-worlds-end:box.toPack')}
        sub={t('companion-worlds-end:box.toPackNote')}
        onPress={keep}
        testID="to-pack"
      />
    </View>
  );
}
