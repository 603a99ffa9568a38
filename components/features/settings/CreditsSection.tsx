import { router } from 'expo-router';
import { useState } from 'react';
import { Linking, View } from 'react-native';
import { FONT_CREDITS, ICON_CREDIT, iconAuthors, type FontCredit } from '@/components/art/credits';
import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';

/** Who drew and cut what is seen, and under which licence; all of it without a network. */
export function CreditsSection() {
  const t = useWords();
  const theme = useTheme();
  const [shown, setShown] = useState<'icons' | FontCredit | null>(null);
  const more = <Glyph name="chev" color={theme.text2} />;
  const font = shown !== null && shown !== 'icons' ? shown : null;
  const close = () => setShown(null);
  return (
    <>
      <Text role="section">{t('app:settings.credits')}</Text>
      <Text role="note" tone="text2">
        {t('app:settings.creditsIcons')}
      </Text>
      <Row
        title={t('app:settings.iconAuthors')}
        sub={`${ICON_CREDIT.set}, ${ICON_CREDIT.licence}`}
        right={more}
        onPress={() => setShown('icons')}
        testID="credits-icons"
      />
      <Text role="note" tone="text2">
        {t('app:settings.creditsFonts')}
      </Text>
      {FONT_CREDITS.map((credit) => (
        <Row
          key={credit.family}
          title={credit.family}
          sub={`${credit.owner}. ${credit.licence}`}
          right={more}
          onPress={() => setShown(credit)}
          testID={`licence-${credit.family.replace(' ', '-')}`}
        />
      ))}
      <Row
        title={t('app:settings.software')}
        sub={t('app:settings.softwareNote')}
        right={more}
        onPress={() => router.push('/notices')}
        testID="open-notices"
      />
      <Sheet
        open={shown === 'icons'}
        title={t('app:settings.iconAuthors')}
        closeLabel={t('app:common.close')}
        onClose={close}
        testID="icon-authors"
      >
        <Text role="note">{t('app:settings.creditsIcons')}</Text>
        <Address url={ICON_CREDIT.url} />
        <Address url={ICON_CREDIT.licenceUrl} />
        {iconAuthors().map(({ name, icons }) => (
          <View key={name} style={{ gap: 6 }}>
            <Text role="label">{name}</Text>
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }} aria-hidden>
              {icons.map((icon) => (
                <Icon key={icon} name={icon} size={28} color={theme.text2} />
              ))}
            </View>
            <Text role="note" tone="text3">
              {icons.join(', ')}
            </Text>
          </View>
        ))}
      </Sheet>
      <Sheet
        open={font !== null}
        title={font?.family ?? ''}
        closeLabel={t('app:common.close')}
        onClose={close}
        testID="font-licence"
      >
        {font ? (
          <>
            <Address url={font.url} />
            <Text role="note" tone="text2" selectable>
              {font.text}
            </Text>
          </>
        ) : null}
      </Sheet>
    </>
  );
}

/** An address to read, and to open where there is a network. */
function Address({ url }: { readonly url: string }) {
  return (
    <Text role="note" tone="lamp" accessibilityRole="link" selectable onPress={() => void Linking.openURL(url)}>
      {url}
    </Text>
  );
}
