import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { chapterKey, sectionsOf, titleKey, type Book, type Chapter, type Group, type Section } from './book';
import { Chip } from './Chip';
import { Lit, Prose, Sign } from './Prose';
import { signsOf } from './signs';
import { rulesTones } from './tones';
import { bookWords } from './words';

export interface RulesPageProps {
  readonly book: Book;
  readonly chapter: Chapter;
  readonly section: Section;
  readonly lit: readonly string[];
  readonly onSection: (id: string) => void;
}

/** One section: where it stands, its title, what it says, its picture, and what belongs to it. */
export function RulesPage({ book, chapter, section, lit, onSection }: RulesPageProps) {
  const t = useWords();
  const theme = useTheme();
  const scale = useTextScale();
  const words = bookWords(book, t);
  const [first, ...rest] = section.groups;
  // A page that begins with a heading has its picture above it.
  const opening = first?.head === null ? first : null;
  const headed = opening ? rest : section.groups;
  return (
    <View testID={`rules-page-${section.id}`} style={{ gap: 14 }}>
      <View style={{ gap: 6 }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
          <Text role="sub" tone="text2">
            {t(`app:games.${book.game}.title`)}
          </Text>
          <Glyph name="chev" size={14} color={theme.text2} />
          <Text role="sub" tone="text2">
            {words(chapterKey(chapter))}
          </Text>
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
          {section.marks.map((mark) => (
            <Sign key={mark.icon} mark={mark} size={40 * Math.min(scale, 1.5)} />
          ))}
          <Text role="title" style={{ flex: 1 }} testID="rules-title">
            <Lit text={words(titleKey(section))} stems={lit} />
          </Text>
        </View>
      </View>
      {opening ? <GroupText book={book} group={opening} lit={lit} /> : null}
      {section.figure ? <book.Figure key={section.figure} id={section.figure} /> : null}
      {headed.map((group) => (
        <GroupText key={group.head} book={book} group={group} lit={lit} />
      ))}
      {section.see.length > 0 ? (
        <View style={{ gap: 8, marginTop: 8 }}>
          <Text role="sub" tone="text2" level={3}>
            {t('rules:see')}
          </Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
            {sectionsOf(book)
              .filter(({ id }) => section.see.includes(id))
              .map((other) => (
                <Chip
                  key={other.id}
                  label={words(titleKey(other))}
                  marks={other.marks}
                  onPress={() => onSection(other.id)}
                  testID={`see-${other.id}`}
                />
              ))}
          </View>
        </View>
      ) : null}
    </View>
  );
}

interface GroupTextProps {
  readonly book: Book;
  readonly group: Group;
  readonly lit: readonly string[];
}

function GroupText({ book, group, lit }: GroupTextProps) {
  const t = useWords();
  const theme = useTheme();
  const scale = useTextScale();
  const words = bookWords(book, t);
  const signs = signsOf(book);
  return (
    <View style={{ gap: 8 }}>
      {group.head ? (
        <Text role="section" color={rulesTones(theme).heading} style={{ marginTop: 6 }}>
          <Lit text={words(group.head)} stems={lit} />
        </Text>
      ) : null}
      {group.points.map(({ key }) =>
        group.list ? (
          <View key={key} style={{ flexDirection: 'row', gap: 10 }}>
            <View
              aria-hidden
              style={{
                width: 7,
                height: 7,
                borderRadius: 3.5,
                marginTop: 10 * scale,
                backgroundColor: theme.accent,
              }}
            />
            <View style={{ flex: 1 }}>
              <Prose signs={signs} lit={lit}>
                {words(key)}
              </Prose>
            </View>
          </View>
        ) : (
          <Prose key={key} signs={signs} lit={lit}>
            {words(key)}
          </Prose>
        ),
      )}
    </View>
  );
}
