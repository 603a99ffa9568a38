import type { Things } from '@/components/kit/answers/selection';
import type { Seat, SeatSetup } from '@/engine';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralView, UnitId } from '@/engine/games/admiral/view';
import type { AdmiralAsk } from '../asks';
import type { TableLayout } from '../layout';
import type { Mode } from '../state-of';

export interface OverlayProps {
  readonly layout: TableLayout;
  readonly view: AdmiralView;
  readonly seats: readonly SeatSetup[];
  readonly thinking: Seat | null;
  readonly ask: AdmiralAsk | null;
  readonly chosen: AdmiralAction | null;
  readonly touched: readonly string[];
  /** What can be touched next. */
  readonly things: Things<AdmiralAction>;
  /** The ship or fort whose card is open. */
  readonly unit: UnitId | null;
  /** Nothing else can do anything: its card stays open. */
  readonly isSole: boolean;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly danger: boolean;
  readonly onDanger: (on: boolean) => void;
  readonly onLook: (unit: UnitId | null) => void;
  readonly onTouch: (action: AdmiralAction) => void;
  readonly onPlay: (action: AdmiralAction) => void;
  readonly onThing: (thing: string) => void;
}
