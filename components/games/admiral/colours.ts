import type { SeatSetup } from '@/engine';
import { SEAT_COLOURS, type SeatColour } from '@/components/art/seats';
import { emblemOf } from '@/components/kit/people/seats';

export const colourOf = (seats: readonly SeatSetup[], seat: number): SeatColour =>
  SEAT_COLOURS[emblemOf(seats, seat) - 1] ?? 'coral';
