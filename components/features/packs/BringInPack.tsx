import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { watchPaste } from '@/components/kit/files/long-paste';
import { LONGEST_SHOWN, useGiven } from '@/components/kit/files/use-given';
import { pickFile } from '@/components/kit/files/files';
import { wholeText } from '@/components/kit/files/in-file';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Live } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import { LONGEST_PACK, packText } from '@/engine/packs/read';
import { readGiven } from './given';
import { addPack, MOST_PACKS } from '@/components/kit/packs/kept';
import { faultWords } from './words';

/** Of a text that is wrong all over, the first places are enough. */
const MOST_SHOWN = 6;

/** A letter has four bytes at most. */
const MOST_BYTES = 4 * LONGEST_PACK;

/** What somebody has chosen to bring in; null: nothing. */
async function pickedText(): Promise<{ readonly text: string } | 'long' | null> {
  const picked = await pickFile();
  if (!picked) return null;
  const text = await wholeText(picked, MOST_BYTES);
  return text === null ? 'long' : { text };
}

/** A pack out of a text: brought in whole, or refused with what is wrong and where. */
export function BringInPack() {
  const t = useWords();
  const place = useRef<View>(null);
  const { held, take, clear } = useGiven();
  const [arrived, setArrived] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  useEffect(() => watchPaste(place.current, LONGEST_SHOWN, take), [take]);
  const refuse = (...words: string[]) => {
    setArrived(null);
    setWrong(words);
  };
  const bringIn = (text: string) => {
    if (text.trim() === '') return refuse(t('packs:nothing'));
    const { game, pack, faults, draft } = readGiven(text);
    if (!pack) {
      const told = faults.slice(0, MOST_SHOWN).map((fault) => faultWords(game, draft, fault, t));
      const more = faults.length - told.length;
      return refuse(t('packs:refused'), ...told, ...(more > 0 ? [t('packs:more', { count: more })] : []));
    }
    const added = addPack(game, packText(pack));
    if (!added) return refuse(t('packs:full', { most: MOST_PACKS }));
    if (added.trouble) return refuse(troubleWords(added.trouble, t));
    clear();
    setWrong([]);
    setArrived(pack.name);
  };
  const pick = async () => {
    const picked = await pickedText().catch(() => 'unreadable' as const);
    if (picked === 'unreadable') refuse(t('backup:unreadable'));
    else if (picked === 'long') refuse(t('packs:refused'), t('packs:faults.pack-too-long', { most: LONGEST_PACK }));
    else if (picked) bringIn(picked.text);
  };
  return (
    <View style={{ gap: 8, marginTop: 12 }}>
      <Text role="section">{t('packs:bring')}</Text>
      <View ref={place}>
        <Field
          label={t('packs:text')}
          note={held.long ? t('backup:long', { size: held.whole.length }) : t('packs:bringNote')}
          value={held.shown}
          onChange={take}
          multiline
          testID="pack-text"
        />
      </View>
      <Button label={t('packs:do')} onPress={() => bringIn(held.whole)} testID="bring-pack" />
      <Button label={t('backup:pick')} onPress={() => void pick()} testID="pick-pack" />
      {wrong.length > 0 ? (
        <Live testID="pack-refused" urgent style={{ gap: 4 }}>
          {wrong.map((words, i) => (
            <Text key={i} tone="bad">
              {words}
            </Text>
          ))}
        </Live>
      ) : null}
      {arrived === null ? null : (
        <Text tone="good" accessibilityLiveRegion="polite" testID="pack-arrived">
          {t('packs:arrived', { name: arrived })}
        </Text>
      )}
    </View>
  );
}
