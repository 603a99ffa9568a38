import { goBack } from '@/components/ui/go-back';
import { bookOf } from '@/components/games/registry';
import { router } from 'expo-router';
import { useState, type ReactNode } from 'react';
import { useWindowDimensions } from 'react-native';
import { useLaterWords } from '@/components/i18n/later-words';
import { useWords } from '@/components/i18n/words';
import { WordsTrouble } from '@/components/kit/trouble/WordsTrouble';
import { Header } from '@/components/ui/header';
import { Screen } from '@/components/ui/screen';
import { Text } from '@/components/ui/text';
import { InGame } from '@/components/ui/theme/context';
import type { Book } from '@/components/kit/rules/book';
import { RulesBody } from './RulesBody';

interface RulesScreenProps {
  readonly game: string;
  /** Null: the list of all sections. */
  readonly section: string | null;
  /** What was searched for. */
  readonly find: string;
}

const toBefore = () => goBack();

/** The rules of a game: a list and its pages, one beside the other where there is room. */
export function RulesScreen({ game, ...rest }: RulesScreenProps) {
  const t = useWords();
  const book = bookOf(game);
  if (!book) {
    return (
      <NoPages testID="no-rules">
        <Text>{t('rules:noBook')}</Text>
      </NoPages>
    );
  }
  return (
    <InGame game={book.game}>
      <Pages book={book} {...rest} />
    </InGame>
  );
}

function NoPages({ testID, children }: { readonly testID: string; readonly children: ReactNode }) {
  const t = useWords();
  return (
    <Screen
      testID={testID}
      head={<Header title={t('rules:title')} back={{ label: t('app:common.back'), onPress: toBefore }} />}
    >
      {children}
    </Screen>
  );
}

function Pages({ book, section, find }: Omit<RulesScreenProps, 'game'> & { readonly book: Book }) {
  const { width, height } = useWindowDimensions();
  const [query, setQuery] = useState(find);
  const { state } = useLaterWords(book.subject);
  const wide = width >= 760 && height >= 500;
  const params = (id: string) => ({ game: book.game, section: id, ...(query ? { find: query } : {}) });
  const open = (id: string, how: 'push' | 'replace') =>
    router[how]({ pathname: '/rules/[game]/[section]', params: params(id) });
  if (state !== 'here') {
    return (
      <NoPages testID="rules-to-come">
        <WordsTrouble subject={book.subject} />
      </NoPages>
    );
  }
  return (
    <RulesBody
      book={book}
      section={section}
      query={query}
      wide={wide}
      width={width}
      onQuery={setQuery}
      onSection={(id) => open(id, wide ? 'replace' : 'push')}
      onChapter={(id) => open(id, 'replace')}
      onSearch={() => router.push({ pathname: '/rules/[game]', params: { game: book.game } })}
      onBack={toBefore}
    />
  );
}
