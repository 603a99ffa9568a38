import * as Clipboard from 'expo-clipboard';
import { router, type ErrorBoundaryProps } from 'expo-router';
import { useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useWords } from '@/components/i18n/words';
import { APP_VERSION, library } from '@/components/saves/vault';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { exportFile } from '@/engine/saves/transfer';
import { TroubleScreen } from './TroubleScreen';

/** What a report needs so that the trouble can be played again: version, error, and the match played last. */
function report(error: Error): string {
  const [last] = library.list().entries;
  const opened = last ? library.load(last.id) : null;
  const match = opened?.ok ? exportFile(opened.value.match, APP_VERSION) : null;
  return [`Pirate Shelf ${APP_VERSION}`, error.stack ?? error.message, match?.ok ? match.value : ''].join('\n\n');
}

/** A screen could not be drawn. Everything was saved before, so the way back is simply to open it again. */
export function CrashScreen({ error, retry }: ErrorBoundaryProps) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await Clipboard.setStringAsync(report(error));
    setCopied(true);
  };
  const toShelf = () => {
    router.dismissTo('/');
    void retry();
  };
  return (
    <SafeAreaProvider>
      <TroubleScreen testID="crash" text={t('app:trouble.text')} onShelf={toShelf}>
        <Button kind="secondary" label={t('app:trouble.again')} onPress={() => void retry()} testID="try-again" />
        <Button kind="ghost" label={t('app:trouble.copy')} onPress={() => void copy()} testID="copy-report" />
        {copied ? <Text align="center">{t('app:trouble.copied')}</Text> : null}
      </TroubleScreen>
    </SafeAreaProvider>
  );
}
