import { useWords } from '@/components/i18n/words';
import { Key } from '@/components/ui/key';
import type { DecisionBlockProps } from './DecisionBlock';

type Keys = Pick<DecisionBlockProps, 'undoOff' | 'onUndo' | 'onActions' | 'onAsides' | 'advice' | 'onRefuse'>;

export function UndoKey({ undoOff, onUndo, onRefuse }: Keys) {
  const t = useWords();
  return (
    <Key glyph="undo" label={t('app:play.undo')} onPress={onUndo} off={undoOff} onRefuse={onRefuse} testID="undo" />
  );
}

/** Advice, what may be done unasked, the list of all answers. */
export function HelpKeys({ advice, onAsides, onActions, onRefuse }: Keys) {
  const t = useWords();
  return (
    <>
      {advice ? (
        <Key
          glyph="lantern"
          label={t('app:advice.ask')}
          onPress={advice.onPress}
          off={advice.off}
          onRefuse={onRefuse}
          testID="ask-advice"
        />
      ) : null}
      {onAsides ? <Key glyph="plus" label={t('app:asides.title')} onPress={onAsides} testID="open-asides" /> : null}
      <Key glyph="menu" label={t('app:play.actions')} onPress={onActions} testID="all-actions" />
    </>
  );
}
