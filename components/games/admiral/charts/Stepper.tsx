import { View } from 'react-native';
import { Key } from '@/components/ui/key';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly testID: string;
}

/** A number between two keys. */
export function Stepper({ label, value, min, max, onChange, testID }: StepperProps) {
  const t = useWords();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
      <Text role="sub" style={{ flex: 1 }}>
        {label}
      </Text>
      <Key
        glyph="minus"
        label={t('packs:less', { what: label })}
        off={value <= min ? t('charts-admiral:least', { value: min }) : null}
        onPress={() => onChange(Math.max(min, value - 1))}
        testID={`${testID}-less`}
      />
      <Text
        role="score"
        align="center"
        style={{ minWidth: 40 }}
        accessibilityLabel={`${label}: ${value}`}
        testID={testID}
      >
        {String(value)}
      </Text>
      <Key
        glyph="plus"
        label={t('packs:more1', { what: label })}
        off={value >= max ? t('charts-admiral:most', { value: max }) : null}
        onPress={() => onChange(Math.min(max, value + 1))}
        testID={`${testID}-more`}
      />
    </View>
  );
}
