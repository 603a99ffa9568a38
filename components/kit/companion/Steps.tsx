import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { withAlpha } from '@/components/ui/theme/theme';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

interface StepsProps {
  readonly what: string;
  readonly color: string;
  readonly onStep: (by: number) => void;
  readonly testID: string;
}

/** More at once than one: doubloons and chests come in threes and fives, too. */
const BY = [-5, -3, 3, 5];
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export function Steps({ what, color, onStep, testID }: StepsProps) {
  const t = useWords();
  return (
    <View style={{ flexDirection: 'row', gap: 6, padding: 8, paddingTop: 0 }}>
      {BY.map((by) => (
        <Touch
          key={by}
          accessibilityRole="button"
          accessibilityLabel={t('companion:by', { what, by: signed(by) })}
          testID={`${testID}${by}`}
          onPress={() => onStep(by)}
          style={({ pressed }) => ({
            flex: 1,
            minHeight: SIZE.touch,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: RADIUS.strip,
            backgroundColor: withAlpha(color, pressed ? 0.24 : 0.12),
          })}
        >
          <Text role="score" accessibilityRole="text" most={1.2} color={color}>
            {signed(by)}
          </Text>
        </Touch>
      ))}
    </View>
  );
}
