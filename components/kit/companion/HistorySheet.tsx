import { View } from 'react-native';
import { useLanguage, useWords, type Words } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Sheet } from '@/components/ui/sheet';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Finished } from './kept';

interface HistorySheetProps {
  readonly list: readonly Finished[];
  /** The game's own word for what a person played with. */
  readonly withWords?: ((key: string, t: Words) => string) | undefined;
  readonly onClose: () => void;
}

/** 11.6: who won, with how many points and which trait. */
export function HistorySheet({ list, withWords, onClose }: HistorySheetProps) {
  const t = useWords();
  const theme = useTheme();
  const language = useLanguage();
  return (
    <Sheet
      open
      title={t('companion:history.title')}
      closeLabel={t('app:common.close')}
      onClose={onClose}
      testID="history"
    >
      {list.length === 0 ? <Text tone="text2">{t('companion:history.empty')}</Text> : null}
      {winsOf(list).map(([name, count]) => (
        <Text key={name} role="label">
          {t('companion:history.wins', { name, count })}
        </Text>
      ))}
      {list.map(({ id, at, people, winners }) => (
        <View
          key={id}
          testID="history-line"
          style={{ gap: 4, padding: 12, borderRadius: RADIUS.strip, backgroundColor: theme.raised }}
        >
          <Text role="min" tone="text3">
            {new Date(at).toLocaleDateString(language)}
          </Text>
          {people.map((person, seat) => (
            <View key={seat} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
              <Emblem emblem={person.emblem} size={24} />
              <Text role="body" tone={winners.includes(seat) ? 'lamp' : 'text2'} style={{ flex: 1 }}>
                {person.with === null || !withWords
                  ? t('companion:history.line', { name: person.name, points: person.points })
                  : t('companion:history.lineWith', {
                      name: person.name,
                      points: person.points,
                      with: withWords(person.with, t),
                    })}
              </Text>
            </View>
          ))}
        </View>
      ))}
    </Sheet>
  );
}

/** Whoever has won most, first. */
function winsOf(list: readonly Finished[]): (readonly [string, number])[] {
  const wins = new Map<string, number>();
  for (const { people, winners } of list) {
    for (const seat of winners) {
      const name = people[seat]?.name ?? '';
      wins.set(name, (wins.get(name) ?? 0) + 1);
    }
  }
  return [...wins].sort((a, b) => b[1] - a[1]);
}
