import { router } from 'expo-router';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';

export interface Guest {
  readonly id: string;
  readonly over: boolean;
  readonly replay: boolean;
}

/** A single match has come in: where to go with it. */
export function Arrived({ guest: { id, over, replay } }: { readonly guest: Guest }) {
  const t = useWords();
  const params = { id };
  return (
    <View style={{ gap: 8 }} testID="arrived">
      <Text tone="good" accessibilityLiveRegion="polite">
        {t('backup:arrived')}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
        {replay ? (
          <Button
            label={t('replay:open')}
            onPress={() => router.push({ pathname: '/replay/[id]', params })}
            testID="watch-guest"
            style={{ flexGrow: 1 }}
          />
        ) : null}
        <Button
          label={over ? t('backup:toScore') : t('app:shelf.continue')}
          onPress={() => router.push({ pathname: over ? '/score/[id]' : '/play/[id]', params })}
          testID="open-guest"
          style={{ flexGrow: 1 }}
        />
      </View>
    </View>
  );
}
