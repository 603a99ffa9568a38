import type { SharedValue } from 'react-native-reanimated';
import type { CameraValues } from '@/components/kit/board/use-camera';
import type { StageDoor } from '@/components/kit/choreography/shown';
import type { SeatSetup } from '@/engine';
import type { AdmiralView } from '@/engine/games/admiral/view';
import type { Headings } from '../headings';
import type { TableLayout } from '../layout';
import type { MiniMapPlace } from '../asides-of-sea';
import type { Loupe } from '../loupe';
import type { Steady } from '../steady';
import type { VaneHand } from '../vane-hand';
import type { BoardState } from './board-state';

export interface SceneProps {
  readonly layout: TableLayout;
  readonly steady: Steady;
  readonly camera: CameraValues;
  readonly state: BoardState;
  readonly headings: Headings;
  /** The large vane stands over the sea. */
  readonly spinning: boolean;
  readonly hand: VaneHand;
  readonly mini: MiniMapPlace;
  /** How far the small vane has gone to the other corner. */
  readonly vaneShift: SharedValue<number>;
  readonly loupe: Loupe | null;
  readonly view: AdmiralView;
  readonly seats: readonly SeatSetup[];
  readonly stage?: StageDoor | undefined;
  readonly busy?: boolean | undefined;
}
