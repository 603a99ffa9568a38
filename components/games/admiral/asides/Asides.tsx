import { View } from 'react-native';
import type { AsidesProps } from '@/components/kit/face';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralView } from '@/engine/games/admiral/view';
import { Agreements } from './Agreements';
import { MineOrders } from './MineOrders';

export type AdmiralAsides = AsidesProps<AdmiralView, AdmiralAction>;

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
