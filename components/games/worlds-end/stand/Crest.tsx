import Svg, { Defs, LinearGradient, Path, Stop } from 'react-native-svg';
import { mix } from '@/components/art/mix';
import { useGradientId } from '@/components/art/gradient-id';
import type { Rect } from '@/components/kit/frame/box';
import { crests } from '@/components/kit/skia/curves';
import type { Theme } from '@/components/ui/theme/theme';

const DEEP = 96;
const HIGH = 14;

interface CrestProps {
  readonly y: number;
  readonly room: Rect;
  /** On a flat table it ends with its sheet. */
  readonly flat: boolean;
  readonly theme: Theme;
}

/** The wave behind which paddles stand; downwards it goes over into the floor. */
export function Crest({ y, room, flat, theme }: CrestProps) {
  const id = useGradientId();
  const over = flat ? 0 : room.x + 40;
  const width = room.width + 2 * over;
  const day = theme.scheme === 'day';
  const color = day ? mix('#A98FE2', '#FFFFFF', 0.3) : '#3A2D78';
  const { area, line } = crests({ seed: 31, y: HIGH, height: 10, length: 118, width, bottom: HIGH + DEEP });
  return (
    <Svg
      pointerEvents="none"
      aria-hidden
      width={width}
      height={HIGH + DEEP}
      style={{ position: 'absolute', left: room.x - over, top: y - HIGH, pointerEvents: 'none' }}
    >
      <Defs>
        <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={mix(color, '#FFFFFF', 0.08)} />
          <Stop offset="0.5" stopColor={color} />
          <Stop offset="1" stopColor={color} stopOpacity={flat ? 1 : 0} />
        </LinearGradient>
      </Defs>
      <Path d={area} fill={`url(#${id})`} />
      <Path d={line} fill="none" stroke={mix(color, '#FFF4D8', 0.65)} strokeOpacity={0.5} />
    </Svg>
  );
}
