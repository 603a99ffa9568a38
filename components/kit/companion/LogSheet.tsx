import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

export interface LogLine {
  /** How many taps had been made when this one was done. */
  readonly count: number;
  readonly text: string;
  readonly emblem: number | null;
}

interface LogSheetProps {
  readonly lines: readonly LogLine[];
  readonly onBackTo: (count: number) => void;
  readonly onClose: () => void;
}

/** Every tap, the newest first; each is a way back. */
export function LogSheet({ lines, onBackTo, onClose }: LogSheetProps) {
  const t = useWords();
  return (
    <Sheet open title={t('companion:log.title')} closeLabel={t('app:common.close')} onClose={onClose} testID="book-log">
      <Text role="note" tone="text2">
        {t(lines.length === 0 ? 'companion:log.empty' : 'companion:log.note')}
      </Text>
      {[...lines].reverse().map(({ count, text, emblem }) => (
        <Touch
          key={count}
          accessibilityRole="button"
          accessibilityLabel={t('companion:log.back', { what: text })}
          testID={`log-${count}`}
          onPress={() => onBackTo(count)}
          style={({ pressed }) => ({
            flexDirection: 'row',
            alignItems: 'center',
            gap: 10,
            minHeight: SIZE.touch,
            opacity: pressed ? 0.7 : 1,
          })}
        >
          <Text role="min" tone="text3" style={{ minWidth: 30 }}>
            {count}
          </Text>
          <View style={{ width: 24 }}>{emblem === null ? null : <Emblem emblem={emblem} size={24} />}</View>
          <Text role="body" style={{ flex: 1 }}>
            {text}
          </Text>
        </Touch>
      ))}
    </Sheet>
  );
}
