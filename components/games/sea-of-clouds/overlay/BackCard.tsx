import Svg, { Circle, G, Path, Rect } from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { mix } from '@/components/art/mix';
import type { CardType } from '@/engine/games/sea-of-clouds/data/types';
import { TYPE_LOOK } from '../looks';

/** A loot card face down: its kind, and nothing else. */
export function BackCard({ type, width }: { readonly type: CardType; readonly width: number }) {
  const { icon, color } = TYPE_LOOK[type];
  return (
    <Svg width={width} height={width * 1.4} viewBox="0 0 100 140" aria-hidden>
      <Rect x="0.5" y="0.5" width="99" height="139" rx="10" fill="#EFE0BF" stroke="#0A0614" strokeOpacity="0.35" />
      <Rect x="4" y="4" width="92" height="132" rx="7" fill={mix(color, '#0A0A18', 0.16)} />
      <Circle
        cx="50"
        cy="70"
        r="31"
        fill="none"
        stroke="#FFE7B5"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeDasharray="0.1 4.4"
      />
      <G transform="translate(30 50) scale(0.078)">
        <Path d={ICONS[icon]} fill="#FFE9BE" />
      </G>
    </Svg>
  );
}
