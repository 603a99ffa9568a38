import type { Things } from '@/components/kit/answers/selection';
import type { Seat, SeatSetup } from '@/engine';
import type { WorldsEndAction } from '@/engine/games/worlds-end/actions';
import type { SeaId } from '@/engine/games/worlds-end/data/board';
import type { WorldsEndView } from '@/engine/games/worlds-end/view';
import type { WorldsEndAsk } from '../asks';
import type { GuardPlan } from '../guard-plan';
import type { TableLayout } from '../layout';

/** What a touch without a question wants to see larger. */
export interface Inspected {
  readonly seat: Seat;
}

export interface OverlayProps {
  readonly layout: TableLayout;
  readonly view: WorldsEndView;
  readonly seats: readonly SeatSetup[];
  readonly thinking: Seat | null;
  readonly ask: WorldsEndAsk | null;
  readonly chosen: WorldsEndAction | null;
  /** Where several answers are chosen at once: all of them. */
  readonly picked: readonly WorldsEndAction[];
  readonly touched: readonly string[];
  /** What can be touched next. */
  readonly things: Things<WorldsEndAction>;
  /** The own ships and cards may be on the screen. */
  readonly open: boolean;
  /** The sea whose sheet is open. */
  readonly looking: SeaId | null;
  /** It lies where the sheet would stand: the sheet makes way for it. */
  readonly lookingLow: boolean;
  readonly onLook: (sea: SeaId | null) => void;
  /** The own ships lie open, to be posted as guards. */
  readonly posting: boolean;
  readonly onPost: (on: boolean) => void;
  /** Which of them are to change their place. */
  readonly guards: GuardPlan;
  readonly onTouch: (action: WorldsEndAction) => void;
  readonly onPlay: (action: WorldsEndAction) => void;
  readonly onThing: (thing: string) => void;
  readonly onInspect: (what: Inspected) => void;
}
