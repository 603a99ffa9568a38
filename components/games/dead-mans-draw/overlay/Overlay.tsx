import { useWords } from '@/components/i18n/words';
import type { Seat } from '@/engine';
import type { DeadMansDrawAction } from '@/engine/games/dead-mans-draw/actions';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import type { SceneProps } from '../scene-props';
import type { Target } from '../targets';
import { Middle } from './Middle';
import { OwnSide } from './OwnSide';
import { Strips } from './Strips';
import { Tray } from './Tray';

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

/** Touch, labels and reading order of the table: rivals in turn order, the middle, the own side, then what is asked. */
export function Overlay(props: Omit<OverlayProps, 'stateOf'>) {
  const t = useWords();
  const stateOf = (target: Target | undefined) => {
    if (!target) return [];
    const state = target.key === props.chosen ? 'dead-mans-draw:places.chosen' : 'dead-mans-draw:places.canBeChosen';
    return target.busts ? [t(state), t('dead-mans-draw:places.wouldSink')] : [t(state)];
  };
  const all = { ...props, stateOf };
  return (
    <>
      <Strips {...all} />
      <Middle {...all} />
      <OwnSide {...all} />
      <Tray {...all} />
    </>
  );
}
