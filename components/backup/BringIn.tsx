import { router } from 'expo-router';
import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { welcome } from '@/components/replay/guests';
import { rereadPacks } from '@/components/packs/kept';
import { canReplay } from '@/components/replay/reel';
import { rereadSettings } from '@/components/settings/settings';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { games } from '@/engine';
import { importBackup, isBackup, readBackup, type Item } from '@/engine/saves/backup';
import { importMatch } from '@/engine/saves/transfer';
import { device } from './device';
import { pickFile } from './files';
import { fateWords, itemWords } from './item-words';
import { watchPaste } from './long-paste';
import { LONGEST_SHOWN, useGiven } from './use-given';
import { useSteps } from './use-steps';

interface Guest {
  readonly id: string;
  readonly over: boolean;
  readonly replay: boolean;
}

/** Longer a list is not read, and every row is made again with each item that arrives. */
const MOST_ROWS = 100;

/** A code, the file of a match or a whole backup: the text says itself what it is. */
export function BringIn() {
  const t = useWords();
  const { busy, run } = useSteps();
  const { held, take, clear } = useGiven();
  const place = useRef<View>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [items, setItems] = useState<readonly Item[]>([]);
  const [guest, setGuest] = useState<Guest | null>(null);
  const bringIn = (given: string) => {
    setRefusal(null);
    setItems([]);
    setGuest(null);
    if (given.trim() === '') setRefusal(t('backup:nothing'));
    else if (isBackup(given)) all(given);
    else one(given);
  };
  const one = (given: string) => {
    const result = importMatch(given, games);
    if (!result.ok) {
      setRefusal(troubleWords(result.trouble, t));
      return;
    }
    const shelved = welcome(result.value);
    if (!shelved.ok) {
      setRefusal(troubleWords(shelved.trouble, t));
      return;
    }
    clear();
    setGuest({ id: shelved.value, over: result.value.outcome() !== undefined, replay: canReplay(result.value) });
  };
  const all = (given: string) => {
    const records = readBackup(given);
    if (!records.ok) {
      setRefusal(troubleWords(records.trouble, t));
      return;
    }
    const found: Item[] = [];
    run(
      importBackup(records.value, device),
      (item) => {
        found.push(item);
        setItems([...found]);
      },
      () => {
        const added = found.flatMap(({ name, fate }) => (fate === 'added' ? [name] : []));
        if (added.includes('settings')) rereadSettings();
        if (added.includes('packs')) rereadPacks();
        if (found.length === 0) setRefusal(t('backup:empty'));
        clear();
      },
    );
  };
  const pick = async () => {
    const picked = await pickFile?.();
    if (typeof picked === 'string') bringIn(picked);
  };
  useEffect(() => watchPaste(place.current, LONGEST_SHOWN, take), [take]);
  const off = busy ? t('backup:busy') : null;
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
        <Button
          label={t('backup:do')}
          off={off}
          onPress={() => bringIn(held.whole)}
          testID="import"
          style={{ flexGrow: 1, flexBasis: 140 }}
        />
        {pickFile ? (
          <Button
            label={t('backup:pick')}
            off={off}
            onPress={() => void pick()}
            testID="import-file"
            style={{ flexGrow: 1, flexBasis: 140 }}
          />
        ) : null}
      </View>
      {refusal ? (
        <Text tone="bad" testID="import-refusal" accessibilityLiveRegion="assertive">
          {refusal}
        </Text>
      ) : null}
      {guest ? <Arrived guest={guest} /> : null}
      {items.length > 0 ? (
        <View style={{ gap: 6 }} testID="import-items">
          <Text role="label" accessibilityLiveRegion="polite" testID="import-count">
            {t('backup:result', { count: items.filter(({ fate }) => fate === 'added').length })}
          </Text>
          {items.slice(0, MOST_ROWS).map((item, i) => (
            <Row
              key={i}
              title={itemWords(item, t)}
              sub={fateWords(item.fate, t)}
              testID={`item-${item.kind}-${item.name}`}
            />
          ))}
          {items.length > MOST_ROWS ? (
            <Text tone="text2">{t('backup:more', { number: items.length - MOST_ROWS })}</Text>
          ) : null}
        </View>
      ) : null}
    </>
  );
}

function Arrived({ guest: { id, over, replay } }: { readonly guest: Guest }) {
  const t = useWords();
  const params = { id };
  return (
    <View style={{ gap: 8 }} testID="arrived">
      <Text tone="good" accessibilityLiveRegion="polite">
        {t('backup:arrived')}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {replay ? (
          <Button
            label={t('replay:open')}
            onPress={() => router.push({ pathname: '/replay/[id]', params })}
            testID="watch-guest"
            style={{ flexGrow: 1 }}
          />
        ) : null}
        <Button
          label={over ? t('backup:toScore') : t('app:shelf.continue')}
          onPress={() => router.push({ pathname: over ? '/score/[id]' : '/play/[id]', params })}
          testID="open-guest"
          style={{ flexGrow: 1 }}
        />
      </View>
    </View>
  );
}
