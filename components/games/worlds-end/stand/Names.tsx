import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { nameOf, youAt } from '@/components/kit/people/seats';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { Seat, SeatSetup } from '@/engine';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import type { AuctionTask } from '../asks';

interface NamesProps {
  readonly spots: readonly { readonly seat: Seat; readonly x: number }[];
  readonly pitch: number;
  readonly y: number;
  readonly task: AuctionTask;
  readonly view: WorldsEndView;
  readonly seats: readonly SeatSetup[];
}

const HEIGHT = 46;

/** Below each paddle: whose it is, and how it stands with the bidding. */
export function Names({ spots, pitch, y, task, view, seats }: NamesProps) {
  const t = useWords();
  const theme = useTheme();
  const width = pitch - 6;

  function stateOf(seat: Seat) {
    if (!task.inside.includes(seat)) return { state: t('worlds-end:auction.left'), tone: 'text3' as const };
    if (task.bidder === seat) return { state: t('worlds-end:auction.highest'), tone: 'lamp' as const };
    if (task.seat === seat) {
      const mine = seat === youAt(seats);
      return { state: t(mine ? 'worlds-end:auction.yourBid' : 'worlds-end:auction.toBid'), tone: 'good' as const };
    }
    return { state: t('worlds-end:auction.has', { gold: view.players[seat]?.gold ?? 0 }), tone: 'text2' as const };
  }

  return spots.map(({ seat, x }) => {
    const { state, tone } = stateOf(seat);
    const name = nameOf(seats, seat);
    const spoken = task.bidder === seat ? `${state}, ${t('worlds-end:auction.bidOf', { amount: task.bid })}` : state;
    return (
      <View
        key={seat}
        accessible
        accessibilityLabel={t('worlds-end:auction.paddle', { name, state: spoken })}
        testID={`paddle-${seat}`}
        style={{
          position: 'absolute',
          left: x - width / 2,
          top: y,
          width,
          height: HEIGHT,
          borderRadius: 12,
          paddingHorizontal: 4,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: theme.panelStrong,
        }}
      >
        <Text role="min" most={1.1} numberOfLines={1}>
          {name}
        </Text>
        <Text role="min" most={1.1} numberOfLines={1} tone={tone}>
          {state}
        </Text>
      </View>
    );
  });
}
