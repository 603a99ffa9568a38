import type { StyleProp, ViewStyle } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import type { GlyphName } from '@/components/art/generated/glyphs';
import { useOff } from './off';
import { useTheme } from './theme/context';
import { SIZE } from './theme/tokens';
import { Touch } from './touch';

interface KeyProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID?: string;
  /** Why not now; the key stays touchable and says it. */
  readonly off?: string | null;
  readonly onRefuse?: (reason: string) => void;
  /** On a picture: a dark disc behind the glyph. */
  readonly disc?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

/** A round key with one line glyph. */
export function Key({ glyph, label, onPress, testID, off = null, onRefuse, disc = false, style }: KeyProps) {
  const theme = useTheme();
  const offProps = useOff(off !== null);
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={off === null ? label : `${label}${/[.?!]$/.test(label) ? '' : '.'} ${off}`}
      {...offProps}
      testID={testID}
      off={off}
      onRefuse={onRefuse}
      onPress={onPress}
      style={({ pressed: down }) => [
        {
          width: SIZE.touch,
          height: SIZE.touch,
          borderRadius: SIZE.touch / 2,
          alignItems: 'center',
          justifyContent: 'center',
          opacity: down ? 0.7 : 1,
          backgroundColor: disc ? theme.panel : 'transparent',
        },
        style,
      ]}
    >
      <Glyph name={glyph} color={off === null ? theme.text1 : theme.textOff} />
    </Touch>
  );
}
