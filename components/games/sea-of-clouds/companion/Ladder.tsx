import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { pointsWords, signed } from './words';

interface LadderProps {
  readonly icon: IconName;
  readonly name: string;
  readonly values: readonly number[];
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly testID: string;
}

/** A phone has room for so many steps in a line; more make two lines. */
const IN_LINE = 6;

/** What so many of a kind are worth together: a tap on a step says how many there are, on the last one takes it away. */
export function Ladder({ icon, name, values, count, onCount, testID }: LadderProps) {
  const t = useWords();
  const theme = useTheme();
  const { primary } = COLOUR.button;
  const now = count > 0 ? (values[count - 1] ?? 0) : 0;
  return (
    <View style={{ gap: 4 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
        <Icon name={icon} size={26} color={theme.lamp} />
        <Text role="label" style={{ flex: 1 }}>
          {name}
        </Text>
        {count > 0 ? (
          <Text role="note" tone="text2" testID={`${testID}-count`}>
            {`×${count}`}
          </Text>
        ) : null}
        <Text role="score" accessibilityRole="text" most={1.4} testID={`${testID}-points`}>
          {count > 0 ? signed(now) : '0'}
        </Text>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4 }} accessibilityLabel={name}>
        {values.map((value, i) => {
          const step = i + 1;
          const here = step === count;
          const on = step <= count;
          return (
            <Touch
              key={step}
              accessibilityRole="checkbox"
              accessibilityLabel={t('companion-sea-of-clouds:relicWorth', {
                relic: name,
                count: step,
                points: pointsWords(value),
              })}
              aria-checked={on}
              testID={`${testID}-${step}`}
              onPress={() => onCount(here ? step - 1 : step)}
              style={({ pressed }) => ({
                flexGrow: 1,
                flexBasis: values.length > IN_LINE ? '22%' : SIZE.touch,
                maxWidth: 90,
                minHeight: SIZE.touch,
                alignItems: 'center',
                justifyContent: 'center',
                borderRadius: RADIUS.strip,
                borderWidth: 1.5,
                borderColor: on ? primary.mid : theme.line,
                backgroundColor: here ? primary.mid : theme.raised,
                opacity: pressed ? 0.7 : 1,
              })}
            >
              <Text role="label" most={1.3} color={here ? primary.text : on ? theme.text1 : theme.text2}>
                {pointsWords(value)}
              </Text>
            </Touch>
          );
        })}
      </View>
    </View>
  );
}
