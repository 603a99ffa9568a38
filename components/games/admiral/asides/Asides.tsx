import { View } from 'react-native';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import { Agreements } from './Agreements';
import { MineOrders } from './MineOrders';
import type { AdmiralAsides } from './props';

/** What may be done unasked (E-16): orders of mines, agreements. */
export function Asides(props: AdmiralAsides) {
  const of = (...types: readonly AdmiralAction['type'][]) => props.ask.legal.some(({ type }) => types.includes(type));
  return (
    <View style={{ gap: 18 }}>
      {of('SetMinePolicy') ? <MineOrders {...props} /> : null}
      {of('OfferTreaty', 'BreakTreaty') ? <Agreements {...props} /> : null}
    </View>
  );
}
