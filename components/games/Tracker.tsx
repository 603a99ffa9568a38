import type { GameId } from '@/engine';
import { TRACKERS } from './trackers';

/** The companion of this box. */
export function Tracker({ id }: { readonly id: GameId }) {
  const Screen = TRACKERS[id];
  return Screen ? <Screen /> : null;
}
