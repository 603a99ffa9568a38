import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { ChartEditorProps, ChartRoomProps } from '@/components/kit/chart-room';
import type { GameId } from '@/engine';

interface Of {
  readonly game: GameId;
}

const Nothing = () => null;

/** Fetched when they are opened; whoever opens them again after a failure gets another try. */
const roomOf = (game: GameId): ComponentType<ChartRoomProps> =>
  lazy(async () => ({ default: (await import('./chart-rooms')).CHART_ROOMS[game]?.Room ?? Nothing }));
const editorOf = (game: GameId): ComponentType<ChartEditorProps> =>
  lazy(async () => ({ default: (await import('./chart-rooms')).CHART_ROOMS[game]?.Editor ?? Nothing }));

/** The chart room of this game. */
export function ChartRoom({ game, ...props }: ChartRoomProps & Of) {
  const [Room] = useState(() => roomOf(game));
  return (
    <Suspense fallback={null}>
      <Room {...props} />
    </Suspense>
  );
}

/** Where its charts are made. */
export function ChartEditor({ game, ...props }: ChartEditorProps & Of) {
  const [Editor] = useState(() => editorOf(game));
  return (
    <Suspense fallback={null}>
      <Editor {...props} />
    </Suspense>
  );
}
