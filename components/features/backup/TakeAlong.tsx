import { useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { newFile } from '@/components/kit/files/files';
import { HandKeys } from '@/components/kit/files/HandKeys';
import { fileName } from '@/components/kit/files/name';
import type { OutFile } from '@/components/kit/files/out-file';
import { sizeWords } from '@/components/kit/files/size-words';
import { useWork, type Progress } from '@/components/kit/files/use-work';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress';
import { Text } from '@/components/ui/text';
import type { Left, Packed } from '@/engine/saves/backup-out';
import { matchWords } from './item-words';
import { countAll, lookBefore, packAll } from './packing';

/** Rows shown of what was left out. */
const MOST_ROWS = 50;

interface Ready {
  readonly file: OutFile;
  readonly packed: Packed;
}

/**
 * All matches, settings, statistics and sheets as one file. First everything is looked through: what cannot be packed is told before
 * the file is made. Then it is made, told what is in it, and handed over.
 */
export function TakeAlong() {
  const t = useWords();
  const { busy, progress, run, stop } = useWork();
  const [stage, setStage] = useState<'checking' | 'making'>('checking');
  const [total, setTotal] = useState(0);
  const [left, setLeft] = useState<readonly Left[] | null>(null);
  const [ready, setReady] = useState<Ready | null>(null);
  const [failed, setFailed] = useState(false);
  const clear = () => {
    setLeft(null);
    setReady(null);
    setFailed(false);
  };
  // After coming back the file would be out of date: matches may have been played.
  useFocusEffect(
    useCallback(
      () => () => {
        stop();
        setLeft(null);
        setReady(null);
      },
      [stop],
    ),
  );
  const inWords = (all: number, tell: (progress: Progress) => void) => (done: number) =>
    tell({ share: all > 0 ? done / all : 0, done });
  const begin = async () => {
    clear();
    setStage('checking');
    try {
      const looked = await run(async (slices, tell) => {
        await slices.breathe();
        const all = await countAll();
        setTotal(all);
        return lookBefore(slices, inWords(all, tell));
      });
      if (!looked) return;
      if (looked.left.length > 0) setLeft(looked.left);
      else await make();
    } catch {
      setFailed(true);
    }
  };
  const make = async () => {
    clear();
    setStage('making');
    try {
      const made = await run(async (slices, tell) => {
        await slices.breathe();
        const file = newFile(fileName('backup'));
        const packed = await packAll((text) => file.add(text), slices, inWords(await countAll(), tell));
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
            label={t(`backup:${stage}`, { done: progress.done, count: total })}
            testID="backup-progress"
          />
          <Button label={t('backup:stop')} onPress={stop} testID="backup-stop" />
        </>
      ) : (
        <Button
          kind={ready || left ? 'secondary' : 'primary'}
          label={t(ready ? 'backup:makeAgain' : 'backup:make')}
          onPress={() => void begin()}
          testID="backup-make"
        />
      )}
      {failed ? (
        <Text tone="bad" accessibilityLiveRegion="assertive" testID="backup-failed">
          {t('backup:failed')}
        </Text>
      ) : null}
      {left ? (
        <>
          <LeftBehind left={left} />
          <Button kind="primary" label={t('backup:makeRest')} onPress={() => void make()} testID="backup-make-rest" />
        </>
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

/** What the file does not hold. */
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
