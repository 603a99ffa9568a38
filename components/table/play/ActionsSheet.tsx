import { useWords } from '@/components/i18n/words';
import { Row } from '@/components/ui/row';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { HAS_KEYS } from './keys';

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
      {HAS_KEYS ? (
        <Text role="note" tone="text3" testID="keys-help">
          {t('app:play.keys')}
        </Text>
      ) : null}
      {actions.map(({ key, text, lit, onPress }, i) => (
        <Row
          key={key}
          left={HAS_KEYS && i < 9 ? <Text role="label">{i + 1}</Text> : null}
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
