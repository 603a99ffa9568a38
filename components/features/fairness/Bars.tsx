import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import type { Theme } from '@/components/ui/theme/theme';

interface Pair {
  readonly expected: number;
  readonly happened: number;
}

interface BarsProps extends Pair {
  /** What fills the line: one measure for all pairs that stand together. */
  readonly most: number;
}

/** One measure for all of them. */
export const mostOf = (pairs: readonly Pair[]): number =>
  Math.max(1, ...pairs.flatMap(({ expected, happened }) => [expected, happened]));

const ROWS = [
  { key: 'expected', color: (theme: Theme) => theme.text3 },
  { key: 'happened', color: (theme: Theme) => theme.ember },
] as const;

/** Two lines to compare by eye; the sentence says the same. */
export function Bars({ most, ...pair }: BarsProps) {
  const theme = useTheme();
  return (
    <View accessible={false} importantForAccessibility="no-hide-descendants" aria-hidden style={{ gap: 4 }}>
      {ROWS.map(({ key, color }) => (
        <View key={key} style={{ height: 8, borderRadius: 4, backgroundColor: theme.slotEmpty }}>
          <View
            testID={`bar-${key}`}
            style={{ width: `${(pair[key] / most) * 100}%`, height: 8, borderRadius: 4, backgroundColor: color(theme) }}
          />
        </View>
      ))}
    </View>
  );
}

/** Which line is which, once above all of them. */
export function BarsKey() {
  const t = useWords();
  const theme = useTheme();
  return (
    <View testID="bars-key" style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 16 }}>
      {ROWS.map(({ key, color }) => (
        <View key={key} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
          <View style={{ width: 20, height: 8, borderRadius: 4, backgroundColor: color(theme) }} />
          <Text role="note" tone="text2">
            {t(`stats:fairness.bars.${key}`)}
          </Text>
        </View>
      ))}
    </View>
  );
}
