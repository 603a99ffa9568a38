import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { UndoFoot, type FootProps } from '../UndoFoot';
import { BlockList } from './BlockList';
import type { Leaf as Spec } from './spec';

interface LeafProps extends FootProps {
  readonly leaf: Spec;
  readonly close: () => void;
}

/** What opens over a sheet, with its keys and undo at the foot. */
export function Leaf({ leaf, close, onUndo, refused }: LeafProps) {
  const t = useWords();
  const { title, testID, blocks, keys = [], undo = true, onClose = close, onTouch } = leaf;
  const buttons = keys.map((key) => <Button key={key.testID} {...key} />);
  return (
    <Sheet
      open
      title={title}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID={testID}
      foot={
        undo ? (
          <UndoFoot onUndo={onUndo} refused={refused} {...(onTouch && { onTouch })}>
            {buttons}
          </UndoFoot>
        ) : (
          buttons
        )
      }
    >
      <BlockList of={blocks} />
    </Sheet>
  );
}
