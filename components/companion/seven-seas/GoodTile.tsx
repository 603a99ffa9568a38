import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Loot } from '@/engine/games/seven-seas/data/goods';
import { LOOT_ICONS } from './things';

interface GoodTileProps {
  readonly good: Loot;
  readonly count: number;
  /** What the port pays for three or more of it; a talisman has no price. */
  readonly price: number | null;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

export function GoodTile({ good, count, price, label, onPress, testID }: GoodTileProps) {
  const theme = useTheme();
  return (
    <Touch
      accessibilityRole="button"
      accessibilityLabel={label}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => ({
        flexGrow: 1,
        flexBasis: '22%',
        minHeight: 56,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 5,
        borderRadius: RADIUS.strip,
        borderWidth: 1,
        borderColor: theme.line,
        backgroundColor: theme.panelStrong,
        opacity: pressed ? 0.7 : 1,
      })}
    >
      <Icon name={LOOT_ICONS[good]} size={24} color={theme.lamp} />
      <Text role="score" accessibilityRole="text" most={1.2} testID={`${testID}-value`}>
        {count}
      </Text>
      {price === null ? null : <Price price={price} />}
    </Touch>
  );
}

/** The best price of the port is amber. */
export function Price({ price }: { readonly price: number }) {
  const theme = useTheme();
  const best = price === 3;
  const { primary } = COLOUR.button;
  return (
    <View
      style={{
        minWidth: 18,
        paddingHorizontal: 4,
        borderRadius: 6,
        alignItems: 'center',
        backgroundColor: best ? primary.mid : theme.slotEmpty,
      }}
    >
      <Text role="sub" most={1.2} color={best ? primary.text : theme.text2}>
        {price}
      </Text>
    </View>
  );
}
