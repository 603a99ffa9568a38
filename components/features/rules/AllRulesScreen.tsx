import { GAMES, bookOf } from '@/components/games/registry';
import { useState } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useLaterWords } from '@/components/i18n/later-words';
import { useWords } from '@/components/i18n/words';
import { GameThumb } from '@/components/features/shelf/GameThumb';
import { TabScreen } from '@/components/kit/tabs/TabScreen';
import { WordsTrouble } from '@/components/kit/trouble/WordsTrouble';
import { useGo } from '@/components/ui/go';
import { Header } from '@/components/ui/header';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { InGame, useTheme } from '@/components/ui/theme/context';
import { useToast } from '@/components/ui/toast';
import type { GameId } from '@/engine';
import { sectionsOf, type Book } from '@/components/kit/rules/book';
import { stems } from '@/components/kit/rules/fold';
import { RulesIndex } from './RulesIndex';
import { Search } from './Search';

/** The rules of every game on the shelf, and a search through all of them at once. */
export function AllRulesScreen() {
  const t = useWords();
  const [query, setQuery] = useState('');
  const searching = stems(query).length > 0;
  return (
    <TabScreen here="rules" testID="all-rules" head={<Header title={t('rules:title')} />}>
      <Search query={query} onQuery={setQuery} />
      {GAMES.map(({ id }) => {
        const book = bookOf(id);
        if (!searching) return <GameRow key={id} game={id} book={book} />;
        return book ? <FoundIn key={id} book={book} query={query} /> : null;
      })}
    </TabScreen>
  );
}

interface GameRowProps {
  readonly game: GameId;
  /** Null: nobody has written it yet. */
  readonly book: Book | null;
}

function GameRow({ game, book }: GameRowProps) {
  const t = useWords();
  const theme = useTheme();
  const toast = useToast();
  const go = useGo();
  return (
    <Row
      title={t(`app:games.${game}.title`)}
      sub={book ? t('rules:found', { count: sectionsOf(book).length }) : t('rules:noBook')}
      left={<GameThumb game={game} lit={book !== null} />}
      right={book ? <Glyph name="chev" color={theme.text3} /> : null}
      onPress={() => (book ? go({ pathname: '/rules/[game]', params: { game } }) : toast({ text: t('rules:noBook') }))}
      testID={`rules-of-${game}`}
    />
  );
}

/** What one book answers. */
function FoundIn({ book, query }: { readonly book: Book; readonly query: string }) {
  const t = useWords();
  const go = useGo();
  const { state } = useLaterWords(book.subject);
  return (
    <InGame game={book.game}>
      <View testID={`found-in-${book.game}`} style={{ gap: 8 }}>
        <Text role="section">{t(`app:games.${book.game}.title`)}</Text>
        {state === 'here' ? (
          <RulesIndex
            book={book}
            query={query}
            here={null}
            onSection={(section) =>
              go({ pathname: '/rules/[game]/[section]', params: { game: book.game, section, find: query } })
            }
          />
        ) : (
          <WordsTrouble subject={book.subject} />
        )}
      </View>
    </InGame>
  );
}
