import { useState, useSyncExternalStore } from 'react';
import { View } from 'react-native';
import { troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { stored, storedHasChanged, whenStoredChanges, type AnyDocument } from '@/components/saves/vault';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useToast } from '@/components/ui/toast';

interface NewerNoticeProps {
  readonly documents: readonly AnyDocument[];
}

/** Where a record of a newer app stands in the way: what that means, and the key that sets it aside. Otherwise nothing. */
export function NewerNotice({ documents }: NewerNoticeProps) {
  const t = useWords();
  const toast = useToast();
  const [, lookAgain] = useState(0);
  const names = useSyncExternalStore(whenStoredChanges, () => lockedNames(documents));
  if (names === '') return null;
  const back = (entries: Parameters<typeof stored.putBack>[0]) => {
    const trouble = stored.putBack(entries);
    storedHasChanged();
    lookAgain((times) => times + 1);
    if (trouble) toast({ text: troubleWords(trouble, t) });
  };
  const setAside = () => {
    const results = documents.filter((one) => one.locked()).map((one) => one.setAside());
    storedHasChanged();
    const failed = results.find((result) => !result.ok);
    if (failed && !failed.ok) return toast({ text: troubleWords(failed.trouble, t) });
    const kept = results.flatMap((result) => (result.ok ? [result.value] : []));
    toast({
      text: t('app:aside.done'),
      action: { label: t('app:common.undo'), run: () => kept.forEach((entries) => back(entries)) },
    });
  };
  return (
    <View style={{ gap: 8 }} testID="newer">
      <Text tone="bad" accessibilityLiveRegion="polite">
        {t('app:aside.newer')}
      </Text>
      <Button label={t('app:aside.setAside')} onPress={setAside} testID="set-aside" />
    </View>
  );
}

function lockedNames(documents: readonly AnyDocument[]): string {
  return documents
    .filter((one) => one.locked())
    .map(({ name }) => name)
    .join(' ');
}
