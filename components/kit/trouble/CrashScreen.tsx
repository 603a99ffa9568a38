import * as Clipboard from 'expo-clipboard';
import { router, type ErrorBoundaryProps } from 'expo-router';
import { useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { report } from './report';
import { TroubleScreen } from './TroubleScreen';

/** A screen could not be drawn. Everything was saved before, so the way back is simply to open it again. */
export function CrashScreen({ error, retry }: ErrorBoundaryProps) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await Clipboard.setStringAsync(await report(error));
    setCopied(true);
  };
  const toShelf = () => {
    router.dismissTo('/');
    void retry();
  };
  return (
    <SafeAreaProvider>
      <TroubleScreen
        testID="crash"
        text={t('app:trouble.text')}
        onShelf={toShelf}
        lead={{ label: t('app:trouble.again'), onPress: () => void retry(), testID: 'try-again' }}
      >
        <Button kind="ghost" label={t('app:trouble.copy')} onPress={() => void copy()} testID="copy-report" />
        {copied ? <Text align="center">{t('app:trouble.copied')}</Text> : null}
      </TroubleScreen>
    </SafeAreaProvider>
  );
}
