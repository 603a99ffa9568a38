import { bookOf, moduleOf } from '@/components/games/registry';
import { router, type Href } from 'expo-router';
import { Glyph } from '@/components/art/Glyph';
import type { GlyphName } from '@/components/art/generated/glyphs';
import { useWords } from '@/components/i18n/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { GameId } from '@/engine';

const hasTracker = (game: GameId) => moduleOf(game)?.tracker !== undefined;

/** Whether there is something to do with a game that cannot be played yet. */
export function isOfUse(game: GameId): boolean {
  return bookOf(game) !== null || hasTracker(game);
}

interface AshoreSheetProps {
  /** Null: closed. */
  readonly game: GameId | null;
  readonly onClose: () => void;
}

/** What a box that is not aboard already has to offer: its rules, and the companion for a table with the real box. */
export function AshoreSheet({ game, onClose }: AshoreSheetProps) {
  const t = useWords();
  const theme = useTheme();
  if (!game) return null;
  const title = t(`app:games.${game}.title`);
  const way = (label: string, glyph: GlyphName, to: Href, testID: string) => (
    <Button
      kind="ghost"
      label={label}
      icon={<Glyph name={glyph} color={theme.text1} />}
      onPress={() => {
        onClose();
        router.push(to);
      }}
      testID={testID}
    />
  );
  return (
    <Sheet open title={title} closeLabel={t('app:common.close')} onClose={onClose} testID="ashore-sheet">
      <Text tone="text2">{t('app:shelf.notAboardHint', { game: title })}</Text>
      {bookOf(game) ? way(t('rules:title'), 'book', { pathname: '/rules/[game]', params: { game } }, 'to-rules') : null}
      {hasTracker(game)
        ? way(t('companion:open'), 'tracker', { pathname: '/companion/[game]', params: { game } }, 'to-companion')
        : null}
    </Sheet>
  );
}
