import Svg, { Circle, Defs, G, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { useGradientId } from '@/components/art/gradient-id';
import { ICONS } from '@/components/art/generated/icons';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';

const LONG = 140;
const TALL = 26;
const SEAL = 21;

/** The emblem of whoever has sent it: one name always the same. */
function sealOf(author: string): (typeof SEAT_COLOURS)[number] {
  const sum = [...author].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return SEAT_COLOURS[sum % SEAT_COLOURS.length] ?? 'coral';
}

/** A chart that was sent: rolled up, with a seal (look 20.10). */
export function Roll({
  author,
  width,
  tilt,
}: {
  readonly author: string;
  readonly width: number;
  readonly tilt: number;
}) {
  const [paper, wax] = [useGradientId(), useGradientId()];
  const { emblem } = seatLook(sealOf(author));
  return (
    <Svg
      width={width}
      height={(width * TALL) / LONG}
      viewBox={`-3 -13 ${LONG} ${TALL}`}
      style={{ transform: [{ rotate: `${tilt}deg` }] }}
      aria-hidden
    >
      <Defs>
        <LinearGradient id={paper} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#F4E3BC" />
          <Stop offset="1" stopColor="#B99A62" />
        </LinearGradient>
        <LinearGradient id={wax} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#C8372D" />
          <Stop offset="1" stopColor="#8E2B1E" />
        </LinearGradient>
      </Defs>
      <Rect y={-8} width={132} height={16} rx={8} fill={`url(#${paper})`} />
      <Circle cx={125} r={7.4} fill="#D9BE8A" stroke="#8A6A36" />
      <Path d="M128.6 0A3.6 3.6 0 1 1 121.4 0A3.6 3.6 0 1 1 128.6 0" fill="none" stroke="#8A6A36" />
      <Circle cx={62} r={SEAL / 2} fill={`url(#${wax})`} />
      <G transform={`translate(${62 - 6.5} -6.5) scale(${13 / 512})`}>
        <Path d={ICONS[emblem]} fill="#FFF4E0" />
      </G>
    </Svg>
  );
}
