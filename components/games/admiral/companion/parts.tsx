import { View } from 'react-native';
import Svg, { Circle, G, Line, Path } from 'react-native-svg';
import { SHAPES } from '@/components/art/generated/shapes';
import { TOKENS } from '@/components/art/generated/tokens';
import { directionOf, strengthOf } from '@/engine/games/admiral/data/compass';
import { angleOfSector } from '../angle';

const { wind: WIND } = TOKENS.kinds.admiral;
export const WIND_COLOURS = [WIND.calm, WIND.fresh, WIND.storm] as const;
const { arrow, arrowShade, colours } = SHAPES.vane;
const SECTORS = Array.from({ length: 24 }, (_, sector) => sector);
const SWEEP = (12.6 * Math.PI) / 360;

function wedge(sector: number): string {
  const middle = ((angleOfSector(sector) - 90) * Math.PI) / 180;
  const point = (r: number, angle: number) => `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  const [from, to] = [middle - SWEEP, middle + SWEEP];
  return `M${point(35, from)}L${point(44, from)}A44 44 0 0 1 ${point(44, to)}L${point(35, to)}A35 35 0 0 0 ${point(35, from)}Z`;
}

/** The real vane as it stands, north up; without a wind the arrow is faint. */
export function Vane({ sector, size }: { readonly sector: number | null; readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden>
      <Circle r={49} fill="#EBD3A0" />
      <Circle r={46.4} fill="#0C2B35" />
      {SECTORS.map((one) => (
        <Path key={one} d={wedge(one)} fill={one === sector ? '#FFE7B5' : WIND_COLOURS[(one % 3) as 0 | 1 | 2]} />
      ))}
      <Circle r={32} fill="#F6E6C0" />
      {[0, 45, 90, 135].map((turn) => (
        <Line key={turn} y1={-29} y2={29} stroke="#B79A5C" strokeWidth={0.8} transform={`rotate(${turn})`} />
      ))}
      <G opacity={sector === null ? 0.35 : 1} transform={`rotate(${angleOfSector(sector ?? 1)}) translate(-50 -50)`}>
        <Path d={arrow} fill={colours[0]} />
        <Path d={arrowShade} fill={colours[1]} />
      </G>
      <Circle r={5.4} fill="#F0C24F" stroke="#7A4E12" strokeWidth={1.4} />
    </Svg>
  );
}

/** A wind as a disc with the way it blows. */
export function WindDot({ sector, size }: { readonly sector: number; readonly size: number }) {
  const strength = strengthOf(sector);
  return (
    <View aria-hidden>
      <Svg width={size} height={size} viewBox="-12 -12 24 24">
        <Circle r={11} fill={WIND_COLOURS[strength as 0 | 1 | 2]} stroke="#0C2B35" strokeWidth={0.8} />
        <Path
          d="M0 -7.5L5 6L0 3L-5 6Z"
          fill={strength === 0 ? '#3A2510' : '#FFFFFF'}
          transform={`rotate(${45 * directionOf(sector)})`}
        />
      </Svg>
    </View>
  );
}
