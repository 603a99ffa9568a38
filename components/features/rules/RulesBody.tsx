import { useRef } from 'react';
import { ScrollView, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/components/i18n/words';
import { Header } from '@/components/ui/header';
import { Key } from '@/components/ui/key';
import { Text } from '@/components/ui/text';
import { LookProvider, useTextScale, useTheme } from '@/components/ui/theme/context';
import { useMargin } from '@/components/ui/theme/margin';
import { SPACE } from '@/components/ui/theme/tokens';
import { chapterKey, findSection, type Book, type Chapter } from '@/components/kit/rules/book';
import { Chip } from '@/components/kit/rules/Chip';
import { RulesIndex } from './RulesIndex';
import { RulesPage } from '@/components/kit/rules/RulesPage';
import { Search } from './Search';
import { rulesTones } from '@/components/kit/rules/tones';
import { bookWords } from '@/components/kit/rules/words';
import { wantedBy } from './search';
import { Waves, WAVES } from './Waves';

export interface RulesBodyProps {
  readonly book: Book;
  readonly section: string | null;
  readonly query: string;
  /** List and page side by side. */
  readonly wide: boolean;
  readonly width: number;
  readonly onQuery: (query: string) => void;
  readonly onSection: (id: string) => void;
  readonly onChapter: (firstSection: string) => void;
  readonly onSearch: () => void;
  readonly onBack: () => void;
}

const LIST = 360;
const READABLE = 680;

export function RulesBody(props: RulesBodyProps) {
  const { book, section, query, wide, width } = props;
  const t = useWords();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const first = book.chapters[0]?.sections[0]?.id ?? '';
  const page = findSection(book, section ?? (wide ? first : ''));
  const missing = section !== null && !page;
  const list = (
    <>
      <Search query={query} onQuery={props.onQuery} />
      {missing ? (
        <Text tone="bad" testID="rules-missing">
          {t('rules:noSection')}
        </Text>
      ) : null}
      <RulesIndex book={book} query={query} here={page?.section.id ?? null} onSection={props.onSection} />
    </>
  );
  const lit = wantedBy(query, t('rules:synonyms')).flat();
  const reading = page ? <RulesPage book={book} {...page} lit={lit} onSection={props.onSection} /> : null;
  const margin = useMargin();
  const below = insets.bottom + SPACE.screen;
  const column = { paddingTop: WAVES + 8, paddingBottom: below, paddingHorizontal: margin, gap: 14 } as const;
  const pageColumn = { ...column, width: '100%', maxWidth: READABLE, alignSelf: 'center' } as const;
  return (
    <View testID="rules" style={{ flex: 1, backgroundColor: theme.ground }}>
      <Head {...props} searchable={!wide && page !== null} />
      <View style={{ flex: 1, flexDirection: 'row', paddingLeft: insets.left, paddingRight: insets.right }}>
        {wide ? (
          <ScrollView
            style={{ maxWidth: LIST, borderRightWidth: 1, borderRightColor: theme.line }}
            contentContainerStyle={column}
            keyboardShouldPersistTaps="handled"
          >
            {list}
          </ScrollView>
        ) : null}
        <ScrollView
          key={page?.section.id ?? 'list'}
          style={{ flex: 1 }}
          contentContainerStyle={pageColumn}
          keyboardShouldPersistTaps="handled"
        >
          {reading ?? (wide ? null : list)}
        </ScrollView>
        <View pointerEvents="none" style={{ position: 'absolute', top: 0, left: 0, right: 0 }}>
          <Waves width={width} sheets={rulesTones(theme).sheets} />
        </View>
      </View>
      {page && !wide ? <ChapterBar book={book} here={page.chapter} onChapter={props.onChapter} /> : null}
    </View>
  );
}

/** On a dark sheet by day, too, so its signs are light in both themes. */
function Head({ book, onBack, onSearch, searchable }: RulesBodyProps & { readonly searchable: boolean }) {
  const t = useWords();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const textScale = useTextScale();
  return (
    <View
      style={{
        backgroundColor: rulesTones(theme).sheets[2],
        paddingTop: insets.top,
        paddingHorizontal: margin,
        paddingLeft: margin + insets.left,
      }}
    >
      <LookProvider scheme="night" textScale={textScale} high={theme.high}>
        <Header
          title={t('rules:title')}
          back={{ label: t('app:common.back'), onPress: onBack }}
          right={
            searchable ? (
              <Key glyph="search" label={t('rules:search')} onPress={onSearch} testID="rules-search-open" />
            ) : (
              <Text role="sub" tone="text2" style={{ flexShrink: 1 }}>
                {t(`app:games.${book.game}.title`)}
              </Text>
            )
          }
        />
      </LookProvider>
    </View>
  );
}

interface ChapterBarProps {
  readonly book: Book;
  readonly here: Chapter;
  readonly onChapter: (firstSection: string) => void;
}

/** Under the thumb: all chapters, the one that is open marked. */
function ChapterBar({ book, here, onChapter }: ChapterBarProps) {
  const t = useWords();
  const words = bookWords(book, t);
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const margin = useMargin();
  const bar = useRef<ScrollView>(null);
  const show = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    bar.current?.scrollTo({ x: Math.max(0, layout.x - margin), animated: false });
  return (
    <View style={{ borderTopWidth: 1, borderTopColor: theme.line, paddingBottom: insets.bottom }}>
      <ScrollView
        ref={bar}
        horizontal
        showsHorizontalScrollIndicator={false}
        role="tablist"
        accessibilityLabel={t('rules:chapters')}
        contentContainerStyle={{ gap: 8, paddingHorizontal: margin, paddingVertical: 8 }}
      >
        {book.chapters.map((chapter) => (
          <View key={chapter.id} {...(chapter.id === here.id ? { onLayout: show } : {})}>
            <Chip
              label={words(chapterKey(chapter))}
              here={chapter.id === here.id}
              onPress={() => onChapter(chapter.sections[0]?.id ?? '')}
              testID={`chapter-${chapter.id}`}
            />
          </View>
        ))}
      </ScrollView>
    </View>
  );
}
