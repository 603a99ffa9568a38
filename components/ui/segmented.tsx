import { View } from 'react-native';
import { Text } from './text';
import { useTheme } from './theme/context';
import { COLOUR, RADIUS, SIZE } from './theme/tokens';
import { Touch } from './touch';

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
  readonly testID: string;
}

interface SegmentedProps<T> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly testID?: string;
  /** So many beside each other, where they surely do not all fit into one line. */
  readonly columns?: number;
}

/** One of a few; wraps into rows when the words are long. */
export function Segmented<T>({ label, choices, value, onChange, testID, columns }: SegmentedProps<T>) {
  const theme = useTheme();
  return (
    <View
      accessibilityRole="radiogroup"
      accessibilityLabel={label}
      testID={testID}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: 4,
        padding: 4,
        borderRadius: RADIUS.button,
        backgroundColor: theme.slotEmpty,
      }}
    >
      {choices.map((choice) => {
        const on = choice.value === value;
        return (
          <Touch
            key={choice.testID}
            accessibilityRole="radio"
            accessibilityLabel={choice.label}
            aria-checked={on}
            testID={choice.testID}
            onPress={() => onChange(choice.value)}
            style={{
              flexGrow: 1,
              // Room for the gaps between them.
              ...(columns && { flexBasis: `${Math.floor(100 / columns) - 4}%` }),
              maxWidth: '100%',
              minHeight: SIZE.touch,
              paddingHorizontal: 12,
              paddingVertical: 6,
              borderRadius: RADIUS.button - 4,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: on ? (theme.scheme === 'day' ? COLOUR.paper.top : COLOUR.paper.bottom) : 'transparent',
              boxShadow: on ? LYING : '',
            }}
          >
            <Text role="label" align="center" color={on ? COLOUR.paper.ink : theme.text2}>
              {choice.label}
            </Text>
          </Touch>
        );
      })}
    </View>
  );
}

/** Paper that lies on the switch. */
const LYING = '0px 1px 3px rgba(20, 12, 8, 0.4)';
