import Svg, { Path } from 'react-native-svg';
import type { Settings } from '@/components/kit/settings/settings';
import { useTheme } from '@/components/ui/theme/context';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { useSpeed } from './use-speed';

/** The faster, the more arrows; at once: against a wall. */
const SIGNS: Readonly<Record<Settings['speed'], string>> = {
  slow: 'M9 5L16 12 9 19',
  normal: 'M5 5L12 12 5 19M12 5L19 12 12 19',
  fast: 'M2 5L9 12 2 19M8.5 5L15.5 12 8.5 19M15 5L22 12 15 19',
  instant: 'M3 5L10 12 3 19M10 5L17 12 10 19M20.5 5V19',
};

/** How fast the table goes: each press makes it faster, and the fastest slow again. */
export function SpeedKey() {
  const theme = useTheme();
  const { speed, label, change } = useSpeed();
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={label}
      testID="speed"
      onPress={change}
      style={({ pressed }) => ({
        width: SIZE.touch,
        height: SIZE.touch,
        alignItems: 'center',
        justifyContent: 'center',
        opacity: pressed ? 0.7 : 1,
      })}
    >
      <Svg width={24} height={24} viewBox="0 0 24 24" aria-hidden>
        <Path
          d={SIGNS[speed]}
          fill="none"
          stroke={theme.text1}
          strokeWidth={2.2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Svg>
    </Touch>
  );
}
