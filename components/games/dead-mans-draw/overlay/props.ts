import type { Seat } from '@/engine';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import type { SceneProps } from '../scene-props';
import type { Target } from '../targets';

/** What a touch without a question wants to see larger. */
export type Inspected =
  | { readonly kind: 'bank'; readonly seat: Seat }
  | { readonly kind: 'discard' }
  | { readonly kind: 'card'; readonly card: CardId };

export interface OverlayProps extends SceneProps {
  /** The kind of the open decision; undefined while nobody here is asked. */
  readonly kind: string | undefined;
  readonly legal: readonly DeadMansDrawAction[];
  readonly onTouch: (action: DeadMansDrawAction) => void;
  readonly onInspect: (what: Inspected) => void;
  /** How the state of a target is spoken. */
  readonly stateOf: (target: Target | undefined) => readonly string[];
}
