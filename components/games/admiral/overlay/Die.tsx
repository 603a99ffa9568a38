import Svg, { Circle, G, Path, Rect } from 'react-native-svg';
import { PIPS } from '@/components/kit/pips';

interface DieProps {
  readonly face: number;
  readonly size: number;
  readonly color: string;
  readonly ink: string;
}

/** A die as it lies on a deck. */
export function Die({ face, size, color, ink }: DieProps) {
  return (
    <Svg width={size} height={size} viewBox="-30 -30 60 60" aria-hidden>
      <G transform="rotate(9)">
        <Rect x={-22} y={-16} width={46} height={44} rx={8} fill="#2A1810" fillOpacity={0.3} />
        <Path d="M-22 8H22V16A8 8 0 0 1 14 24H-14A8 8 0 0 1 -22 16Z" fill={color} />
        <Path d="M-22 8H22V16A8 8 0 0 1 14 24H-14A8 8 0 0 1 -22 16Z" fill="#05070D" fillOpacity={0.34} />
        <Rect x={-22} y={-26} width={44} height={44} rx={8} fill={color} />
        <Rect x={-20.5} y={-24.5} width={41} height={41} rx={7} fill="none" stroke="#FFFFFF" strokeOpacity={0.35} />
        {(PIPS[face] ?? []).map(([x, y]) => (
          <Circle key={`${x} ${y}`} cx={x * 12} cy={y * 12 - 4} r={4.3} fill={ink} />
        ))}
      </G>
    </Svg>
  );
}
