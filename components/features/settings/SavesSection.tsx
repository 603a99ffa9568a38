import { router } from 'expo-router';
import { useSyncExternalStore } from 'react';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { DOCUMENTS } from '@/components/features/backup/known';
import { stored, whenStoredChanges } from '@/components/saves/vault';
import { NewerNotice } from '@/components/kit/trouble/NewerNotice';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { countAside } from '@/engine/saves/aside';

/** The way to backups and imports; and what could not be read. */
export function SavesSection() {
  const t = useWords();
  const theme = useTheme();
  const aside = useSyncExternalStore(whenStoredChanges, () => countAside(stored));
  return (
    <>
      <Text role="section">{t('app:settings.saves')}</Text>
      <NewerNotice documents={DOCUMENTS} />
      {aside > 0 ? (
        <Row
          title={t('app:aside.title')}
          sub={t('app:settings.keptAside', { count: aside })}
          left={<Glyph name="help" color={theme.bad} />}
          right={<Glyph name="chev" color={theme.text2} />}
          onPress={() => router.push('/aside')}
          testID="kept-aside"
        />
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
      <Row
        title={t('packs:scenarios.entry')}
        sub={t('packs:scenarios.entryNote')}
        right={<Glyph name="chev" color={theme.text2} />}
        onPress={() => router.push('/packs/scenarios')}
        testID="open-scenarios"
      />
    </>
  );
}
