import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { weightOf, type Fault } from '@/engine/games/admiral/chart-room';
import type { Scenario } from '@/engine/games/admiral/data/scenario';
import { faultWords, placeWords } from './fault-words';

interface FaultListProps {
  readonly scenario: Scenario;
  readonly faults: readonly Fault[];
  readonly onOpen: (fault: Fault) => void;
}

const SIGN = { error: ['✕', '#E2402C'], warning: ['!', '#E0A42C'], hint: ['i', '#5AA6E8'] } as const;

/** 15.4: what is wrong, what is to be thought of, and what is missing; each line leads to its place. */
export function FaultList({ scenario, faults, onOpen }: FaultListProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View style={{ gap: 8 }} testID="fault-list">
      <Text role="section" level={2}>
        {t('charts-admiral:sound.title')}
      </Text>
      {faults.every((fault) => weightOf(fault) !== 'error') ? (
        <View style={{ flexDirection: 'row', gap: 10, alignItems: 'center', minHeight: SIZE.touch }} testID="is-sound">
          <Glyph name="check" color={theme.good} />
          <Text style={{ flex: 1 }}>{t('charts-admiral:sound.yes')}</Text>
        </View>
      ) : null}
      {faults.map((fault, i) => {
        const weight = weightOf(fault);
        const [sign, colour] = SIGN[weight];
        const [words, place] = [faultWords(fault, t), placeWords(scenario, fault)];
        return (
          <Touch
            key={i}
            accessibilityRole="button"
            accessibilityLabel={`${t(`charts-admiral:sound.${weight}`)}: ${words} ${place}`}
            onPress={() => onOpen(fault)}
            testID={`fault-${i}`}
            style={({ pressed }) => ({
              flexDirection: 'row',
              gap: 10,
              alignItems: 'center',
              minHeight: SIZE.touch,
              padding: 8,
              borderRadius: RADIUS.button,
              borderWidth: weight === 'error' ? 2 : 1,
              borderColor: weight === 'error' ? colour : theme.line,
              backgroundColor: theme.panel,
              opacity: pressed ? 0.75 : 1,
            })}
          >
            <View
              style={{
                width: 26,
                height: 26,
                borderRadius: 13,
                alignItems: 'center',
                justifyContent: 'center',
                backgroundColor: colour,
              }}
            >
              <Text role="min" color={weight === 'warning' ? '#2A1A04' : '#FFFFFF'} most={1}>
                {sign}
              </Text>
            </View>
            <View style={{ flex: 1 }}>
              <Text role="sub">{words}</Text>
              <Text role="note" tone="text2">
                {place}
              </Text>
            </View>
            <Glyph name="chev" color={theme.text3} />
          </Touch>
        );
      })}
    </View>
  );
}
