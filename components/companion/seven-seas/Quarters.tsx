import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '@/components/ui/theme/context';
import { Awake } from '../Awake';
import { Backdrop } from './Backdrop';
import { Band } from './Band';
import type { ComponentProps } from 'react';
import type { Over, PageProps } from './pages';
import { Quarter } from './Quarter';

interface QuartersProps extends PageProps {
  readonly band: Omit<ComponentProps<typeof Band>, 'sheet'>;
  /** What opens is turned to whoever opened it. */
  readonly onOver: (over: Over, turned: boolean) => void;
}

/** Clockwise as they sit: the near edge from left to right, then the far one from right to left. */
const SIDES: Readonly<Record<number, readonly [far: readonly number[], near: readonly number[]]>> = {
  2: [[1], [0]],
  3: [[2], [1, 0]],
  4: [
    [2, 3],
    [1, 0],
  ],
};

export function Quarters({ sheet, tap, band, onOver }: QuartersProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const [far, near] = SIDES[sheet.players.length] ?? [[], []];
  const side = (seats: readonly number[], turned: boolean) => (
    <View style={{ flex: 1, flexDirection: 'row', gap: 12 }}>
      {seats.map((seat) => (
        <Quarter
          key={seat}
          sheet={sheet}
          tap={tap}
          seat={seat}
          turned={turned}
          onOver={(over) => onOver(over, turned)}
        />
      ))}
    </View>
  );
  return (
    <Awake>
      <View
        testID="companion-sheet"
        style={{
          flex: 1,
          gap: 12,
          paddingTop: insets.top + 12,
          paddingBottom: insets.bottom + 12,
          paddingHorizontal: 14,
          backgroundColor: theme.ground,
        }}
      >
        <Backdrop />
        {side(far, true)}
        <Band sheet={sheet} {...band} />
        {side(near, false)}
      </View>
    </Awake>
  );
}
