import { useSettings } from '../settings/settings';
import type { Taste } from './frame';

/** What the settings say about the table. */
export function useTaste(): Taste {
  const { leftHand, boardSize } = useSettings();
  return { leftHand, pieces: boardSize };
}
