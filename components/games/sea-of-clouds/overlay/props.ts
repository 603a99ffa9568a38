import type { Beat } from '@/components/kit/choreography/cue';
import type { Seat, SeatSetup } from '@/engine';
import type { SeaOfCloudsAction } from '@/engine/games/sea-of-clouds/actions';
import type { CardId } from '@/engine/games/sea-of-clouds/box';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';
import type { TableLayout, ZoneKey } from '../layout';
import type { SeaOfCloudsAsk } from '../prompts';

/** What a touch wants to see larger. */
export type Inspected =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'zone'; readonly seat: Seat; readonly zone: ZoneKey }
  /** One card, and what it was touched in. */
  | { readonly kind: 'card'; readonly card: CardId; readonly from: Inspected | null };

export interface OverlayProps {
  readonly layout: TableLayout;
  readonly view: SeaOfCloudsView;
  readonly seats: readonly SeatSetup[];
  readonly thinking: Seat | null;
  readonly ask: SeaOfCloudsAsk | null;
  readonly chosen: SeaOfCloudsAction | null;
  /** Several people look at this screen: a face is shown only as long as a finger holds it up. */
  readonly shared: boolean;
  /** The share whose faces are held up, or `own`: the own rum and secrets. */
  readonly held: Held | null;
  /** What its owner has seen is shown again where it lies. */
  readonly remembers: boolean;
  readonly onHold: (held: Held | null) => void;
  readonly onTouch: (action: SeaOfCloudsAction) => void;
  readonly onPlay: (action: SeaOfCloudsAction) => void;
  readonly onInspect: (what: Inspected) => void;
  readonly step: Beat | null;
}

export type Held = number | 'own' | 'deck';
