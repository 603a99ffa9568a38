import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { absolute, bottomOf } from '@/components/kit/frame/box';
import { useTheme } from '@/components/ui/theme/context';
import type { AuctionTask } from '../asks';
import type { OverlayProps } from '../overlay/props';
import { ShipCard } from '../overlay/ShipCard';
import { shipSpoken } from '../spoken';
import { Amount } from './Amount';
import { Board } from './Board';
import { Crest } from './Crest';
import { Names } from './Names';
import { Paddle } from './Paddle';
import { AMOUNT, auctionPlaces, standRoom } from './stand';

/** The ship, who bids what, and how much the own bid is to be; open for everybody while it lasts (4.3.17–4.3.23). */
export function Auction({ task, ...props }: OverlayProps & { readonly task: AuctionTask }) {
  const t = useWords();
  const theme = useTheme();
  const { view, seats, layout, ask } = props;
  const room = standRoom(layout);
  const places = auctionPlaces(room);
  const { card, wave, unit } = places;
  const bidders = view.order.filter((seat) => view.players[seat]?.out === 0);
  const pitch = Math.min(room.width / bidders.length, 150 * unit);
  const spots = bidders.map((seat, i) => ({
    seat,
    x: room.x + room.width / 2 + (i - (bidders.length - 1) / 2) * pitch,
    outward: i < bidders.length / 2 ? -1 : 1,
  }));
  const foot = { ...room, y: bottomOf(room) - AMOUNT, height: AMOUNT };
  return (
    <Board room={room} layout={layout}>
      <View
        accessible
        accessibilityRole="image"
        accessibilityLabel={`${shipSpoken(view, task.ship, t)}. ${t('worlds-end:auction.price', { price: task.price })}`}
        testID="lot"
        style={[absolute(card), { borderRadius: card.width * 0.1, boxShadow: '0 14px 30px rgba(8, 6, 20, 0.55)' }]}
      >
        <ShipCard view={view} ship={task.ship} width={card.width} />
      </View>
      {spots.map((spot) => (
        <Paddle
          key={spot.seat}
          {...spot}
          task={task}
          seats={seats}
          unit={Math.min(unit, (pitch - 6) / 88)}
          wave={wave}
          asked={ask?.decision.kind === 'BID' && ask.decision.seat === spot.seat}
        />
      ))}
      <Crest y={wave} room={room} flat={layout.frame.around !== null} theme={theme} />
      <Names spots={spots} pitch={pitch} y={wave + 12} task={task} view={view} seats={seats} />
      {ask?.decision.kind === 'BID' ? <Amount {...props} rect={foot} /> : null}
    </Board>
  );
}
