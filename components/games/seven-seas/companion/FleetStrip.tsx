import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { withAlpha } from '@/components/ui/theme/theme';
import { useWords } from '@/components/i18n/words';
import { fleetOf } from '@/engine/companion/seven-seas/fleet';
import type { Player } from '@/engine/companion/seven-seas/sheet';

const SIZE = 24;

/** The ten ships of a player as ten dice: on the island, loaded, free, and in the supply. */
export function FleetStrip({ player, color }: { readonly player: Player; readonly color: string }) {
  const t = useWords();
  const { guards, loaded, free, supply } = fleetOf(player);
  const dice = [
    ...Array.from({ length: guards }, () => 'hill-fort' as const),
    ...Array.from({ length: loaded }, () => 'barrel' as const),
    ...Array.from({ length: free }, () => 'perspective-dice-six' as const),
    ...Array.from({ length: supply }, () => null),
  ];
  return (
    <View
      accessible
      accessibilityRole="image"
      accessibilityLabel={t('companion-seven-seas:fleet', { free, loaded, guards, supply })}
      testID="fleet"
      style={{ flexDirection: 'row', justifyContent: 'center', flexWrap: 'wrap', gap: 5 }}
    >
      {dice.map((icon, i) => (
        <View
          key={i}
          style={{
            width: SIZE,
            height: SIZE,
            borderRadius: 6,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: icon === null ? 'transparent' : withAlpha(color, 0.18),
            borderWidth: 1.5,
            borderStyle: icon === null ? 'dashed' : 'solid',
            borderColor: withAlpha(color, icon === null ? 0.4 : 0.1),
          }}
        >
          {icon ? <Icon name={icon} size={17} color={color} /> : null}
        </View>
      ))}
    </View>
  );
}
