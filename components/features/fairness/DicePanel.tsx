import { View } from 'react-native';
import { say, useWords } from '@/components/i18n/words';
import { decimal, percent } from '@/components/features/stats/numbers';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { pipsOf, type Faces } from '@/engine/stats/dice';
import { verdictOf } from '@/engine/stats/draws';
import { FairPanel } from './FairPanel';

interface DicePanelProps {
  readonly name: string;
  readonly emblem: number | null;
  readonly faces: Faces;
  /** High faces are good ones here, and these words of the game say where: their pips are held against the odds. */
  readonly good?: string;
  readonly testID: string;
}

/** The faces that came up, and how unusual so many pips are. */
export function DicePanel({ name, emblem, faces, good, testID }: DicePanelProps) {
  const t = useWords();
  const pips = pipsOf(faces);
  const { dice, expected, happened, orMore, orLess } = pips;
  const many = happened >= expected;
  const chance = t(many ? 'stats:fairness.orMore' : 'stats:fairness.orLess', {
    times: happened,
    percent: percent(many ? orMore : orLess),
  });
  // Many pips are good luck, as few busts are.
  const verdict = verdictOf({ risky: dice, orMore: orLess, orLess: orMore });
  return (
    <FairPanel name={name} emblem={emblem} testID={testID}>
      <Text tone="text2">
        {say(t, good ?? 'stats:fairness.thrown', { dice, expected: decimal(expected, t), happened })}
      </Text>
      <Columns faces={faces} each={dice / faces.length} />
      <Text tone="text2">
        {t('stats:fairness.faces', { list: faces.join(', '), each: decimal(dice / faces.length, t) })}
      </Text>
      {good && dice > 0 ? (
        <Text testID={`${testID}-verdict`}>{`${t(`stats:fairness.verdicts.${verdict}`)} ${chance}`}</Text>
      ) : null}
    </FairPanel>
  );
}

const TALL = 56;

/** Six columns, and the line up to which the odds would have them; the sentence says the same. */
function Columns({ faces, each }: { readonly faces: Faces; readonly each: number }) {
  const theme = useTheme();
  const most = Math.max(...faces, each, 1);
  return (
    <View accessible={false} importantForAccessibility="no-hide-descendants" aria-hidden>
      <View style={{ height: TALL, flexDirection: 'row', alignItems: 'flex-end', gap: 6 }}>
        {faces.map((times, i) => (
          <View
            key={i}
            style={{ flex: 1, height: (times / most) * TALL, borderRadius: 4, backgroundColor: theme.lamp }}
          />
        ))}
        <View
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            bottom: (each / most) * TALL,
            height: 2,
            backgroundColor: theme.ember,
          }}
        />
      </View>
      <View style={{ flexDirection: 'row', gap: 6 }}>
        {faces.map((_, i) => (
          <Text key={i} role="min" tone="text3" align="center" style={{ flex: 1 }}>
            {i + 1}
          </Text>
        ))}
      </View>
    </View>
  );
}
