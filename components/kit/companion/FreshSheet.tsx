import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';

interface FreshSheetProps {
  readonly onAgain: () => void;
  readonly onOthers: () => void;
  readonly onClose: () => void;
}

export function FreshSheet({ onAgain, onOthers, onClose }: FreshSheetProps) {
  const t = useWords();
  return (
    <Sheet
      open
      title={t('companion:fresh.title')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="fresh-sheet"
    >
      <Text tone="text2">{t('companion:fresh.text')}</Text>
      <Button kind="primary" label={t('companion:fresh.same')} onPress={onAgain} testID="fresh-same" />
      <Button label={t('companion:fresh.other')} onPress={onOthers} testID="fresh-other" />
    </Sheet>
  );
}
