import { View } from 'react-native';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Person } from '@/engine/companion/core/person';
import { useRoom } from './use-room';

interface SeatChipsProps {
  readonly label: string;
  readonly players: readonly Person[];
  readonly checked: (seat: number) => boolean;
  /** Can have no part in it: dim, but whoever taps it is told why. */
  readonly dim?: (seat: number) => boolean;
  readonly onSeat: (seat: number) => void;
  readonly testID: string;
}

/** Who of the players: each can be switched on and off. */
export function SeatChips({ label, players, checked, dim, onSeat, testID }: SeatChipsProps) {
  const theme = useTheme();
  const { large } = useRoom();
  return (
    <View accessibilityLabel={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
      {players.map(({ name, emblem }, seat) => {
        const on = checked(seat);
        return (
          <Touch
            key={seat}
            accessibilityRole="checkbox"
            accessibilityLabel={name}
            aria-checked={on}
            testID={`${testID}-${seat}`}
            onPress={() => onSeat(seat)}
            style={({ pressed }) => ({
              flexGrow: 1,
              flexBasis: large ? '100%' : '46%',
              minHeight: 52,
              flexDirection: 'row',
              alignItems: 'center',
              gap: 8,
              paddingHorizontal: 10,
              borderRadius: RADIUS.strip,
              borderWidth: 2,
              borderColor: on ? theme.lamp : theme.line,
              backgroundColor: theme.raised,
              opacity: pressed ? 0.8 : dim?.(seat) ? 0.5 : 1,
            })}
          >
            <Emblem emblem={emblem} size={32} />
            <Text role="label" numberOfLines={1} style={{ flexShrink: 1 }}>
              {name}
            </Text>
          </Touch>
        );
      })}
    </View>
  );
}
