import { View } from 'react-native';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';

export interface SeatTab {
  readonly emblem: number;
  readonly label: string;
  readonly value: number;
  /** Struck through: out of the running. */
  readonly out?: boolean;
  /** What waits to be done there: a dot, and words for the ear. */
  readonly due?: string | null;
  /** Under the number. */
  readonly name?: string | undefined;
}

interface SeatTabsProps {
  readonly label: string;
  readonly seats: readonly SeatTab[];
  readonly chosen: number | null;
  readonly onChoose: (seat: number) => void;
}

/** Everybody at the table with the number that counts; four in a line at most. */
export function SeatTabs({ label, seats, chosen, onChoose }: SeatTabsProps) {
  const theme = useTheme();
  const inLine = seats.length > 4 ? Math.ceil(seats.length / 2) : seats.length;
  return (
    <View
      accessibilityRole="tablist"
      accessibilityLabel={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
    >
      {seats.map(({ emblem, label: spoken, value, out, due, name }, seat) => {
        const on = seat === chosen;
        return (
          <Touch
            key={seat}
            accessibilityRole="tab"
            accessibilityLabel={due ? `${spoken}. ${due}` : spoken}
            aria-selected={on}
            testID={`seat-tab-${seat}`}
            onPress={() => onChoose(seat)}
            style={({ pressed }) => ({
              flexGrow: 1,
              flexBasis: `${Math.floor(100 / inLine) - 2}%`,
              minHeight: 56,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: RADIUS.strip,
              borderWidth: 2,
              borderColor: on ? theme.lamp : 'transparent',
              backgroundColor: theme.raised,
              opacity: pressed ? 0.8 : 1,
            })}
          >
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
              <Emblem emblem={emblem} size={30} />
              <Text
                role="score"
                accessibilityRole="text"
                most={1}
                testID={`total-${seat}`}
                style={{ textDecorationLine: out ? 'line-through' : 'none' }}
                tone={out ? 'text3' : 'text1'}
              >
                {value}
              </Text>
            </View>
            {name ? (
              <Text role="min" most={1.2} numberOfLines={1} style={{ paddingHorizontal: 4 }}>
                {name}
              </Text>
            ) : null}
            {due ? (
              <View
                testID={`due-${seat}`}
                style={{
                  position: 'absolute',
                  top: 3,
                  left: 3,
                  width: 12,
                  height: 12,
                  borderRadius: 6,
                  backgroundColor: theme.ember,
                }}
              />
            ) : null}
          </Touch>
        );
      })}
    </View>
  );
}
