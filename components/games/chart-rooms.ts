import type { ComponentType } from 'react';
import type { ChartEditorProps, ChartRoomProps } from '@/components/kit/chart-room';
import type { GameId } from '@/engine';
import { ChartEditor } from './admiral/charts/edit/ChartEditor';
import { ChartRoom } from './admiral/charts/ChartRoom';

interface Rooms {
  readonly Room: ComponentType<ChartRoomProps>;
  readonly Editor: ComponentType<ChartEditorProps>;
}

/** The chart room of each game that has scenarios of one's own. Apart from the modules, as the companions are: fetched when it is opened. */
export const CHART_ROOMS: Readonly<Partial<Record<GameId, Rooms>>> = {
  admiral: { Room: ChartRoom, Editor: ChartEditor },
};
