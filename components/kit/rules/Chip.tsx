import { Text } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Mark } from './book';
import { Sign } from './Prose';
import { rulesTones } from './tones';

interface ChipProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
  readonly marks?: readonly Mark[];
  /** Given: one of several places, and this is where we are or are not. */
  readonly here?: boolean;
}

/** A small paper key that leads to another place of the rules. */
export function Chip({ label, onPress, testID, marks = [], here }: ChipProps) {
  const theme = useTheme();
  const scale = useTextScale();
  const dark = rulesTones(theme).here;
  const paper = theme.scheme === 'day' ? COLOUR.paper.bottom : theme.raised;
  return (
    <Touch
      accessibilityRole={here === undefined ? 'link' : 'tab'}
      accessibilityLabel={label}
      {...(here === undefined ? {} : { 'aria-selected': here })}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => ({
        minHeight: SIZE.touch,
        minWidth: SIZE.touch,
        maxWidth: '100%',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 8,
        paddingHorizontal: 14,
        paddingVertical: 8,
        borderRadius: RADIUS.chip,
        backgroundColor: here ? dark : paper,
        borderWidth: 1,
        borderColor: here ? theme.lamp : theme.line,
        opacity: pressed ? 0.8 : 1,
      })}
    >
      {marks.map((mark) => (
        <Sign key={mark.icon} mark={mark} size={24 * Math.min(scale, 1.5)} />
      ))}
      <Text role="label" color={here ? COLOUR.paper.top : theme.text1} style={{ flexShrink: 1 }}>
        {label}
      </Text>
    </Touch>
  );
}
