import { router } from 'expo-router';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { reasonWords, troubleWords } from '@/components/i18n/reason-words';
import { useWords } from '@/components/i18n/words';
import { NewerNotice } from '@/components/kit/trouble/NewerNotice';
import { TroubleScreen } from '@/components/kit/trouble/TroubleScreen';
import { useTheme } from '@/components/ui/theme/context';
import type { GameId } from '@/engine';
import { learning } from '@/components/play/lesson/learning';
import { learn } from './learn';

/** Deals the match that teaches, or finds the one that was begun, and goes to its table. */
export function LearnScreen({ game }: { readonly game: string }) {
  const t = useWords();
  const theme = useTheme();
  const [started, setStarted] = useState(() => learn(game as GameId, t));
  const id = started && 'id' in started ? started.id : null;
  useEffect(() => {
    if (id !== null) router.replace({ pathname: '/play/[id]', params: { id } });
  }, [id]);
  if (id !== null) return <View style={{ flex: 1, backgroundColor: theme.ground }} />;
  const text =
    started === null
      ? t('app:trouble.noGame')
      : 'trouble' in started
        ? troubleWords(started.trouble, t)
        : 'refused' in started
          ? reasonWords(started.refused, game as GameId, [], t)
          : '';
  const again = {
    label: t('app:trouble.askAgain'),
    onPress: () => setStarted(learn(game as GameId, t)),
    testID: 'again',
  };
  return (
    <TroubleScreen
      testID="no-lessons"
      text={text}
      onShelf={() => router.dismissTo('/')}
      {...(started && 'trouble' in started && { lead: again })}
    >
      <NewerNotice documents={[learning]} />
    </TroubleScreen>
  );
}
