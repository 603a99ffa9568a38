import { router } from 'expo-router';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { quarantine } from '@/components/saves/vault';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';

/** The way to backups and imports; and what could not be read. */
export function SavesSection() {
  const t = useWords();
  const theme = useTheme();
  const aside = new Set(quarantine.list().map(({ key }) => key)).size;
  return (
    <>
      <Text role="section">{t('app:settings.saves')}</Text>
      {aside > 0 ? (
        <Text tone="bad" testID="kept-aside">
          {t('app:settings.keptAside', { count: aside })}
        </Text>
      ) : null}
      <Row
        title={t('backup:entry')}
        sub={t('backup:entryNote')}
        right={<Glyph name="chev" color={theme.text2} />}
        onPress={() => router.push('/backup')}
        testID="open-backup"
      />
      <Row
        title={t('packs:entry')}
        sub={t('packs:entryNote')}
        right={<Glyph name="chev" color={theme.text2} />}
        onPress={() => router.push('/packs')}
        testID="open-packs"
      />
    </>
  );
}
