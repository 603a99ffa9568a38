import Svg, { Path } from 'react-native-svg';
import { crests } from '@/components/kit/skia/curves';

export const WAVES = 46;

interface WavesProps {
  readonly width: number;
  /** The farthest first. */
  readonly sheets: readonly string[];
}

/** The edge of the head: sheets of breaking waves that hang over the page, the nearest one shortest. */
export function Waves({ width, sheets }: WavesProps) {
  return (
    <Svg width={width} height={WAVES} viewBox={`0 0 ${width} ${WAVES}`} aria-hidden style={{ marginTop: -1 }}>
      {sheets.map((color, i) => {
        const wave = { seed: 7 + i, y: WAVES - 4 - 16 * i, height: 11, length: 78, width, bottom: -20 };
        return <Path key={color} d={crests(wave).area} fill={color} />;
      })}
    </Svg>
  );
}
