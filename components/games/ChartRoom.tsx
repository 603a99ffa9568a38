import type { ChartEditorProps, ChartRoomProps } from '@/components/kit/chart-room';
import type { GameId } from '@/engine';
import { CHART_ROOMS } from './chart-rooms';

interface Of {
  readonly game: GameId;
}

/** The chart room of this game. */
export function ChartRoom({ game, ...props }: ChartRoomProps & Of) {
  const Room = CHART_ROOMS[game]?.Room;
  return Room ? <Room {...props} /> : null;
}

/** Where its charts are made. */
export function ChartEditor({ game, ...props }: ChartEditorProps & Of) {
  const Editor = CHART_ROOMS[game]?.Editor;
  return Editor ? <Editor {...props} /> : null;
}
