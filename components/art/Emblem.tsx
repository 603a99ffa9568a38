import Svg, { Circle, Defs, G, LinearGradient, Path, Stop } from 'react-native-svg';
import { ICONS } from './generated/icons';
import { useGradientId } from './gradient-id';
import { mix } from './mix';
import { seatLook, type SeatColour } from './seats';

/** A player's emblem for lists, buttons and sheets; at the table the same emblem is drawn in Skia. */
export function Emblem({ seat, size, day = false }: { seat: SeatColour; size: number; day?: boolean }) {
  const { color, on, emblem } = seatLook(seat);
  const fill = useGradientId();
  // Below 20 points the rim goes, never the emblem.
  const rim = size >= 20;
  const rimWidth = 1.4 * (48 / size);
  return (
    <Svg width={size} height={size} viewBox="0 0 48 48" aria-hidden>
      <Defs>
        <LinearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={mix(color, '#FFFFFF', 0.16)} />
          <Stop offset="1" stopColor={mix(color, '#05070D', 0.14)} />
        </LinearGradient>
      </Defs>
      <Circle cx={24} cy={24} r={22.5} fill={`url(#${fill})`} />
      {rim && (
        <Circle
          cx={24}
          cy={24}
          r={22.5 - rimWidth / 2}
          fill="none"
          stroke={day ? '#5A3C1E' : '#FFF3DA'}
          strokeOpacity={day ? 0.45 : 0.55}
          strokeWidth={rimWidth}
        />
      )}
      <G transform="translate(10.8 10.8) scale(0.0515625)">
        <Path d={ICONS[emblem]} fill={on} />
      </G>
    </Svg>
  );
}
