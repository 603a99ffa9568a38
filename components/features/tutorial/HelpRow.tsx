import { bookOf, courseOf } from '@/components/games/registry';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { useGo } from '@/components/ui/go';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import type { GameId } from '@/engine';
import { lessonsToGoOn } from '@/components/play/lesson/learning';

/** For who does not know the game yet: lessons, and the rules to read. Nothing for a game that has neither. */
export function HelpRow({ game }: { readonly game: GameId }) {
  const t = useWords();
  const theme = useTheme();
  const go = useGo();
  // Beside each other while a long word fits into half a phone.
  const half = { flexGrow: 1, flexBasis: 160 * Math.min(useTextScale(), 1.6) };
  const course = courseOf(game);
  const book = bookOf(game);
  if (!course && !book) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
      {course ? (
        <Button
          kind="ghost"
          label={t(lessonsToGoOn(game) === null ? 'tutorial:start' : 'tutorial:resume')}
          icon={<Glyph name="hand" color={theme.text1} />}
          style={half}
          onPress={() => go({ pathname: '/learn/[game]', params: { game } })}
          testID="learn"
        />
      ) : null}
      {book ? (
        <Button
          kind="ghost"
          label={t('rules:title')}
          icon={<Glyph name="book" color={theme.text1} />}
          style={half}
          onPress={() => go({ pathname: '/rules/[game]', params: { game } })}
          testID="read-rules"
        />
      ) : null}
    </View>
  );
}
