import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useSettings } from '../settings/settings';
import type { Seat, SeatSetup } from '@/engine';
import { aroundFrame } from './around-frame';
import { sides, type Place } from './sides';
import { frame, type Frame } from './frame';
import { useTaste } from './use-taste';

export interface Sitting {
  /** Several people, and a table large enough to sit around. */
  readonly possible: boolean;
  /** Everybody's place; null: all look from below. */
  readonly places: readonly Place[] | null;
}

/** Whether the players of this match sit around the screen. */
export function useSitting(seats: readonly SeatSetup[]): Sitting {
  const size = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const { around } = useSettings();
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const places = people > 1 ? sides(seats.length, size, insets) : null;
  return { possible: places !== null, places: around ? places : null };
}

/** Where the parts of the table stand on this screen. */
export function useTableFrame({ places }: Sitting, focus: Seat, blockHeight: number | undefined): Frame {
  const size = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const taste = useTaste();
  const mine = places?.[focus];
  if (places && mine) return aroundFrame(size, insets, { places, mine }, taste);
  return frame(size, insets, blockHeight, taste);
}
