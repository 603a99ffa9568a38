import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { removeScenario, type KeptScenario } from '@/components/kit/packs/scenarios';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { useToast } from '@/components/ui/toast';

/** Records that are no charts: of a backup that was made or changed elsewhere. They lie there until they are deleted. */
export function Unreadable({ kept }: { readonly kept: readonly KeptScenario[] }) {
  const t = useWords();
  const toast = useToast();

  function remove(id: string): void {
    const back = removeScenario(id);
    const name = t('charts-admiral:unreadable');
    toast({ text: t('packs:deleted', { name }), action: { label: t('app:common.undo'), run: back } });
  }

  return kept.map(({ id }) => (
    <View key={id} style={{ gap: 8 }}>
      <Text tone="bad">{t('charts-admiral:unreadableNote')}</Text>
      <Button
        kind="danger"
        label={t('packs:scenarios.delete')}
        onPress={() => remove(id)}
        testID={`delete-unreadable-${id}`}
      />
    </View>
  ));
}
