import { View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS } from '@/components/ui/theme/tokens';
import { HoldKey } from './HoldKey';

interface StepperProps {
  readonly label: string;
  /** What is counted, for the ear, where the label leaves it out. */
  readonly spoken?: string;
  readonly value: number;
  /** How it is written, where that is not the plain number. */
  readonly shown?: string;
  readonly warn?: boolean;
  /** Two share a line and fill it. */
  readonly half?: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly testID: string;
}

/** A number that can be put right: less, the number, more. */
export function Stepper({
  label,
  spoken = label,
  value,
  shown,
  warn = false,
  half = false,
  onStep,
  testID,
}: StepperProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        ...(half ? { flexGrow: 1, flexBasis: '40%' } : {}),
        borderRadius: RADIUS.strip,
        backgroundColor: theme.raised,
        borderWidth: warn ? 2 : 1,
        borderColor: warn ? theme.ember : theme.line,
      }}
    >
      <HoldKey
        glyph="minus"
        label={t('companion:less', { what: spoken })}
        color={theme.text2}
        onStep={() => onStep(-1)}
        testID={`${testID}-less`}
      />
      <View
        accessible
        accessibilityLabel={`${spoken}: ${shown ?? value}`}
        style={{ alignItems: 'center', flexGrow: 1, flexShrink: 1, flexBasis: 56, paddingTop: 6, paddingBottom: 4 }}
      >
        <Text role="score" accessibilityRole="text" most={1.4} tone={warn ? 'ember' : 'text1'} testID={testID}>
          {shown ?? value}
        </Text>
        <Text role="min" tone="text2" most={1.4} align="center">
          {label}
        </Text>
      </View>
      <HoldKey
        glyph="plus"
        label={t('companion:more', { what: spoken })}
        color={theme.text2}
        onStep={() => onStep(1)}
        testID={`${testID}-more`}
      />
    </View>
  );
}
