import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { sounds } from '../sound/sounds';
import { Text } from '@/components/ui/text';

/** 11.6: a soft bell after this long. */
const SECONDS = 30;

/** Counts one turn down; mounted anew (by its key) for each turn. Nothing is forced when it is over. */
export function TurnTimer() {
  const t = useWords();
  const [left, setLeft] = useState(SECONDS);
  const over = left === 0;
  useEffect(() => void sounds.warm(['bell'], () => Promise.resolve()), []);
  useEffect(() => {
    if (over) {
      sounds.play('bell');
      return undefined;
    }
    const clock = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(clock);
  }, [left, over]);
  return (
    <View accessibilityRole="timer" testID="turn-timer">
      <Text role="label" tone={over ? 'ember' : 'text2'}>
        {over ? t('companion:timer.over') : t('companion:timer.left', { seconds: left })}
      </Text>
    </View>
  );
}
