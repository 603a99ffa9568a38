import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { Text, textStyle, type TextRole } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { Doubloon } from './Doubloon';
import { GOLD_SIGN } from './signs';

interface FigureProps {
  readonly icon: IconName;
  readonly color: string;
  readonly value: number | string;
  /** Smaller, behind the value. */
  readonly of?: string;
  readonly size?: number;
  readonly role?: TextRole;
}

const MOST = 1.2;
/** A smaller coin shows no skull. */
const COIN_FACE = 19;

/** A sign and its number. What it means is said by the element round it. */
export function Figure({ icon, color, value, of, size = 18, role = 'label' }: FigureProps) {
  const theme = useTheme();
  const letters = Math.min(useTextScale(), MOST);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      {icon === GOLD_SIGN ? (
        <Doubloon size={size * 1.05} plain={size < COIN_FACE} />
      ) : (
        <Icon name={icon} size={size} color={color} />
      )}
      <Text role={role} most={MOST} accessibilityRole="text" numberOfLines={1} style={textStyle(role, letters)}>
        {value}
      </Text>
      {of === undefined ? null : (
        <Text role="min" most={MOST} color={theme.text2} numberOfLines={1}>
          {of}
        </Text>
      )}
    </View>
  );
}
