import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/art/Icon';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { Text } from '@/components/ui/text';
import type { AuctionFrame, Bidder } from './play';
import { Figures, Lane, LIGHT, PALE, useLabel } from './parts';
import { shipOf } from './ships';

/** The ship with its price, and what everybody has bid and still has. */
export function AuctionPicture({ frame: { ship, bidders } }: { readonly frame: AuctionFrame }) {
  const { icon, price } = shipOf(ship);
  const best = Math.max(...bidders.map(({ bid }) => bid ?? 0));
  return (
    <>
      <Lane label="price">
        <Icon name={icon} size={44} color={LIGHT} />
        <Figures>{price}</Figures>
      </Lane>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 10 }}>
        {bidders.map((bidder, seat) => (
          <Paddle key={seat} bidder={bidder} seat={seat} best={bidder.bid === best} />
        ))}
      </View>
    </>
  );
}

interface PaddleProps {
  readonly bidder: Bidder;
  readonly seat: number;
  readonly best: boolean;
}

function Paddle({ bidder: { bid, gold, inside }, seat, best }: PaddleProps) {
  const words = useLabel();
  const { color } = seatLook(SEAT_COLOURS[seat] ?? 'coral');
  return (
    <View
      style={{
        minWidth: 92,
        padding: 8,
        gap: 2,
        alignItems: 'center',
        borderRadius: 13,
        borderWidth: 3,
        borderColor: color,
        backgroundColor: 'rgba(12,10,20,0.66)',
        opacity: inside ? 1 : 0.5,
        transform: [{ translateY: best ? -8 : 0 }],
        marginTop: 8,
      }}
    >
      {inside ? <Figures>{bid ?? '…'}</Figures> : <Glyph name="x" size={26} color={LIGHT} />}
      {inside ? null : (
        <Text role="sub" color={PALE}>
          {words('left')}
        </Text>
      )}
      <Text role="sub" color={PALE}>{`${words('gold')} ${gold}`}</Text>
    </View>
  );
}
