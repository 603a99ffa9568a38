import type { SeatSetup } from '@/engine';
import type { Words } from '@/components/i18n/words';
import type { Rect } from '@/components/kit/frame/box';
import type { Faces } from '@/components/kit/skia/text';
import type { Headings } from '../headings';
import type { Plan } from '../board/plan';

/** What pictures are made with, and where things stand. */
export interface ActionTools {
  readonly faces: Faces;
  readonly day: boolean;
  readonly plan: Plan;
  /** To whom signs stand upright. */
  readonly turn: number;
  readonly seats: readonly SeatSetup[];
  readonly headings: Headings;
  /** The window of the sea, where decks are laid over it. */
  readonly map: Rect;
  readonly t: Words;
}
