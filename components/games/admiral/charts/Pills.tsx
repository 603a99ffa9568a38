import { ScrollView } from 'react-native';
import type { Choice } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

interface PillsProps<T> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of many in a line that is moved sideways. The chosen one is cream, by day dark (look 20.10). */
export function Pills<T extends string>({ label, choices, value, onChange }: PillsProps<T>) {
  const { scheme, panelStrong } = useTheme();
  const [face, letters] = scheme === 'day' ? ['#1B2733', '#FFF8E8'] : ['#FFF4DC', '#1B1420'];
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      accessibilityRole="radiogroup"
      accessibilityLabel={label}
      contentContainerStyle={{ gap: 8, paddingVertical: 2 }}
    >
      {choices.map((choice) => {
        const on = choice.value === value;
        return (
          <Touch
            key={choice.value}
            accessibilityRole="radio"
            accessibilityState={{ checked: on }}
            accessibilityLabel={choice.label}
            onPress={() => onChange(choice.value)}
            testID={choice.testID}
            style={({ pressed }) => ({
              minHeight: SIZE.touch,
              minWidth: SIZE.touch,
              paddingHorizontal: 18,
              borderRadius: SIZE.touch / 2,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: on ? face : panelStrong,
              opacity: pressed ? 0.75 : 1,
            })}
          >
            <Text role="label" {...(on && { color: letters })}>
              {choice.label}
            </Text>
          </Touch>
        );
      })}
    </ScrollView>
  );
}
