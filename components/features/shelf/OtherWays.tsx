import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { GameId } from '@/engine';
import { GameThumb } from './GameThumb';

interface OtherWaysProps {
  /** Those whose boxes begin a first match at once. */
  readonly games: readonly GameId[];
  readonly onChoose: (game: GameId) => void;
}

/** For who sits down with friends, or wants to learn first: the page where players and rules are chosen. */
export function OtherWays({ games, onChoose }: OtherWaysProps) {
  const t = useWords();
  const theme = useTheme();
  if (games.length === 0) return null;
  return (
    <>
      <Text role="section">{t('app:shelf.otherWays')}</Text>
      {games.map((game) => (
        <Row
          key={game}
          title={t(`app:games.${game}.title`)}
          sub={t('app:shelf.otherWaysNote')}
          left={<GameThumb game={game} lit />}
          right={<Glyph name="chev" color={theme.text3} />}
          onPress={() => onChoose(game)}
          testID={`set-up-${game}`}
        />
      ))}
    </>
  );
}
