import { View } from 'react-native';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import type { Person } from '@/engine/companion/core/person';
import { Stepper } from './Stepper';

interface PerSeatProps {
  readonly players: readonly Person[];
  readonly order: readonly number[];
  /** Null: not said yet. */
  readonly values: readonly (number | null)[];
  /** The most for each seat; null: this seat has no part in it. */
  readonly most: (seat: number) => number | null;
  readonly label: (seat: number) => string;
  /** The same with the name and the thing, for the ear. */
  readonly spoken: (name: string) => string;
  readonly note?: (seat: number) => string | null;
  readonly onChange: (seat: number, value: number) => void;
  readonly testID: string;
}

/** A number for each player, in turn order. */
export function PerSeat({ players, order, values, most, label, spoken, note, onChange, testID }: PerSeatProps) {
  return (
    <View style={{ gap: 6 }}>
      {order.map((seat) => {
        const limit = most(seat);
        const player = players[seat];
        if (limit === null || !player) return null;
        const said = values[seat] ?? null;
        const value = Math.min(said ?? 0, limit);
        const hint = note?.(seat);
        return (
          <View key={seat} style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <Emblem emblem={player.emblem} size={32} />
            <View style={{ flexGrow: 1, flexBasis: 110, flexShrink: 1 }}>
              <Text role="label">{player.name}</Text>
              {hint ? (
                <Text role="min" tone="bad">
                  {hint}
                </Text>
              ) : null}
            </View>
            <Stepper
              label={label(seat)}
              spoken={`${spoken(player.name)}, ${label(seat)}`}
              value={value}
              {...(said === null ? { shown: '–' } : {})}
              onStep={(by) => onChange(seat, Math.max(0, Math.min(limit, value + by)))}
              testID={`${testID}-${seat}`}
            />
          </View>
        );
      })}
    </View>
  );
}
