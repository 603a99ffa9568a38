import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { LaterSubject } from '@/components/i18n/later';
import { useLaterWords } from '@/components/i18n/later-words';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';

/** Most words are here before anybody could read that they are not. */
const PATIENCE = 300;

interface WordsTroubleProps {
  readonly subject: LaterSubject;
}

/** Stands where words will be: nothing at first, then that they are on their way, or that they did not come. */
export function WordsTrouble({ subject }: WordsTroubleProps) {
  const t = useWords();
  const { state, again } = useLaterWords(subject);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (state === 'failed') {
    return (
      <View testID="words-failed" style={{ gap: 12 }}>
        <Text tone="bad" accessibilityLiveRegion="assertive">
          {t('app:trouble.noWords')}
        </Text>
        <Button kind="secondary" label={t('app:trouble.askAgain')} onPress={again} testID="words-again" />
      </View>
    );
  }
  return (
    <Text tone="text2" testID="words-waiting" accessibilityLiveRegion="polite">
      {late ? t('app:trouble.wordsWait') : ''}
    </Text>
  );
}
