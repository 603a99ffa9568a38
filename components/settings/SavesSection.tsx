import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { APP_VERSION, library, quarantine } from '@/components/saves/vault';
import { shelve } from '@/components/setup/start';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Text } from '@/components/ui/text';
import { useToast } from '@/components/ui/toast';
import { games } from '@/engine';
import { exportFile, importMatch } from '@/engine/saves/transfer';

/** Matches out of the device and into it, as text; and what could not be read. */
export function SavesSection() {
  const t = useWords();
  const toast = useToast();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const aside = new Set(quarantine.list().map(({ key }) => key)).size;
  const copyAll = async () => {
    const texts = library.list().entries.flatMap(({ id }) => {
      const opened = library.load(id);
      const file = opened.ok ? exportFile(opened.value.match, APP_VERSION) : null;
      return file?.ok ? [file.value] : [];
    });
    if (texts.length > 0) await Clipboard.setStringAsync(texts.join('\n'));
    toast({ text: t(texts.length > 0 ? 'app:common.copied' : 'app:settings.nothingToExport') });
  };
  const bringIn = () => {
    const result = importMatch(text, games);
    if (!result.ok) {
      setRefusal(troubleWords(result.trouble, t));
      return;
    }
    const shelved = shelve(result.value);
    if ('trouble' in shelved) setRefusal(troubleWords(shelved.trouble, t));
    else {
      setRefusal(null);
      setText('');
      toast({ text: t('app:settings.imported') });
    }
  };
  return (
    <>
      <Text role="section">{t('app:settings.saves')}</Text>
      {aside > 0 ? (
        <Text tone="bad" testID="kept-aside">
          {t('app:settings.keptAside', { count: aside })}
        </Text>
      ) : null}
      <Button
        label={t('app:settings.export')}
        sub={t('app:settings.exportNote')}
        onPress={() => void copyAll()}
        testID="export"
      />
      <Field
        label={t('app:settings.import')}
        note={t('app:settings.importNote')}
        value={text}
        onChange={setText}
        multiline
        testID="import-text"
      />
      {refusal ? (
        <Text tone="bad" testID="import-refusal" accessibilityLiveRegion="assertive">
          {refusal}
        </Text>
      ) : null}
      <Button label={t('app:settings.importDo')} onPress={bringIn} testID="import" />
    </>
  );
}
