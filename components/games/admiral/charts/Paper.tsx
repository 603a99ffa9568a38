import { View } from 'react-native';
import Svg, { Circle, Defs, G, LinearGradient, Rect, Stop } from 'react-native-svg';
import { useGradientId } from '@/components/art/gradient-id';
import { ChartDrawing } from './ChartDrawing';
import type { ChartShown } from './model';

interface PaperProps {
  readonly chart: ChartShown;
  /** The sheet fits into this; the sea keeps its shape. */
  readonly width: number;
  readonly height: number;
  /** Degrees, 1.4 at most. */
  readonly tilt?: number;
  /** Two pins where it lies straight. */
  readonly pins?: 1 | 2;
}

const RIM = 7;
const HEAD = 12;

/** A chart on paper, pinned to the wall (look 20.10). */
export function Paper({ chart, width, height, tilt = 0, pins = 1 }: PaperProps) {
  const { size } = chart.plan;
  const paper = useGradientId();
  const pin = useGradientId();
  const k = Math.min((width - 2 * RIM) / size.width, (height - HEAD - RIM) / size.height);
  const [w, h] = [size.width * k + 2 * RIM, size.height * k + HEAD + RIM];
  const holes = pins === 2 ? [9, w - 9] : [w / 2];
  return (
    <View style={{ width, height, alignItems: 'center', justifyContent: 'center' }}>
      <View
        style={{
          transform: [{ rotate: `${tilt}deg` }],
          boxShadow: '3px 8px 9px rgba(8, 6, 20, 0.45)',
          borderRadius: 5,
        }}
      >
        <Svg width={w} height={h} aria-hidden>
          <Defs>
            <LinearGradient id={paper} x1="0" y1="0" x2="1" y2="1">
              <Stop offset="0" stopColor="#F8EDD2" />
              <Stop offset="1" stopColor="#E9D6AC" />
            </LinearGradient>
            <LinearGradient id={pin} x1="0" y1="0" x2="1" y2="1">
              <Stop offset="0" stopColor="#FFF0B8" />
              <Stop offset="0.5" stopColor="#E0B04A" />
              <Stop offset="1" stopColor="#8A5A1A" />
            </LinearGradient>
          </Defs>
          <Rect width={w} height={h} rx={5} fill={`url(#${paper})`} />
          <G transform={`translate(${RIM} ${HEAD}) scale(${k})`}>
            <ChartDrawing chart={chart} />
            <Rect
              width={size.width}
              height={size.height}
              fill="none"
              stroke="#3A2A14"
              strokeOpacity={0.55}
              strokeWidth={1 / k}
            />
          </G>
          {holes.map((x) => (
            <Circle key={x} cx={x} cy={6} r={4.4} fill={`url(#${pin})`} />
          ))}
        </Svg>
      </View>
    </View>
  );
}
