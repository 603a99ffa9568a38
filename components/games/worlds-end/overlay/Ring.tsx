import Svg, { Circle } from 'react-native-svg';
import { useTheme } from '@/components/ui/theme/context';

const LINE = 5;

/** A chance as a ring that fills from the top clockwise; its number stands beside it. */
export function Ring({ percent, size, color }: { percent: number; size: number; color: string }) {
  const theme = useTheme();
  const r = (size - LINE) / 2;
  const round = 2 * Math.PI * r;
  const ring = { cx: size / 2, cy: size / 2, r, fill: 'none', strokeWidth: LINE };
  return (
    <Svg width={size} height={size} aria-hidden style={{ transform: [{ rotate: '-90deg' }] }}>
      <Circle {...ring} stroke={theme.line} />
      <Circle {...ring} stroke={color} strokeDasharray={`${(round * percent) / 100} ${round}`} />
    </Svg>
  );
}
