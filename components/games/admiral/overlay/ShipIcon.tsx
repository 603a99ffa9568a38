import Svg from 'react-native-svg';
import type { SeatColour } from '@/components/art/seats';
import type { KindId } from '@/engine/games/admiral/data/ships';
import { ShipShape } from '../ShipShape';

interface ShipIconProps {
  readonly kind: KindId;
  readonly seat: SeatColour;
  readonly size: number;
  /** Degrees clockwise from up. */
  readonly turn?: number;
}

/** A ship from above, small, outside the board. What it is says the element round it. */
export function ShipIcon({ kind, seat, size, turn = 20 }: ShipIconProps) {
  return (
    <Svg width={size} height={size} viewBox="-26 -26 52 52" aria-hidden>
      <ShipShape kind={kind} seat={seat} turn={turn} />
    </Svg>
  );
}
