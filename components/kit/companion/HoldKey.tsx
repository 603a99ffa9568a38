import type { StyleProp, ViewStyle } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { useHold } from './use-hold';

interface HoldKeyProps {
  readonly glyph: 'plus' | 'minus';
  readonly label: string;
  readonly color: string;
  readonly size?: number;
  readonly onStep: () => void;
  readonly testID: string;
  readonly style?: StyleProp<ViewStyle>;
}

/** More or less: once for a press, eight a second while it is held. */
export function HoldKey({ glyph, label, color, size = 24, onStep, testID, style }: HoldKeyProps) {
  const hold = useHold(onStep);
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={label}
      testID={testID}
      {...hold}
      style={({ pressed }) => [
        {
          minWidth: SIZE.touch,
          minHeight: SIZE.touch,
          alignItems: 'center',
          justifyContent: 'center',
          opacity: pressed ? 0.6 : 1,
        },
        style,
      ]}
    >
      <Glyph name={glyph} size={size} color={color} />
    </Touch>
  );
}
