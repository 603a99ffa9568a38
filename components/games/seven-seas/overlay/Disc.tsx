import { View, type ViewStyle } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { COLOUR } from '@/components/ui/theme/tokens';

interface DiscProps {
  readonly icon: IconName;
  readonly color: string;
  readonly size: number;
  /** Which part of the disc its sign takes. */
  readonly part?: number;
  readonly style?: ViewStyle;
}

/** A round piece with one silhouette. */
export function Disc({ icon, color, size, part = 0.7, style }: DiscProps) {
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: color,
        ...style,
      }}
    >
      <Icon name={icon} size={size * part} color={COLOUR.paper.iconOnColour} />
    </View>
  );
}
