import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Field } from '@/components/ui/field';
import { Text } from '@/components/ui/text';
import { withValue } from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';

interface TextsPageProps {
  readonly scenario: Scenario;
  readonly onChange: (make: (now: Scenario) => Scenario) => void;
}

const TEXTS = [
  ['title', 80],
  ['summary', 320],
  ['briefing', 2000],
] as const;
const LANGUAGES = ['en', 'ru', 'uk'] as const;
const LONGEST_AUTHOR = 80;

/** 14.1: what is said of a chart, in as many languages as its maker knows. */
export function TextsPage({ scenario, onChange }: TextsPageProps) {
  const t = useWords();

  /** Without its last word the whole text is left out. */
  function set(key: (typeof TEXTS)[number][0], language: (typeof LANGUAGES)[number], text: string): void {
    onChange((now) => {
      const next = withValue(now, `${key}.${language}`, text === '' ? undefined : text);
      const isEmpty = key !== 'title' && Object.keys(next[key] ?? {}).length === 0;
      return isEmpty ? withValue(next, key, undefined) : next;
    });
  }

  return (
    <View style={{ gap: 12 }} testID="texts-page">
      {TEXTS.map(([key, most]) => (
        <View key={key} style={{ gap: 8 }}>
          <Text role="section">{t(`charts-admiral:texts.${key}`)}</Text>
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              label={t(`charts-admiral:texts.${language}`)}
              value={scenario[key]?.[language] ?? ''}
              onChange={(text) => set(key, language, text)}
              maxLength={most}
              multiline={key !== 'title'}
              testID={`text-${key}-${language}`}
            />
          ))}
        </View>
      ))}
      <Field
        label={t('charts-admiral:texts.author')}
        note={t('charts-admiral:texts.authorNote')}
        value={scenario.author ?? ''}
        onChange={(text) => onChange((now) => withValue(now, 'author', text === '' ? undefined : text))}
        maxLength={LONGEST_AUTHOR}
        testID="text-author"
      />
    </View>
  );
}
