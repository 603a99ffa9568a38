import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { Text, textStyle } from '@/components/ui/text';
import { useTextScale } from '@/components/ui/theme/context';

interface StatProps {
  readonly icon: IconName;
  readonly value: number | string;
  readonly color: string;
  readonly text: string;
  readonly size?: number;
  /** As large as whoever plays likes the pieces. */
  readonly scale?: number;
}

/** A sign and its number. What it means is said by the element round it. */
export function Stat({ icon, value, color, text, size = 20, scale = 1 }: StatProps) {
  const letters = useTextScale();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      <Icon name={icon} size={size * scale} color={color} />
      <Text role="label" most={1.2} color={text} style={textStyle('label', Math.min(letters, 1.2) * scale)}>
        {value}
      </Text>
    </View>
  );
}
