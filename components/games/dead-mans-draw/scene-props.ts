import type { Seat, SeatSetup } from '@/engine';
import type { DeadMansDrawView } from '@/engine/games/dead-mans-draw/view';
import type { TableLayout } from './layout';
import type { Target } from './targets';

/** Everything that the drawing of the table depends on. Touch, labels and words are the overlay's. */
export interface SceneProps {
  readonly layout: TableLayout;
  readonly view: DeadMansDrawView;
  readonly seats: readonly SeatSetup[];
  readonly thinking: Seat | null;
  /** The pieces that can be chosen now. */
  readonly targets: readonly Target[];
  /** Key of the chosen target. */
  readonly chosen: string | null;
}
