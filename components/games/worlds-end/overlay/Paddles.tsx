import { View } from 'react-native';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import { emblemOf, nameOf } from '@/components/kit/people/seats';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { Seat } from '@/engine';
import type { AuctionTask } from '../asks';
import type { OverlayProps } from './props';

const BOARD = 66;

/** Everybody still in the game, in turn order: the highest bid is held up, whoever has left has let the paddle fall. */
export function Paddles({ task, ...props }: OverlayProps & { readonly task: AuctionTask }) {
  const seats = props.view.order.filter((seat) => props.view.players[seat]?.out === 0);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 10 }}>
      {seats.map((seat) => (
        <Paddle key={seat} {...props} seat={seat} task={task} />
      ))}
    </View>
  );
}

function Paddle({ task, seat, view, seats }: OverlayProps & { readonly task: AuctionTask; readonly seat: Seat }) {
  const t = useWords();
  const theme = useTheme();
  const { color, on, emblem } = seatLook(SEAT_COLOURS[emblemOf(seats, seat) - 1] ?? 'coral');
  const inside = task.inside.includes(seat);
  const highest = task.bidder === seat;
  const asked = task.seat === seat;
  const state = !inside
    ? t('worlds-end:auction.left')
    : highest
      ? t('worlds-end:auction.highest')
      : asked
        ? t('worlds-end:auction.toBid')
        : t('worlds-end:auction.has', { gold: view.players[seat]?.gold ?? 0 });
  const name = nameOf(seats, seat);
  return (
    <View
      accessible
      accessibilityLabel={t('worlds-end:auction.paddle', {
        name,
        state: highest ? `${state}, ${t('worlds-end:auction.bidOf', { amount: task.bid })}` : state,
      })}
      testID={`paddle-${seat}`}
      style={{ width: 84, alignItems: 'center', gap: 3, opacity: inside ? 1 : 0.5, marginTop: highest ? 0 : 12 }}
    >
      <View
        style={{
          width: BOARD,
          height: BOARD * 0.9,
          borderRadius: BOARD / 2,
          backgroundColor: color,
          borderWidth: highest ? 3 : 1,
          borderColor: highest ? theme.lampHot : on,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Icon name={emblem} size={22} color={on} />
        {inside ? (
          <Text role="label" most={1} color={on}>
            {highest ? task.bid : asked ? '?' : ''}
          </Text>
        ) : null}
      </View>
      <Text role="min" most={1.2} numberOfLines={1}>
        {name}
      </Text>
      <Text role="min" most={1.2} numberOfLines={1} tone={highest ? 'lamp' : asked ? 'good' : 'text2'}>
        {state}
      </Text>
    </View>
  );
}
