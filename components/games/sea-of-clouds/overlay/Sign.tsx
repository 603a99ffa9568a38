import { View, type TextStyle } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { Text } from '@/components/ui/text';
import { COIN, SKULL } from '../looks';

interface SignProps {
  /** A doubloon has its own. */
  readonly icon: IconName | 'coin';
  readonly color: string;
  readonly value: number | string;
  readonly size: number;
  /** Where the room is narrow. */
  readonly letters?: TextStyle;
}

/** A doubloon: the same in every place of this table. */
export function Coin({ size }: { readonly size: number }) {
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: COIN,
        borderWidth: Math.max(1, size * 0.07),
        borderColor: '#B9821B',
      }}
    >
      <Icon name={SKULL} size={size * 0.58} color="#5A3406" />
    </View>
  );
}

/** A sign and its number. What it means is said by the element round it. */
export function Sign({ icon, color, value, size, letters }: SignProps) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: letters ? 2 : 3 }}>
      {icon === 'coin' ? <Coin size={size + 1} /> : <Icon name={icon} size={size} color={color} />}
      <Text role="label" most={letters ? 1 : 1.15} style={letters}>
        {value}
      </Text>
    </View>
  );
}
