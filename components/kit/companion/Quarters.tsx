import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ManyHands } from '@/components/ui/hands';
import { useTheme } from '@/components/ui/theme/context';
import { Backdrop } from './Backdrop';

interface QuartersProps {
  readonly players: number;
  /** The place of a seat; those on the far side are turned to it. */
  readonly quarter: (seat: number, turned: boolean) => ReactNode;
  readonly band: ReactNode;
}

/** Clockwise as they sit: the near edge from left to right, then the far one from right to left. */
const SIDES: Readonly<Record<number, readonly [far: readonly number[], near: readonly number[]]>> = {
  2: [[1], [0]],
  3: [[2], [1, 0]],
  4: [
    [2, 3],
    [1, 0],
  ],
  6: [
    [3, 4, 5],
    [2, 1, 0],
  ],
};

/** A tablet on the table: a place for each player, and between them what belongs to all. */
export function Quarters({ players, quarter, band }: QuartersProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const [far, near] = SIDES[players] ?? [[], []];
  const side = (seats: readonly number[], turned: boolean) => (
    <View style={{ flex: 1, flexDirection: 'row', gap: 12 }}>{seats.map((seat) => quarter(seat, turned))}</View>
  );
  return (
    <ManyHands>
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
        {band}
        {side(near, false)}
      </View>
    </ManyHands>
  );
}
