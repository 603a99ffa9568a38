import { router } from 'expo-router';
import { useEffect, useRef } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { useTheme } from '@/components/ui/theme/context';
import type { GameId } from '@/engine';
import { beginFirstMatch } from './first-match';

/** Deals the first match at once, and goes to its table; where that cannot be, to the set-up, which says why. */
export function FirstMatchScreen({ game }: { readonly game: GameId }) {
  const t = useWords();
  const theme = useTheme();
  /** However often effects run, one match is dealt. */
  const dealt = useRef(false);
  useEffect(() => {
    if (dealt.current) return;
    dealt.current = true;
    const started = beginFirstMatch(game, t);
    if (started && 'id' in started) router.replace({ pathname: '/play/[id]', params: { id: started.id } });
    else router.replace({ pathname: '/new/[game]', params: { game } });
  }, [game, t]);
  return <View style={{ flex: 1, backgroundColor: theme.ground }} />;
}
