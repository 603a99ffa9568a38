import type { Beat } from '@/components/kit/choreography/cue';
import type { Seat, SeatSetup } from '@/engine';
import type { SevenSeasAction } from '@/engine/games/seven-seas/actions';
import type { Character } from '@/engine/games/seven-seas/data/characters';
import type { LidDie, SevenSeasView } from '@/engine/games/seven-seas/view';
import type { TableLayout } from '../table-layout';
import type { SevenSeasAsk } from '../prompts';

/** What a touch without a question wants to see larger. */
export type Inspected =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'role'; readonly character: Character }
  | { readonly kind: 'market' }
  | { readonly kind: 'battle' };

export interface OverlayProps {
  readonly layout: TableLayout;
  readonly view: SevenSeasView;
  /** What lies in the lid. */
  readonly dice: readonly LidDie[];
  readonly seats: readonly SeatSetup[];
  readonly thinking: Seat | null;
  readonly ask: SevenSeasAsk | null;
  /** What the question is about, where it lies nowhere on the table. */
  readonly about: string | null;
  readonly chosen: SevenSeasAction | null;
  /** The own adventure cards may be on the screen. */
  readonly open: boolean;
  readonly onTouch: (action: SevenSeasAction) => void;
  readonly onPlay: (action: SevenSeasAction) => void;
  readonly onInspect: (what: Inspected) => void;
  /** The step of a battle that is to be seen now. */
  readonly step: Beat | null;
  /** There has been a battle that can be looked at again. */
  readonly fought: boolean;
}
