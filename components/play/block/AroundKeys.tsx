import { router } from 'expo-router';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { changeSettings } from '@/components/kit/settings/settings';
import { Key } from '@/components/ui/key';
import type { Frame } from '@/components/kit/frame/frame';
import { freeKeys } from '@/components/kit/frame/around-frame';

interface AroundKeysProps {
  readonly frame: Frame;
  readonly onLog: () => void;
  readonly onRules: () => void;
}

/** What belongs to nobody's turn stands at the four corners of the table, within everybody's reach. */
export function AroundKeys({ frame, onLog, onRules }: AroundKeysProps) {
  const t = useWords();
  const [back, log, seats, rules] = freeKeys(frame.size, frame.insets).map(({ x, y }) => ({
    position: 'absolute' as const,
    left: x,
    top: y,
  }));
  return (
    <View pointerEvents="box-none" style={{ position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, zIndex: 1 }}>
      <Key
        glyph="back"
        label={t('app:play.toShelf')}
        onPress={() => router.dismissTo('/')}
        testID="to-shelf"
        disc
        style={back}
      />
      <Key
        glyph="user"
        label={t('app:play.oneSide')}
        onPress={() => changeSettings({ around: false })}
        testID="one-side"
        disc
        style={seats}
      />
      <Key glyph="help" label={t('rules:title')} onPress={onRules} testID="open-rules" disc style={rules} />
      <Key glyph="log" label={t('app:play.log')} onPress={onLog} testID="open-log" disc style={log} />
    </View>
  );
}
