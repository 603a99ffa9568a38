import { useWindowDimensions, View } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import { useGradientId } from '@/components/art/gradient-id';
import { mix } from '@/components/art/mix';
import { COLOUR } from '@/components/ui/theme/tokens';

const FOLDS = 22;
const SCALLOPS = 7;
const BLACK = COLOUR.night.room.ink900;
const LIGHT = '#FFE7B5';

interface ClothProps {
  readonly color: string;
  /** What a system bar covers at the top. */
  readonly top: number;
}

/** Two halves of cloth in folds, darker towards the floor, under a valance with lights. */
export function CurtainCloth({ color, top }: ClothProps) {
  const { width, height } = useWindowDimensions();
  const fold = useGradientId();
  const floor = useGradientId();
  const step = width / FOLDS;
  const drop = top + 28;
  const wide = width / SCALLOPS;
  const edge = Array.from(
    { length: SCALLOPS },
    (_, i) => `Q${(i + 0.5) * wide} ${drop + 36} ${(i + 1) * wide} ${drop}`,
  );
  const hem = `M0 ${drop}${edge.join('')}`;
  return (
    <View aria-hidden pointerEvents="none" style={{ position: 'absolute', left: 0, top: 0, width, height }}>
      <Svg width={width} height={height}>
        <Defs>
          <LinearGradient id={fold} x1="0" y1="0" x2="1" y2="0">
            <Stop offset="0" stopColor={BLACK} stopOpacity={0.42} />
            <Stop offset="0.38" stopColor="#FFFFFF" stopOpacity={0.05} />
            <Stop offset="0.62" stopColor="#FFFFFF" stopOpacity={0.02} />
            <Stop offset="1" stopColor={BLACK} stopOpacity={0.42} />
          </LinearGradient>
          <LinearGradient id={floor} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0.55" stopColor={BLACK} stopOpacity={0} />
            <Stop offset="0.85" stopColor={BLACK} stopOpacity={0.7} />
          </LinearGradient>
        </Defs>
        {Array.from({ length: FOLDS }, (_, i) => (
          <Rect key={i} x={i * step} y={0} width={step + 0.5} height={height} fill={`url(#${fold})`} />
        ))}
        <Rect x={width / 2 - 1} y={0} width={2} height={height} fill={BLACK} fillOpacity={0.6} />
        <Rect width={width} height={height} fill={`url(#${floor})`} />
        <Path d={`${hem}V0H0Z`} transform="translate(0 6)" fill={BLACK} fillOpacity={0.4} />
        <Path d={`${hem}V0H0Z`} fill={mix(color, BLACK, 0.45)} />
        <Path
          d={hem}
          transform="translate(0 -6)"
          fill="none"
          stroke={LIGHT}
          strokeWidth={2.4}
          strokeLinecap="round"
          strokeDasharray="0.1 6"
        />
      </Svg>
    </View>
  );
}

/** A ring of lights, for what stands in its middle. */
export function LightRing({ size }: { readonly size: number }) {
  return (
    <View aria-hidden pointerEvents="none" style={{ position: 'absolute', left: 0, top: 0 }}>
      <Svg width={size} height={size}>
        <Circle
          cx={size / 2}
          cy={size / 2}
          r={size / 2 - 4}
          fill="none"
          stroke={LIGHT}
          strokeWidth={4}
          strokeLinecap="round"
          strokeDasharray={`0.1 ${(Math.PI * (size - 8)) / 44 - 0.1}`}
        />
      </Svg>
    </View>
  );
}

const LINES = [30, 23, 16, 9];

/** A thumb's print: here the hand is laid on. */
export function Print({ color, size = 72 }: { readonly color: string; readonly size?: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 72 72" aria-hidden>
      {LINES.map((r) => (
        <Path
          key={r}
          d={`M${36 - r} ${44 + r * 0.5}V40A${r} ${r} 0 0 1 ${36 + r} 40V${44 + r * 0.5}`}
          fill="none"
          stroke={color}
          strokeWidth={3.4}
          strokeLinecap="round"
        />
      ))}
    </Svg>
  );
}
