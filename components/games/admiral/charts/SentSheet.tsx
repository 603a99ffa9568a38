import { useMemo, useState } from 'react';
import { View } from 'react-native';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { unpackText } from '@/components/kit/files/in-link';
import { addScenario, MOST_SCENARIOS, type KeptScenario } from '@/components/kit/packs/scenarios';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { scenarioFrom } from '@/engine/games/admiral/data/scenarios';
import { ownScenarios } from '../own-scenarios';
import { Roll } from './Roll';

interface SentSheetProps {
  /** What stood in the address. */
  readonly packed: string;
  readonly kept: readonly KeptScenario[];
  readonly onClose: () => void;
  readonly onTaken: (id: string) => void;
}

const MOST_SHOWN = 6;
/** A letter has four bytes at most. */
const BYTES = 4;

/** E-24 (4): a chart that came by a link or a code. It is checked before anybody sees it, and taken only by a key. */
export function SentSheet({ packed, kept, onClose, onTaken }: SentSheetProps) {
  const t = useWords();
  const [refusal, setRefusal] = useState<string | null>(null);
  const own = useMemo(() => kept.filter(({ game }) => game === 'admiral'), [kept]);
  const text = useMemo(() => unpackText(packed, BYTES * ownScenarios.longest), [packed]);
  const read = useMemo(() => {
    if (text === null) return { text: null, wrong: [t('charts-admiral:link.broken')] };
    const taken = own.map((one) => one.text);
    return ownScenarios.read(text, taken, t);
  }, [text, own, t]);
  const there = own.find((one) => one.text === read.text);

  function take(): void {
    if (read.text === null) return;
    if (there) return onTaken(there.id);
    const added = addScenario('admiral', read.text);
    if (!added) setRefusal(t('packs:scenarios.full', { most: MOST_SCENARIOS }));
    else if (added.trouble) setRefusal(troubleWords(added.trouble, t));
    else onTaken(added.id);
  }

  return (
    <Sheet
      open
      title={t('charts-admiral:link.sent')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="sent-sheet"
      foot={
        read.text === null ? null : (
          <Button
            kind="primary"
            label={there ? t('charts-admiral:link.open') : t('charts-admiral:link.take')}
            onPress={take}
            testID="take-chart"
          />
        )
      }
    >
      {read.text === null ? (
        <View style={{ gap: 4 }} testID="sent-refused">
          <Text tone="bad">{t('packs:scenarios.refused')}</Text>
          {read.wrong.slice(0, MOST_SHOWN).map((words, i) => (
            <Text key={i} tone="bad">
              {words}
            </Text>
          ))}
        </View>
      ) : (
        <View style={{ gap: 8 }}>
          <View style={{ alignItems: 'center', paddingVertical: 12 }}>
            <Roll author={scenarioFrom(read.text).author ?? ''} width={260} tilt={-2} />
          </View>
          <Text role="section">{ownScenarios.name(read.text, t)}</Text>
          <Text tone="text2">{ownScenarios.about(read.text, t)}</Text>
          <Text>{ownScenarios.note(read.text, t)}</Text>
          {there ? <Text tone="text2">{t('charts-admiral:link.there')}</Text> : null}
        </View>
      )}
      {refusal === null ? null : (
        <Text tone="bad" accessibilityLiveRegion="assertive">
          {refusal}
        </Text>
      )}
    </Sheet>
  );
}
