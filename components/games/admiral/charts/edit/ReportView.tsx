import { useWindowDimensions, View } from 'react-native';
import Svg, { G, Rect } from 'react-native-svg';
import { hasWords, say, spokenLanguage, useWords, type Words } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { TrialReport } from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { squareId } from '@/engine/games/admiral/data/squares';
import { middleOf, SIDE } from '../../board/plan';
import { ChartDrawing, seatColour } from '../ChartDrawing';
import { chartOfLayout, layoutIndex } from '../model';

interface ReportViewProps {
  readonly scenario: Scenario;
  readonly players: number;
  readonly report: TrialReport;
}

const MAP = 520;

/** 15.5: what came of the matches, as plots; every plot says its figures, too. */
export function ReportView({ scenario, players, report }: ReportViewProps) {
  const t = useWords();
  const theme = useTheme();
  const { width } = useWindowDimensions();
  const chart = chartOfLayout(scenario, layoutIndex(scenario, players));
  const { rounds, shares, ends, limited, losses, delivered, visits, busiest } = report;
  const map = Math.min(MAP, width - 48);
  const cargo = delivered.some((count) => count > 0);
  const lost = Object.entries(losses).filter(([, count]) => count > 0);
  return (
    <View style={{ gap: 14 }} testID="report">
      <Text role="section">{t('charts-admiral:report.title', { count: report.matches })}</Text>
      {shares.map(({ seat, wins, share, low, high }) => (
        <View key={seat} style={{ gap: 4 }} testID={`share-${seat}`}>
          <Text role="sub">
            {t('charts-admiral:report.share', {
              number: seat + 1,
              wins,
              share: percent(share),
              low: percent(low),
              high: percent(high),
            })}
          </Text>
          <View style={{ height: 18, borderRadius: 4, backgroundColor: theme.slotEmpty }} aria-hidden>
            <View
              style={{ width: `${share * 100}%`, height: 18, borderRadius: 4, backgroundColor: seatColour(seat) }}
            />
            <View
              style={{
                position: 'absolute',
                left: `${low * 100}%`,
                width: `${(high - low) * 100}%`,
                top: 8,
                height: 2,
                backgroundColor: theme.text1,
              }}
            />
          </View>
          {cargo ? (
            <Text role="note" tone="text2">
              {t('charts-admiral:report.delivered', { mean: oneDecimal(delivered[seat] ?? 0) })}
            </Text>
          ) : null}
        </View>
      ))}
      <Text testID="report-rounds">
        {t('charts-admiral:report.rounds', {
          mean: oneDecimal(rounds.mean),
          spread: oneDecimal(rounds.spread),
          least: rounds.least,
          most: rounds.most,
        })}
      </Text>
      <Text role="sub">{t('charts-admiral:report.ends')}</Text>
      {ends.map(([reason, count]) => (
        <Bar key={reason} words={endWords(reason, t)} count={count} of={report.matches} />
      ))}
      {limited > 0 ? <Bar words={t('charts-admiral:report.limited')} count={limited} of={report.matches} /> : null}
      <Text role="sub">{t('charts-admiral:report.losses')}</Text>
      {lost.length === 0 ? <Text tone="text2">{t('charts-admiral:report.noLosses')}</Text> : null}
      {lost.map(([cause, count]) => (
        <Bar
          key={cause}
          words={say(t, `charts-admiral:causes.${cause}`)}
          count={count}
          of={Math.max(...lost.map(([, one]) => one))}
        />
      ))}
      {chart ? (
        <View
          accessible
          accessibilityRole="image"
          accessibilityLabel={t('charts-admiral:report.heat')}
          style={{ gap: 4 }}
        >
          <Text role="sub">{t('charts-admiral:report.heat')}</Text>
          <Svg
            width={map}
            height={(map * chart.plan.size.height) / chart.plan.size.width}
            viewBox={`0 0 ${chart.plan.size.width} ${chart.plan.size.height}`}
            aria-hidden
          >
            <ChartDrawing chart={chart} />
            <G>
              {visits.map((count, square) => {
                if (count === 0) return null;
                const { x, y } = middleOf(chart.plan, squareId(square));
                return (
                  <Rect
                    key={square}
                    x={x - SIDE / 2}
                    y={y - SIDE / 2}
                    width={SIDE}
                    height={SIDE}
                    fill="#B3261E"
                    fillOpacity={0.08 + (0.72 * count) / busiest}
                  />
                );
              })}
            </G>
          </Svg>
        </View>
      ) : null}
    </View>
  );
}

/** With the sign of the language. */
const oneDecimal = (value: number): string => value.toFixed(1).replace('.', spokenLanguage() === 'en' ? '.' : ',');

const percent = (share: number): number => Math.round(share * 100);

interface BarProps {
  readonly words: string;
  readonly count: number;
  readonly of: number;
}

function Bar({ words, count, of }: BarProps) {
  const theme = useTheme();
  return (
    <View style={{ gap: 2 }}>
      <Text role="note">{`${words}: ${count}`}</Text>
      <View style={{ height: 8, borderRadius: 4, backgroundColor: theme.slotEmpty }} aria-hidden>
        <View style={{ width: `${(100 * count) / of}%`, height: 8, borderRadius: 4, backgroundColor: theme.accent }} />
      </View>
    </View>
  );
}

function endWords(reason: string, t: Words): string {
  const key = `admiral:outcomes.${reason}`;
  return hasWords(key) ? say(t, key).replace(/\.$/, '') : reason;
}
