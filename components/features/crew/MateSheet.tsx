import { useState } from 'react';
import { useWords } from '@/components/i18n/words';
import { EmblemChoice } from '@/components/kit/people/EmblemChoice';
import { LONGEST_TYPED } from '@/components/kit/people/newcomers';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { plainName } from '@/engine/saves/plain-name';
import type { Mate } from '@/components/kit/people/roll';

interface MateSheetProps {
  readonly title: string;
  readonly mate: Mate;
  /** Names of everybody else that this device knows. */
  readonly taken: readonly string[];
  readonly onDone: (mate: Mate) => void;
  readonly onClose: () => void;
  /** What can be done about somebody who is on the list already. */
  readonly known?: { readonly onResults: () => void; readonly onRemove: () => void };
}

/** Somebody of the crew: name, emblem, and the ways to what they have done. */
export function MateSheet({ title, mate, taken, onDone, onClose, known }: MateSheetProps) {
  const t = useWords();
  const [now, change] = useState(mate);
  const [refusal, refuse] = useState<string | null>(null);
  const done = () => {
    const name = plainName(now.name);
    if (name === '') refuse(t('app:mates.nameless'));
    else if (taken.includes(name)) refuse(t('app:mates.taken', { name }));
    else onDone({ ...now, name });
  };
  return (
    <Sheet
      open
      title={title}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="mate-sheet"
      foot={<Button kind="primary" label={t('app:common.done')} onPress={done} testID="mate-done" />}
    >
      <Field
        label={t('app:setup.name')}
        value={now.name}
        onChange={(name) => {
          refuse(null);
          change({ ...now, name });
        }}
        maxLength={LONGEST_TYPED}
        testID="mate-name"
      />
      {refusal ? (
        <Text tone="bad" accessibilityLiveRegion="assertive" testID="mate-refusal">
          {refusal}
        </Text>
      ) : null}
      <Text role="sub" tone="text2">
        {t('app:setup.emblem')}
      </Text>
      <EmblemChoice
        label={t('app:setup.emblem')}
        value={now.emblem}
        onChange={(emblem) => change({ ...now, emblem })}
      />
      {known ? (
        <>
          <Button label={t('app:mates.results')} onPress={known.onResults} testID="mate-results" />
          <Button kind="ghost" label={t('app:mates.remove')} onPress={known.onRemove} testID="mate-remove" />
        </>
      ) : null}
    </Sheet>
  );
}
