import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { mix } from '@/components/art/mix';
import { PIP_PLACES, pipPath, type DieLook } from '../scene/dice-look';

interface DieFaceProps {
  readonly look: DieLook;
  readonly face: number;
  readonly size: number;
  readonly off?: boolean;
}

/** A die from above: the colour and the shape of its pips say whose it is. */
export function DieFace({ look: { body, pip, shape }, face, size, off = false }: DieFaceProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden opacity={off ? 0.45 : 1}>
      <Rect
        x="3"
        y="3"
        width="94"
        height="94"
        rx="16"
        fill={body}
        stroke={mix(body, '#FFFFFF', 0.45)}
        strokeWidth="5"
      />
      {(PIP_PLACES[face - 1] ?? []).map(([x, y]) => {
        const [cx, cy] = [50 + x * 25, 50 + y * 25];
        return shape === 'round' ? (
          <Circle key={`${x} ${y}`} cx={cx} cy={cy} r="10.5" fill={pip} />
        ) : (
          <Path key={`${x} ${y}`} d={pipPath(shape, cx, cy, 11)} fill={pip} />
        );
      })}
    </Svg>
  );
}
