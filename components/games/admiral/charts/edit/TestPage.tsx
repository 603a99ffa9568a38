import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import type { ChartEditorProps } from '@/components/kit/chart-room';
import { Button } from '@/components/ui/button';
import { nextTask } from '@/components/ui/next-task';
import { ProgressBar } from '@/components/ui/progress';
import { Segmented } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';
import { scenarioText, Trial, type TrialReport } from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { countsOf } from '../model';
import { ReportView } from './ReportView';

interface TestPageProps extends Pick<ChartEditorProps, 'onPlay' | 'onSeries'> {
  readonly scenario: Scenario;
  /** Why it cannot be played; null: it can. */
  readonly faulty: string | null;
}

/** Matches at a time: the report shows what it has so far. */
const BATCH = 4;
const MATCHES = 20;

/** What was asked then: something else may be chosen meanwhile. */
interface Running {
  readonly players: number;
  readonly scenario: Scenario;
  readonly report: TrialReport;
}

/** 15.5: played at once, or by bots. */
export function TestPage({ scenario, faulty, onPlay, onSeries }: TestPageProps) {
  const t = useWords();
  const counts = countsOf(scenario);
  const [wished, setWished] = useState<number | null>(null);
  const [found, setFound] = useState<Running | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  const players = wished !== null && counts.includes(wished) ? wished : (counts[0] ?? 2);

  // Whoever leaves the page plays no bots any more.
  useEffect(() => () => cancel.current?.(), []);

  async function run(): Promise<void> {
    let stopped = false;
    const trial = new Trial(players);
    const option = scenarioText(scenario);
    setFound(null);
    setRefusal(null);
    setPart(0);
    try {
      for (let done = 0; done < MATCHES && !stopped; done += BATCH) {
        const series = onSeries({ option, seats: players, seed: `trial ${done}`, matches: BATCH }, (share) => {
          if (!stopped) setPart((done + share * BATCH) / MATCHES);
        });
        cancel.current = () => {
          stopped = true;
          series.cancel();
        };
        const played = await series.played;
        if (stopped && played.length === 0) break;
        for (const saved of played) {
          trial.add(saved);
          await nextTask();
        }
        setFound({ players, scenario, report: trial.report() });
      }
    } catch (error) {
      console.error(error);
      cancel.current?.();
      setRefusal(t('charts-admiral:test.failed'));
    }
    cancel.current = null;
    setPart(null);
  }

  return (
    <View style={{ gap: 12 }} testID="test-page">
      {counts.length > 1 ? (
        <Segmented<number>
          label={t('charts-admiral:playersLabel')}
          value={players}
          onChange={setWished}
          choices={counts.map((value) => ({ value, label: String(value), testID: `test-players-${value}` }))}
        />
      ) : null}
      <Button
        label={t('charts-admiral:test.now')}
        sub={t('charts-admiral:test.nowNote')}
        off={faulty}
        onRefuse={setRefusal}
        onPress={() => setRefusal(onPlay(scenarioText(scenario), players))}
        testID="test-now"
      />
      {part === null ? (
        <Button
          label={t('charts-admiral:test.bots', { count: MATCHES })}
          sub={t('charts-admiral:test.botsNote')}
          off={faulty}
          onRefuse={setRefusal}
          onPress={() => void run()}
          testID="test-bots"
        />
      ) : (
        <View style={{ gap: 8 }}>
          <ProgressBar share={part} label={t('charts-admiral:test.playing')} testID="test-progress" />
          <Button label={t('charts-admiral:test.stop')} onPress={() => cancel.current?.()} testID="test-stop" />
        </View>
      )}
      {refusal === null ? null : (
        <Text tone="bad" accessibilityLiveRegion="assertive" testID="test-refused">
          {refusal}
        </Text>
      )}
      {found ? <ReportView {...found} /> : null}
    </View>
  );
}
