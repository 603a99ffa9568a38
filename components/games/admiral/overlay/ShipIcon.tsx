import Svg, { G, Path } from 'react-native-svg';
import { SHAPES } from '@/components/art/generated/shapes';
import { seatLook, type SeatColour } from '@/components/art/seats';
import type { KindId } from '@/engine/games/admiral/data/ships';
import { BUILDS, deckOf, hullOf, sailOf } from '../hull-paths';

interface ShipIconProps {
  readonly kind: KindId;
  readonly seat: SeatColour;
  readonly size: number;
  /** Degrees clockwise from up. */
  readonly turn?: number;
}

const { deckColour, sailColour } = SHAPES.shipTop;

/** A ship from above, small, outside the board. What it is says the element round it. */
export function ShipIcon({ kind, seat, size, turn = 20 }: ShipIconProps) {
  const { masts, s, scale } = BUILDS[kind];
  return (
    <Svg width={size} height={size} viewBox="-26 -26 52 52" aria-hidden>
      <G transform={`rotate(${turn}) scale(${scale})`}>
        <Path d={hullOf(kind)} fill={seatLook(seat).color} />
        <Path d={deckOf(kind)} fill={deckColour} />
        {masts.map((y) => (
          <Path key={y} d={sailOf(s, y, 1)} fill={sailColour} />
        ))}
      </G>
    </Svg>
  );
}
