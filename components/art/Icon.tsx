import Svg, { Path } from 'react-native-svg';
import { ICONS, type IconName } from './generated/icons';

/** A silhouette of the games in one colour. Decoration: what it means is said by the element round it. */
export function Icon({ name, size, color }: { name: IconName; size: number; color: string }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 512 512" aria-hidden>
      <Path d={ICONS[name]} fill={color} />
    </Svg>
  );
}
