import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { Text } from '@/components/ui/text';

interface SignProps {
  readonly icon: IconName;
  readonly color: string;
  readonly value: number | string;
  readonly size: number;
}

/** A sign and its number. What it means is said by the element round it. */
export function Sign({ icon, color, value, size }: SignProps) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
      <Icon name={icon} size={size} color={color} />
      <Text role="label" most={1.15}>
        {value}
      </Text>
    </View>
  );
}
