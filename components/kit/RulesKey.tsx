import { useWords } from '@/components/i18n/words';
import { Key } from '@/components/ui/key';
import type { OnRules } from './face';

interface RulesKeyProps {
  /** A thing of the game. */
  readonly about: string;
  readonly onRules: OnRules | undefined;
  readonly onClose: () => void;
}

/** From what is looked at to the rules about it. */
export function RulesKey({ about, onRules, onClose }: RulesKeyProps) {
  const t = useWords();
  const open = onRules?.(about);
  if (!open) return null;
  const leave = () => {
    onClose();
    open();
  };
  return <Key glyph="help" label={t('rules:title')} onPress={leave} testID="inspect-rules" />;
}
