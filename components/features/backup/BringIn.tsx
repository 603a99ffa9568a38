import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { pickFile } from '@/components/kit/files/files';
import { pasted, wholeText, type InText } from '@/components/kit/files/in-file';
import { useWork } from '@/components/kit/files/use-work';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { welcome } from '@/components/play/matches/guests';
import { canReplay } from '@/components/play/matches/reel';
import { archiveHasChanged } from '@/components/saves/archive/here';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { ProgressBar } from '@/components/ui/progress';
import { Text } from '@/components/ui/text';
import { games, type Match } from '@/engine';
import { fail } from '@/engine/saves/codes';
import { FILE_LIMIT, importing } from '@/engine/saves/transfer';
import { Arrived, type Guest } from './Arrived';
import { bringAll, lookThrough, wantsToBeBackup, type Contents, type Tally } from './incoming';
import { watchPaste } from '@/components/kit/files/long-paste';
import { TallyList } from './TallyList';
import { LONGEST_SHOWN, useGiven } from '@/components/kit/files/use-given';

type Stage = 'reading' | 'looking' | 'bringing';

/** A code, the file of a match or a whole backup: the text says itself what it is. */
export function BringIn() {
  const t = useWords();
  const { busy, progress, run, stop } = useWork();
  const { held, take, clear } = useGiven();
  const place = useRef<View>(null);
  const [stage, setStage] = useState<Stage>('reading');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [stopped, setStopped] = useState(false);
  const [damaged, setDamaged] = useState<{ readonly text: InText; readonly contents: Contents } | null>(null);
  const [total, setTotal] = useState(0);
  const [tally, setTally] = useState<Tally | null>(null);
  const [guest, setGuest] = useState<Guest | null>(null);
  useEffect(() => watchPaste(place.current, LONGEST_SHOWN, take), [take]);

  const start = async (text: InText) => {
    setRefusal(null);
    setStopped(false);
    setDamaged(null);
    setTally(null);
    setGuest(null);
    try {
      if (await wantsToBeBackup(text)) await look(text);
      else await one(text);
    } catch {
      setRefusal(t('backup:unreadable'));
    }
  };
  const one = async (text: InText) => {
    setStage('reading');
    const result = await run(async (slices) => {
      const whole = await wholeText(text, FILE_LIMIT);
      if (whole === null) return fail<Match>('too-large', { size: text.size, limit: FILE_LIMIT });
      return slices.run(importing(whole, games));
    });
    if (result === null) return setStopped(true);
    if (!result.ok) return setRefusal(troubleWords(result.trouble, t));
    const shelved = welcome(result.value);
    if (!shelved.ok) return setRefusal(troubleWords(shelved.trouble, t));
    clear();
    setGuest({ id: shelved.value, over: result.value.outcome() !== undefined, replay: canReplay(result.value) });
  };
  const look = async (text: InText) => {
    setStage('looking');
    const contents = await run((slices, tell) => lookThrough(text, slices, tell));
    if (!contents) return setStopped(true);
    if (contents.refusal) return setRefusal(troubleWords(contents.refusal, t));
    setTotal(contents.matches);
    const empty = contents.matches + contents.documents === 0;
    if (empty) return setRefusal(t(contents.whole ? 'backup:empty' : 'backup:allDamaged'));
    if (contents.whole) await bring(text);
    else setDamaged({ text, contents });
  };
  const bring = async (text: InText) => {
    setDamaged(null);
    setStage('bringing');
    const done = await run((slices, tell) => bringAll(text, slices, tell));
    // Even if it was stopped, part of it may have come in.
    archiveHasChanged();
    if (!done) return setStopped(true);
    setTally(done);
    clear();
  };
  const pick = async () => {
    try {
      const picked = await pickFile();
      if (picked) await start(picked);
    } catch {
      setRefusal(t('backup:unreadable'));
    }
  };
  const paste = () => {
    if (/\S/.test(held.whole)) void start(pasted(held.whole));
    else setRefusal(t('backup:nothing'));
  };
  const off = busy ? t('backup:busy') : null;
  const grow = { flexGrow: 1, flexBasis: 140 } as const;
  return (
    <>
      <Text role="section">{t('backup:bring')}</Text>
      <Text tone="text2">{t('backup:bringNote')}</Text>
      <View ref={place}>
        <Field
          label={t('backup:text')}
          note={held.long ? t('backup:long', { size: held.whole.length }) : t('backup:textNote')}
          value={held.shown}
          onChange={take}
          multiline
          testID="import-text"
        />
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        <Button label={t('backup:do')} off={off} onPress={paste} testID="import" style={grow} />
        <Button label={t('backup:pick')} off={off} onPress={() => void pick()} testID="import-file" style={grow} />
      </View>
      {busy ? (
        <>
          <ProgressBar
            share={progress.share}
            label={t(`backup:${stage}`, { done: progress.done, count: total })}
            testID="import-progress"
          />
          <Button label={t('backup:stop')} onPress={stop} testID="import-stop" />
        </>
      ) : null}
      {refusal ? (
        <Text tone="bad" testID="import-refusal" accessibilityLiveRegion="assertive">
          {refusal}
        </Text>
      ) : null}
      {stopped ? (
        <Text tone="text2" testID="import-stopped" accessibilityLiveRegion="polite">
          {t('backup:stopped')}
        </Text>
      ) : null}
      {damaged ? (
        <>
          <Text tone="bad" testID="import-damaged" accessibilityLiveRegion="assertive">
            {t('backup:damaged', { count: damaged.contents.matches })}
          </Text>
          <Button label={t('backup:bringRest')} onPress={() => void bring(damaged.text)} testID="import-rest" />
        </>
      ) : null}
      {guest ? <Arrived guest={guest} /> : null}
      {tally ? <TallyList tally={tally} /> : null}
    </>
  );
}
