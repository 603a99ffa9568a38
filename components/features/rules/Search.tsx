import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Field } from '@/components/ui/field';
import { Key } from '@/components/ui/key';

interface SearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** A line to search in, and the way out of the search. */
export function Search({ query, onQuery }: SearchProps) {
  const t = useWords();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 4 }}>
      <View style={{ flex: 1 }}>
        <Field
          label={t('rules:search')}
          value={query}
          onChange={onQuery}
          testID="rules-search"
          autoCapitalize="none"
          maxLength={60}
        />
      </View>
      {query === '' ? null : (
        <Key glyph="x" label={t('rules:clear')} onPress={() => onQuery('')} testID="rules-search-clear" />
      )}
    </View>
  );
}
