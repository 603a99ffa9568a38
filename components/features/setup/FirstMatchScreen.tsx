import { router } from 'expo-router';
import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { useTheme } from '@/components/ui/theme/context';
import type { GameId } from '@/engine';
import { beginFirstMatch } from './first-match';

/** Deals the first match at once, and goes to its table; where that cannot be, to the set-up, which says why. */
export function FirstMatchScreen({ game }: { readonly game: GameId }) {
  const t = useWords();
  const theme = useTheme();
  const [started] = useState(() => beginFirstMatch(game, t));
  const id = started && 'id' in started ? started.id : null;
  useEffect(() => {
    if (id !== null) router.replace({ pathname: '/play/[id]', params: { id } });
    else router.replace({ pathname: '/new/[game]', params: { game } });
  }, [id, game]);
  return <View style={{ flex: 1, backgroundColor: theme.ground }} />;
}
