import { useWords } from '@/components/i18n/words';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';

export interface ActionLine {
  readonly key: string;
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
  return (
    <Sheet
      open={open}
      title={t('app:play.actions')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="actions"
    >
      <Text tone="text2">{t(actions.length === 0 ? 'app:play.noActions' : 'app:play.actionsNote')}</Text>
      {actions.map(({ key, text, lit, onPress }) => (
        <Row
          key={key}
          title={text}
          sub={lit ? t('app:advice.title') : undefined}
          chosen={lit}
          onPress={onPress}
          testID={`action-${key.replace(/ /g, '-')}`}
        />
      ))}
    </Sheet>
  );
}
