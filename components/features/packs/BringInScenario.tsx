import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { moduleOf } from '@/components/games/registry';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { pickFile } from '@/components/kit/files/files';
import { wholeText } from '@/components/kit/files/in-file';
import { textOfLink } from '@/components/kit/files/in-link';
import { watchPaste } from '@/components/kit/files/long-paste';
import { LONGEST_SHOWN, useGiven } from '@/components/kit/files/use-given';
import { addScenario, keptScenarios, MOST_SCENARIOS } from '@/components/kit/packs/scenarios';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Live } from '@/components/ui/live';
import { Text } from '@/components/ui/text';
import type { GameId } from '@/engine';

/** Of a text that is wrong all over, the first places are enough. */
const MOST_SHOWN = 8;
/** A letter has four at most. */
const BYTES = 4;

interface BringInScenarioProps {
  readonly game: GameId;
}

/** A scenario out of a text or a file: brought in whole, or refused with what is wrong and where. */
export function BringInScenario({ game }: BringInScenarioProps) {
  const t = useWords();
  const place = useRef<View>(null);
  const { held, take, clear } = useGiven();
  const [arrived, setArrived] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const of = moduleOf(game)?.scenarios;
  useEffect(() => watchPaste(place.current, LONGEST_SHOWN, take), [take]);
  function refuse(...words: string[]): void {
    setArrived(null);
    setWrong(words);
  }

  function bringIn(text: string): void {
    if (!of) return;
    if (text.trim() === '') return refuse(t('packs:nothing'));
    const own = keptScenarios().flatMap((one) => (one.game === game ? [one.text] : []));
    const read = of.read(textOfLink(text.trim(), BYTES * of.longest), own, t);
    if (read.text === null) {
      const more = read.wrong.length - MOST_SHOWN;
      const others = more > 0 ? [t('packs:more', { count: more })] : [];
      return refuse(t('packs:scenarios.refused'), ...read.wrong.slice(0, MOST_SHOWN), ...others);
    }
    if (!own.includes(read.text)) {
      const added = addScenario(game, read.text);
      if (!added) return refuse(t('packs:scenarios.full', { most: MOST_SCENARIOS }));
      if (added.trouble) return refuse(troubleWords(added.trouble, t));
    }
    clear();
    setWrong([]);
    setArrived(of.name(read.text, t));
  }

  async function pick(): Promise<void> {
    const picked = await pickFile();
    if (!picked || !of) return;
    const text = await wholeText(picked, BYTES * of.longest);
    // Too long: the reader says so.
    bringIn(text ?? 'x'.repeat(of.longest + 1));
  }

  return (
    <View style={{ gap: 8, marginTop: 4 }}>
      <View ref={place}>
        <Field
          label={t('packs:scenarios.text')}
          note={held.long ? t('backup:long', { size: held.whole.length }) : t('packs:scenarios.bringNote')}
          value={held.shown}
          onChange={take}
          multiline
          testID="scenario-text"
        />
      </View>
      <Button label={t('packs:scenarios.bring')} onPress={() => bringIn(held.whole)} testID="bring-scenario" />
      <Button
        label={t('backup:pick')}
        onPress={() => void pick().catch(() => refuse(t('backup:unreadable')))}
        testID="pick-scenario"
      />
      {wrong.length > 0 ? (
        <Live testID="scenario-refused" urgent style={{ gap: 4 }}>
          {wrong.map((words, i) => (
            <Text key={i} tone="bad">
              {words}
            </Text>
          ))}
        </Live>
      ) : null}
      {arrived === null ? null : (
        <Text tone="good" accessibilityLiveRegion="polite" testID="scenario-arrived">
          {t('packs:arrived', { name: arrived })}
        </Text>
      )}
    </View>
  );
}
