import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Seat, SeatSetup } from '@/engine';
import { emblemOf, nameOf } from '@/components/kit/people/seats';

interface SeatFilterProps {
  readonly seats: readonly SeatSetup[];
  /** Null: all. */
  readonly only: Seat | null;
  readonly onOnly: (seat: Seat | null) => void;
}

/** All players, or one of them. */
export function SeatFilter({ seats, only, onOnly }: SeatFilterProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View
      accessibilityRole="radiogroup"
      accessibilityLabel={t('app:log.filter')}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4 }}
    >
      {[null, ...seats.keys()].map((seat) => {
        const on = seat === only;
        const name = seat === null ? t('app:log.all') : nameOf(seats, seat);
        return (
          <Touch
            key={seat ?? 'all'}
            accessibilityRole="radio"
            accessibilityLabel={name}
            aria-checked={on}
            testID={`log-of-${seat ?? 'all'}`}
            onPress={() => onOnly(seat)}
            style={{
              minHeight: SIZE.touch,
              minWidth: SIZE.touch,
              paddingHorizontal: 10,
              flexDirection: 'row',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 6,
              borderRadius: RADIUS.button,
              borderWidth: 2,
              borderColor: on ? theme.lamp : 'transparent',
              backgroundColor: on ? theme.raised : theme.slotEmpty,
            }}
          >
            {seat === null ? null : <Emblem emblem={emblemOf(seats, seat)} size={24} />}
            <Text role="min" tone={on ? 'text1' : 'text2'}>
              {name}
            </Text>
          </Touch>
        );
      })}
    </View>
  );
}
