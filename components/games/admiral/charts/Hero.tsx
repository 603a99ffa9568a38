import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useWords } from '@/components/i18n/words';
import type { ChartResults } from '@/components/kit/chart-room';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { scenarioName, scenarioNote } from '../scenario-words';
import { chartOfLayout, layoutIndex } from './model';
import { Paper } from './Paper';
import type { ChartItem } from './shelf';

interface HeroProps {
  readonly item: ChartItem;
  readonly players: number;
  readonly onPlayers: (players: number) => void;
  readonly results: ChartResults;
  readonly width: number;
}

const TALLEST = 300;

/** The chart that lies in front: as it is laid out for so many, and what is to be known before it is played. */
export function Hero({ item, players, onPlayers, results, width }: HeroProps) {
  const t = useWords();
  const theme = useTheme();
  const scale = useTextScale();
  const { scenario, option, counts } = item;
  const chart = chartOfLayout(scenario, layoutIndex(scenario, players));
  // Beside each other, as long as letters leave room for it.
  const isBeside = scale < 1.5;
  const paper = isBeside ? width * 0.55 : width - 52;
  const name = scenarioName(option, t);
  const [least, most] = scenario.minutes ?? [];
  return (
    <View style={{ gap: 8 }} testID="chart-hero">
      <View style={{ flexDirection: 'row', flexWrap: isBeside ? 'nowrap' : 'wrap', gap: 14, alignItems: 'center' }}>
        {chart ? (
          <View
            style={{ borderRadius: 8, borderWidth: 3, borderColor: theme.lamp, padding: 2 }}
            accessible
            accessibilityRole="image"
            accessibilityLabel={t('charts-admiral:picture', {
              name,
              islands: chart.isles.length,
              reefs: chart.reefs.length,
              forts: chart.forts.length,
            })}
          >
            <Paper chart={chart} width={paper} height={Math.min(TALLEST, paper * 0.68)} pins={2} />
          </View>
        ) : null}
        <View style={{ flexGrow: 1, flexBasis: isBeside ? 110 : 240, flexShrink: 1, gap: 8 }}>
          <Text role={width < 560 ? 'section' : 'screenTitle'} level={2}>
            {name}
          </Text>
          {least === undefined ? null : (
            <View style={{ flexDirection: 'row', gap: 8, alignItems: 'center' }}>
              <Icon name="hourglass" size={20} color={theme.lamp} />
              <Text role="sub">
                {least === most
                  ? t('charts-admiral:minutesSame', { most })
                  : t('charts-admiral:minutes', { least, most })}
              </Text>
            </View>
          )}
          {scenario.author ? (
            <Text role="note" tone="text3">
              {t('admiral:charts.by', { author: scenario.author })}
            </Text>
          ) : null}
          <Text role="note" tone="text2" testID="chart-results">
            {resultWords(results, t)}
          </Text>
          {counts.length > 1 ? (
            <Segmented<number>
              label={t('charts-admiral:playersLabel')}
              value={players}
              onChange={onPlayers}
              choices={counts.map((value) => ({ value, label: String(value), testID: `players-${value}` }))}
            />
          ) : (
            <Text role="sub">{t('charts-admiral:filters.players', { count: counts[0] ?? 0 })}</Text>
          )}
        </View>
      </View>
      <Text role="note" tone="text2">
        {scenarioNote(option, t)}
      </Text>
    </View>
  );
}

function resultWords({ played, won, best }: ChartResults, t: ReturnType<typeof useWords>): string {
  if (played === 0) return t('charts-admiral:results.none');
  const words = [
    t('charts-admiral:results.played', { count: played }),
    t('charts-admiral:results.won', { count: won }),
  ];
  return [...words, ...(best === null ? [] : [t('charts-admiral:results.best', { count: best })])].join(' · ');
}
