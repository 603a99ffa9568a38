import { View } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { useGradientId } from './gradient-id';

interface FadeProps {
  /** What the picture passes into at its lower edge. */
  readonly color: string;
  /** The part of the height that fades. */
  readonly share: number;
  /** From here on, 0..1 of that part, nothing of the picture is left. */
  readonly full?: number;
}

/** Lies over a picture: its lower edge passes into the sheet below. */
export function Fade({ color, share, full = 1 }: FadeProps) {
  const id = useGradientId();
  return (
    <View style={{ position: 'absolute', left: 0, right: 0, bottom: -1, height: `${share * 100}%` }}>
      <Svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        <Defs>
          <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={color} stopOpacity={0} />
            <Stop offset={full} stopColor={color} />
          </LinearGradient>
        </Defs>
        <Rect width="1" height="1" fill={`url(#${id})`} />
      </Svg>
    </View>
  );
}
