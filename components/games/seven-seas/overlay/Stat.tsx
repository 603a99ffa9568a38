import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { Text } from '@/components/ui/text';

interface StatProps {
  readonly icon: IconName;
  readonly value: number | string;
  readonly color: string;
  readonly text: string;
  readonly size?: number;
}

/** A sign and its number. What it means is said by the element round it. */
export function Stat({ icon, value, color, text, size = 20 }: StatProps) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      <Icon name={icon} size={size} color={color} />
      <Text role="label" most={1.2} color={text}>
        {value}
      </Text>
    </View>
  );
}
