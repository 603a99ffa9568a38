import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { IconName } from '@/components/art/generated/icons';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { withAlpha } from '@/components/ui/theme/theme';
import { SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

interface PillProps {
  readonly color: string;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

const ROUND = 18;

/** One part of the fame: `5 seas`. */
export function FamePill({ color, icon, children }: PillProps) {
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 6,
        paddingHorizontal: 10,
        paddingVertical: 4,
        borderRadius: ROUND,
        backgroundColor: 'rgba(5, 7, 13, 0.26)',
      }}
    >
      {icon ? <Icon name={icon} size={18} color={color} /> : null}
      <Text role="label" most={1.6} color={color} align="center" style={{ flexShrink: 1 }}>
        {children}
      </Text>
    </View>
  );
}

interface BuyFameProps {
  readonly color: string;
  readonly label: string;
  /** Why not; null: it can be bought. */
  readonly off: string | null;
  readonly onPress: () => void;
  readonly onRefuse: (why: string) => void;
}

/** 4.4.3: one fame for a thousand. */
export function BuyFame({ color, label, off, onPress, onRefuse }: BuyFameProps) {
  const t = useWords();
  const spoken = t('companion-worlds-end:buyFame');
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={off === null ? spoken : `${spoken}. ${off}`}
      testID="buy-fame"
      off={off}
      onRefuse={onRefuse}
      onPress={onPress}
      style={({ pressed }) => ({
        minHeight: SIZE.touch,
        justifyContent: 'center',
        paddingHorizontal: 12,
        borderRadius: ROUND,
        borderWidth: 1.5,
        borderColor: withAlpha(color, off === null ? 0.7 : 0.3),
        backgroundColor: 'rgba(5, 7, 13, 0.26)',
        opacity: pressed || off !== null ? 0.6 : 1,
      })}
    >
      <Text role="label" most={1.6} color={color} align="center">
        {label}
      </Text>
    </Touch>
  );
}
