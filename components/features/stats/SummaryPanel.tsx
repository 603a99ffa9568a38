import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { moduleOf } from '@/components/games/registry';
import { summaryOf, type Part } from '@/engine/stats/summary';
import { lineWords } from './line-words';
import { decimal, orDash, percent } from './numbers';

interface SummaryPanelProps {
  readonly game: string;
  readonly parts: readonly Part[];
}

type Row = readonly [label: string, value: string, note?: string];

/** The numbers of one person in one game. */
export function SummaryPanel({ game, parts }: SummaryPanelProps) {
  const t = useWords();
  const theme = useTheme();
  const { played, won, best, averageScore, streak, longestStreak } = summaryOf(parts);
  const rows: Row[] = [
    [t('stats:played'), String(played)],
    [t('stats:won'), played === 0 ? '0' : t('stats:wonShare', { won, percent: percent(won / played) })],
    [t('stats:best'), orDash(best, t)],
    [t('stats:averageScore'), orDash(averageScore, t, decimal)],
    [t('stats:streak'), t('stats:streakNow', { now: streak, most: longestStreak })],
  ];
  const lines = moduleOf(game)?.stats?.lines?.(parts) ?? [];
  for (const line of lines) rows.push(lineWords(game, line, t));
  return (
    <View
      testID="summary"
      style={{ borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong, padding: 14, gap: 2 }}
    >
      {rows.map(([label, value, note]) => (
        <View
          key={label}
          accessible
          accessibilityLabel={`${label}: ${value}${note ? `, ${note}` : ''}`}
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 12,
            minHeight: 36,
          }}
        >
          <Text tone="text2">{label}</Text>
          <Text role="label">{value}</Text>
          {note ? (
            <Text role="note" tone="text3" style={{ flexBasis: '100%' }}>
              {note}
            </Text>
          ) : null}
        </View>
      ))}
    </View>
  );
}
