import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { ChartRoomProps } from '@/components/kit/chart-room';
import type { GameId } from '@/engine';

/** Fetched when it is opened; whoever opens it again after a failure gets another try. */
const roomOf = (game: GameId): ComponentType<ChartRoomProps> =>
  lazy(async () => {
    const { CHART_ROOMS } = await import('./chart-rooms');
    return { default: CHART_ROOMS[game]?.Room ?? (() => null) };
  });

/** The chart room of this game. */
export function ChartRoom({ game, ...props }: ChartRoomProps & { readonly game: GameId }) {
  const [Room] = useState(() => roomOf(game));
  return (
    <Suspense fallback={null}>
      <Room {...props} />
    </Suspense>
  );
}
