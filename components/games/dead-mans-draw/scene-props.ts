import type { Seat, SeatSetup } from '@/engine';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { TableLayout } from './layout';
import type { Targets } from './targets';

/** Everything that the drawing of the table depends on. Touch, labels and words are the overlay's. */
export interface SceneProps {
  readonly layout: TableLayout;
  readonly view: DeadMansDrawView;
  readonly seats: readonly SeatSetup[];
  readonly thinking: Seat | null;
  /** The pieces that can be chosen now. */
  readonly targets: Targets;
  /** Key of the chosen target. */
  readonly chosen: string | null;
}
