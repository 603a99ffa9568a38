import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { exportBackup, type Backup } from '@/engine/saves/backup';
import { device } from './device';
import { saveFile } from './files';
import { useSteps } from './use-steps';

const FILE_NAME = 'pirate-shelf-backup.txt';

/** All matches, settings, statistics and sheets as one text. */
export function TakeAlong() {
  const t = useWords();
  const { busy, run } = useSteps();
  const [made, setMade] = useState<{ readonly backup: Backup; readonly where: 'copied' | 'saved' } | null>(null);
  const [failed, setFailed] = useState(false);
  const make = (where: 'copied' | 'saved') => {
    setMade(null);
    setFailed(false);
    const deliver = async (backup: Backup) => {
      try {
        const gone = where === 'saved' ? await saveFile(FILE_NAME, backup.text) : await copied(backup.text);
        if (gone) setMade({ backup, where });
      } catch {
        setFailed(true);
      }
    };
    run(
      exportBackup(device),
      () => undefined,
      (backup) => void deliver(backup),
    );
  };
  return (
    <>
      <Text role="section">{t('backup:take')}</Text>
      <Text tone="text2">{t('backup:takeNote')}</Text>
      <Button
        kind="primary"
        label={t('backup:save')}
        off={busy ? t('backup:busy') : null}
        onPress={() => make('saved')}
        testID="backup-save"
      />
      <Button
        label={t('backup:copy')}
        off={busy ? t('backup:busy') : null}
        onPress={() => make('copied')}
        testID="backup-copy"
      />
      {busy ? (
        <Text tone="text2" accessibilityLiveRegion="polite">
          {t('backup:busy')}
        </Text>
      ) : null}
      {failed ? (
        <Text tone="bad" accessibilityLiveRegion="assertive" testID="backup-failed">
          {t('backup:failed')}
        </Text>
      ) : null}
      {made ? (
        <Text tone="good" accessibilityLiveRegion="polite" testID="backup-made">
          {`${t(`backup:${made.where}`)} ${t('backup:holds', { count: made.backup.matches })}`}
        </Text>
      ) : null}
      {made?.backup.left.map(({ id, trouble }) => (
        <Text key={id} tone="bad" testID={`left-${id}`}>
          {t('backup:left', { id, reason: troubleWords(trouble, t) })}
        </Text>
      ))}
    </>
  );
}

async function copied(text: string): Promise<boolean> {
  await Clipboard.setStringAsync(text);
  return true;
}
