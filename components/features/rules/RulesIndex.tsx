import { useMemo } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Row } from '@/components/ui/row';
import { Text } from '@/components/ui/text';
import { useTextScale } from '@/components/ui/theme/context';
import { chapterKey, titleKey, type Book, type Section } from '@/components/kit/rules/book';
import { Prose, Sign } from '@/components/kit/rules/Prose';
import { bookWords } from '@/components/kit/rules/words';
import { indexRules, searchRules, wantedBy } from './search';

interface RulesIndexProps {
  readonly book: Book;
  readonly query: string;
  readonly here: string | null;
  readonly onSection: (id: string) => void;
}

/** All chapters with their sections; or, while something is searched for, what was found. */
export function RulesIndex({ book, query, here, onSection }: RulesIndexProps) {
  const t = useWords();
  const words = useMemo(() => bookWords(book, t), [book, t]);
  const synonyms = t('rules:synonyms');
  const lit = wantedBy(query, synonyms).flat();
  const searching = lit.length > 0;
  const index = useMemo(() => (searching ? indexRules(book, words) : []), [book, words, searching]);
  if (searching) {
    const found = searchRules(index, query, synonyms);
    return (
      <View testID="rules-found" style={{ gap: 8 }}>
        <Text role="sub" tone="text2" accessibilityLiveRegion="polite" testID="rules-count">
          {found.length === 0 ? t('rules:none', { query }) : t('rules:found', { count: found.length })}
        </Text>
        {found.length === 0 ? <Text tone="text2">{t('rules:noneNote')}</Text> : null}
        {found.map(({ chapter, section, text }) => (
          <View key={section.id} style={{ gap: 2 }}>
            <SectionRow
              section={section}
              words={words}
              sub={words(chapterKey(chapter))}
              here={here}
              onSection={onSection}
              testID={`found-${section.id}`}
            />
            {text ? (
              <View aria-hidden style={{ paddingHorizontal: 14, paddingBottom: 6 }}>
                <Prose small tone="text2" lit={lit}>
                  {text}
                </Prose>
              </View>
            ) : null}
          </View>
        ))}
      </View>
    );
  }
  return (
    <View testID="rules-index" style={{ gap: 20 }}>
      {book.chapters.map((chapter) => (
        <View key={chapter.id} style={{ gap: 8 }}>
          <Text role="section">{words(chapterKey(chapter))}</Text>
          {chapter.sections.map((section) => (
            <SectionRow
              key={section.id}
              section={section}
              words={words}
              here={here}
              onSection={onSection}
              testID={`section-${section.id}`}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

interface SectionRowProps extends Pick<RulesIndexProps, 'here' | 'onSection'> {
  readonly section: Section;
  readonly words: (key: string) => string;
  readonly sub?: string;
  readonly testID: string;
}

function SectionRow({ section, words, sub, here, onSection, testID }: SectionRowProps) {
  const scale = useTextScale();
  return (
    <Row
      title={words(titleKey(section))}
      sub={sub ?? (section.brief ? words(section.brief) : undefined)}
      chosen={here === section.id}
      onPress={() => onSection(section.id)}
      testID={testID}
      left={
        section.marks.length === 0 ? undefined : (
          <View style={{ flexDirection: 'row', gap: 4 }}>
            {section.marks.map((mark) => (
              <Sign key={mark.icon} mark={mark} size={30 * Math.min(scale, 1.5)} />
            ))}
          </View>
        )
      }
    />
  );
}
