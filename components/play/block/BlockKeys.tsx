import { useWords } from '@/components/i18n/words';
import { Key } from '@/components/ui/key';

/** The key that asks for advice. */
export interface AdviceKey {
  /** Why there is none now. */
  readonly off: string | null;
  readonly onPress: () => void;
}

export interface BlockKeysProps {
  /** Why the last move cannot be taken back; null: it can. */
  readonly undoOff: string | null;
  readonly onUndo: () => void;
  readonly onActions: () => void;
  /** Opens what may be done unasked; null: nothing may. */
  readonly onAsides: (() => void) | null;
  /** Null: nobody is to be helped at this table. */
  readonly advice: AdviceKey | null;
  /** Says why something is not possible now. */
  readonly onRefuse: (reason: string, code?: string) => void;
}

export function UndoKey({ undoOff, onUndo, onRefuse }: BlockKeysProps) {
  const t = useWords();
  return (
    <Key glyph="undo" label={t('app:play.undo')} onPress={onUndo} off={undoOff} onRefuse={onRefuse} testID="undo" />
  );
}

/** Advice, what may be done unasked, the list of all answers. */
export function HelpKeys({ advice, onAsides, onActions, onRefuse }: BlockKeysProps) {
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
