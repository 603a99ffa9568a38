import { Emblem as SeatEmblem } from '@/components/art/Emblem';
import { SEAT_COLOURS } from '@/components/art/seats';
import { useTheme } from './theme/context';

interface EmblemProps {
  /** 1..8, the order of the look. */
  readonly emblem: number;
  readonly size: number;
}

/** A seat's sign by its number. It never speaks: the name beside it does. */
export function Emblem({ emblem, size }: EmblemProps) {
  const { scheme } = useTheme();
  return <SeatEmblem seat={SEAT_COLOURS[emblem - 1] ?? 'coral'} size={size} day={scheme === 'day'} />;
}
