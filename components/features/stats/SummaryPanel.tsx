import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import type { Summary } from '@/engine/stats/summary';
import { traitWords } from './game-words';
import { decimal, orDash, percent } from './numbers';

interface SummaryPanelProps {
  readonly game: string;
  readonly summary: Summary;
}

/** The numbers of one person in one game. */
export function SummaryPanel({ game, summary }: SummaryPanelProps) {
  const t = useWords();
  const theme = useTheme();
  const { played, won, best, averageScore, streak, longestStreak, favouriteTrait } = summary;
  const rows: [string, string][] = [
    [t('stats:played'), String(played)],
    [t('stats:won'), played === 0 ? '0' : t('stats:wonShare', { won, percent: percent(won / played) })],
    [t('stats:best'), orDash(best, t)],
    [t('stats:averageScore'), orDash(averageScore, t, decimal)],
    [t('stats:streak'), t('stats:streakNow', { now: streak, most: longestStreak })],
  ];
  if (summary.draws > 0) {
    rows.push(
      [t('stats:averageTake'), orDash(summary.averageTake, t, decimal)],
      [t('stats:bestTake'), orDash(summary.bestTake, t)],
      [t('stats:busts'), String(summary.busts)],
      [
        t('stats:luck'),
        t('stats:luckNote', { happened: summary.drawBusts, expected: decimal(summary.expectedBusts, t) }),
      ],
    );
  }
  if (favouriteTrait !== null) rows.push([t('stats:favouriteTrait'), traitWords(game, favouriteTrait, t)]);
  return (
    <View
      testID="summary"
      style={{ borderRadius: RADIUS.panel, backgroundColor: theme.panelStrong, padding: 14, gap: 2 }}
    >
      {rows.map(([label, value]) => (
        <View
          key={label}
          accessible
          accessibilityLabel={`${label}: ${value}`}
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
        </View>
      ))}
    </View>
  );
}
