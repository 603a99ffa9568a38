import type { ChartRoomProps } from '@/components/kit/chart-room';
import type { GameId } from '@/engine';
import { CHART_ROOMS } from './chart-rooms';

/** The chart room of this game. */
export function ChartRoom({ game, ...props }: ChartRoomProps & { readonly game: GameId }) {
  const Room = CHART_ROOMS[game]?.Room;
  return Room ? <Room {...props} /> : null;
}
