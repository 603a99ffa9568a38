import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { newFile } from '@/components/kit/files/files';
import { HandKeys } from '@/components/kit/files/HandKeys';
import { fileName } from '@/components/kit/files/name';
import type { OutFile } from '@/components/kit/files/out-file';
import { sizeWords } from '@/components/kit/files/size-words';
import { useWork } from '@/components/kit/files/use-work';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { library } from '@/components/saves/vault';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress';
import { Text } from '@/components/ui/text';
import { exportBackup, type Left, type Packed } from '@/engine/saves/backup-out';
import { device } from './device';
import { matchWords } from './item-words';

/** Rows shown of what was left out. */
const MOST_ROWS = 50;

interface Ready {
  readonly file: OutFile;
  readonly packed: Packed;
}

/** All matches, settings, statistics and sheets as one file: first it is made and told what is in it, then it is handed over. */
export function TakeAlong() {
  const t = useWords();
  const { busy, progress, run, stop } = useWork();
  const [total, setTotal] = useState(0);
  const [ready, setReady] = useState<Ready | null>(null);
  const [failed, setFailed] = useState(false);
  // After coming back the file may be out of date: matches may have been played.
  useFocusEffect(useCallback(() => () => setReady(null), []));
  const make = async () => {
    setReady(null);
    setFailed(false);
    try {
      const made = await run(async (slices, tell) => {
        await slices.breathe();
        const all = library.list().entries.length;
        setTotal(all);
        const file = newFile(fileName('backup'));
        const packed = await slices.run(
          exportBackup(device, (text) => file.add(text)),
          (done) => tell({ share: all > 0 ? done / all : 0, done }),
        );
        return { file, packed };
      });
      setReady(made);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Text role="section">{t('backup:take')}</Text>
      <Text tone="text2">{t('backup:takeNote')}</Text>
      {busy ? (
        <>
          <ProgressBar
            share={progress.share}
            label={t('backup:making', { done: progress.done, count: total })}
            testID="backup-progress"
          />
          <Button label={t('backup:stop')} onPress={stop} testID="backup-stop" />
        </>
      ) : (
        <Button
          kind={ready ? 'secondary' : 'primary'}
          label={t(ready ? 'backup:makeAgain' : 'backup:make')}
          onPress={() => void make()}
          testID="backup-make"
        />
      )}
      {failed ? (
        <Text tone="bad" accessibilityLiveRegion="assertive" testID="backup-failed">
          {t('backup:failed')}
        </Text>
      ) : null}
      {ready ? (
        <>
          <Text role="label" accessibilityLiveRegion="polite" testID="backup-ready">
            {t('backup:ready', { count: ready.packed.matches, size: sizeWords(ready.file.size, t) })}
          </Text>
          <LeftBehind left={ready.packed.left} />
          <HandKeys file={ready.file} name="backup" />
        </>
      ) : null}
    </>
  );
}

/** What the file does not hold, before it is handed over. */
function LeftBehind({ left }: { readonly left: readonly Left[] }) {
  const t = useWords();
  if (left.length === 0) return null;
  return (
    <View style={{ gap: 6 }} testID="backup-left">
      <Text tone="bad">{t('backup:leftBehind', { count: left.length })}</Text>
      {left.slice(0, MOST_ROWS).map(({ about, trouble }, i) => (
        <Text key={i} tone="text2">
          {t('backup:left', { what: matchWords(about, t), reason: troubleWords(trouble, t) })}
        </Text>
      ))}
      {left.length > MOST_ROWS ? (
        <Text tone="text2">{t('backup:more', { number: left.length - MOST_ROWS })}</Text>
      ) : null}
    </View>
  );
}
