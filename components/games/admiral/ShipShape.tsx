import { G, Path } from 'react-native-svg';
import { SHAPES } from '@/components/art/generated/shapes';
import { seatLook, type SeatColour } from '@/components/art/seats';
import type { KindId } from '@/engine/games/admiral/data/ships';
import { BUILDS, deckOf, hullOf, sailOf } from './hull-paths';

interface ShipShapeProps {
  readonly kind: KindId;
  readonly seat: SeatColour;
  /** Degrees clockwise from up. */
  readonly turn: number;
}

const { deckColour, sailColour } = SHAPES.shipTop;

/** A ship from above with full sails, in a box of 52 points round its middle. */
export function ShipShape({ kind, seat, turn }: ShipShapeProps) {
  const { masts, s, scale } = BUILDS[kind];
  return (
    <G transform={`rotate(${turn}) scale(${scale})`}>
      <Path d={hullOf(kind)} fill={seatLook(seat).color} />
      <Path d={deckOf(kind)} fill={deckColour} />
      {masts.map((y) => (
        <Path key={y} d={sailOf(s, y, 1)} fill={sailColour} />
      ))}
    </G>
  );
}
