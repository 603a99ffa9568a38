import { useWords } from '@/components/i18n/words';
import { decimal, percent } from '@/components/features/stats/numbers';
import { Text } from '@/components/ui/text';
import { fairnessOf, verdictOf, type Draw } from '@/engine/stats/draws';
import { Bars } from './Bars';
import { FairPanel } from './FairPanel';

interface LuckPanelProps {
  readonly name: string;
  readonly emblem: number | null;
  readonly draws: readonly Draw[];
  /** What fills a line, for everybody alike. */
  readonly most: number;
  readonly testID: string;
}

/** What one player could expect of the cards, what came, and how unusual that is. */
export function LuckPanel({ name, emblem, draws, most, testID }: LuckPanelProps) {
  const t = useWords();
  const luck = fairnessOf(draws);
  const verdict = verdictOf(luck);
  const worse = luck.happened >= luck.expected;
  const chance = t(worse ? 'stats:fairness.orMore' : 'stats:fairness.orLess', {
    times: luck.happened,
    percent: percent(worse ? luck.orMore : luck.orLess),
  });
  return (
    <FairPanel name={name} emblem={emblem} testID={testID}>
      <Text tone="text2">
        {t('stats:fairness.counts', {
          draws: luck.draws,
          risky: luck.risky,
          expected: decimal(luck.expected, t),
          happened: luck.happened,
        })}
      </Text>
      <Bars expected={luck.expected} happened={luck.happened} most={most} />
      <Text testID={`${testID}-verdict`}>
        {verdict === 'no-risk'
          ? t('stats:fairness.verdicts.no-risk')
          : `${t(`stats:fairness.verdicts.${verdict}`)} ${chance}`}
      </Text>
    </FairPanel>
  );
}
