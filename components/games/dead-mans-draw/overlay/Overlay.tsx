import { useWords } from '@/components/i18n/words';
import type { Target } from '../targets';
import { CardTray } from './CardTray';
import { Middle } from './Middle';
import { OpenCards } from './OpenCards';
import { OwnSide } from './OwnSide';
import type { OverlayProps } from './props';
import { Strips } from './Strips';
import { Traits } from './Traits';

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
      <OpenCards {...all} />
      <OwnSide {...all} />
      <CardTray {...all} />
      <Traits {...all} />
    </>
  );
}
