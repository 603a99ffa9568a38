import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useHasKeys } from './keys';
import { useSpeed } from './use-speed';

export interface ActionLine {
  readonly id: string;
  /** The figure on the keyboard that stands for it. */
  readonly key: number | null;
  readonly text: string;
  /** What the Captain would do. */
  readonly lit: boolean;
  readonly onPress: () => void;
}

interface ActionsSheetProps {
  readonly open: boolean;
  readonly actions: readonly ActionLine[];
  readonly onClose: () => void;
}

/** Every legal action in words: for screen readers, switches, and whoever likes lists better than pictures. */
export function ActionsSheet({ open, actions, onClose }: ActionsSheetProps) {
  const t = useWords();
  const speed = useSpeed();
  const hasKeys = useHasKeys();
  return (
    <Sheet
      open={open}
      title={t('app:play.actions')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="actions"
      foot={<Button label={speed.label} kind="secondary" onPress={speed.change} testID="actions-speed" />}
    >
      <Text tone="text2">{t(actions.length === 0 ? 'app:play.noActions' : 'app:play.actionsNote')}</Text>
      {hasKeys ? (
        <Text role="note" tone="text3" testID="keys-help">
          {t('app:play.keys')}
        </Text>
      ) : null}
      {actions.map(({ id, key, text, lit, onPress }) => (
        <Row
          key={id}
          left={hasKeys && key !== null ? <Text role="label">{key}</Text> : null}
          title={text}
          sub={lit ? t('app:advice.title') : undefined}
          chosen={lit}
          onPress={onPress}
          testID={`action-${id.replace(/ /g, '-')}`}
        />
      ))}
    </Sheet>
  );
}
