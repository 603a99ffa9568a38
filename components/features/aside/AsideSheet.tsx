import { HandKeys } from '@/components/kit/files/HandKeys';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { quarantine, stored, storedHasChanged } from '@/components/saves/vault';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useToast } from '@/components/ui/toast';
import type { Aside } from '@/engine/saves/aside';
import { asideWords } from './words';

interface AsideSheetProps {
  readonly aside: Aside;
  readonly sub: string;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** One record that is kept aside, and what can be done with it. */
export function AsideSheet({ aside, sub, onClose, onChange }: AsideSheetProps) {
  const t = useWords();
  const toast = useToast();
  const done = (text: string, action?: { readonly label: string; readonly run: () => void }) => {
    onClose();
    onChange();
    toast({ text, ...(action && { action }) });
  };
  const putBack = () => {
    const trouble = stored.putBack(aside.entries);
    storedHasChanged();
    done(trouble ? troubleWords(trouble, t) : t('app:aside.isBack'));
  };
  const discard = () => {
    const back = quarantine.throwAway(aside.entries);
    storedHasChanged();
    const run = () => {
      const kept = back();
      storedHasChanged();
      onChange();
      if (!kept) toast({ text: t('saves:write-failed') });
    };
    done(t('app:aside.discarded'), { label: t('app:common.undo'), run });
  };
  return (
    <Sheet open title={asideWords(aside, t)} closeLabel={t('app:common.close')} onClose={onClose} testID="aside-sheet">
      <Text tone="text2">{sub}</Text>
      <HandKeys file={{ what: 'aside', text: aside.text }} name="aside" />
      {aside.whole && aside.kind !== 'list' ? (
        <Button
          label={t('app:aside.putBack')}
          sub={t('app:aside.putBackNote')}
          onPress={putBack}
          testID="aside-put-back"
        />
      ) : null}
      <Button kind="danger" label={t('app:aside.discard')} onPress={discard} testID="aside-discard" />
    </Sheet>
  );
}
