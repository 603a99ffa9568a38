import type { SeatColour } from '@/components/art/seats';
import type { Region, SeaId } from '../map/seas';
import type { Good } from './looks';

/** What is drawn in a sea. Names come from the words of the game: nothing here knows one. */
export interface SeaState {
  readonly name: string;
  readonly owner: SeatColour | null;
  readonly income: number;
  readonly goods: Good | null;
  readonly port: boolean;
  /** Guards that everybody may count. */
  readonly guards: number;
  /** Whose flagships lie here. */
  readonly ships: readonly SeatColour[];
}

/** What is drawn over the base of a chart. It changes with the view, never with the camera. */
export interface ChartState {
  readonly seas: Readonly<Record<SeaId, SeaState>>;
  readonly regions: Readonly<Record<Region, string>>;
  /** They wear lights: what may be done now may be done there. */
  readonly legal: readonly SeaId[];
  /** All round it lights, all else is darker. */
  readonly chosen: SeaId | null;
  /** Three seas of one good in one hand (2.4). */
  readonly monopolies: readonly { readonly good: Good; readonly seas: readonly SeaId[] }[];
  /** The dice of this turn's event and what they brought; undefined before the first of them. */
  readonly event?: { readonly dice: readonly number[]; readonly words: string } | undefined;
  /** The flagship whose turn it is wears a ring of lights. */
  readonly active: SeatColour | null;
}
