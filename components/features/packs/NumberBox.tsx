import { TextInput, View } from 'react-native';
import { useWords } from '@/components/i18n/words';
import { Key } from '@/components/ui/key';
import { Text, textStyle } from '@/components/ui/text';
import { useTextScale, useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import type { Range } from '@/engine/packs/schema';

type Written = number | string;

interface NumberBoxProps extends Range {
  readonly label: string;
  /** It goes up and down by so much. */
  readonly step?: number;
  readonly value: Written;
  readonly note?: string | null | undefined;
  /** What is wrong with it. */
  readonly wrong?: string | undefined;
  readonly onChange: (value: Written) => void;
  readonly testID: string;
}

const WHOLE = /^-?\d{1,4}$/;

/** A number that is written or counted up and down. What is no number yet stays as it was written, and is marked. */
export function NumberBox({ label, value, min, max, step: by = 1, note, wrong, onChange, testID }: NumberBoxProps) {
  const t = useWords();
  const theme = useTheme();
  const scale = useTextScale();
  const step = (up: 1 | -1) =>
    onChange(Math.min(Math.max((typeof value === 'number' ? value : 0) + up * by, min), max));
  return (
    <View style={{ gap: 2 }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
        <Text role="label" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 120 }}>
          {label}
        </Text>
        <View style={{ flexDirection: 'row', alignItems: 'center' }}>
          <Key
            glyph="minus"
            label={t('packs:less', { what: label })}
            onPress={() => step(-1)}
            testID={`${testID}-less`}
          />
          <TextInput
            accessibilityLabel={wrong ? `${label}. ${wrong}` : label}
            testID={testID}
            value={String(value)}
            onChangeText={(text) => onChange(WHOLE.test(text) ? Number(text) : text.slice(0, 6))}
            keyboardType="numbers-and-punctuation"
            autoCorrect={false}
            style={[
              textStyle('body', scale),
              {
                width: 40 + 24 * scale,
                minHeight: SIZE.touch,
                textAlign: 'center',
                borderRadius: RADIUS.slot,
                borderWidth: wrong ? 2 : 1,
                borderColor: wrong ? theme.bad : theme.line,
                backgroundColor: theme.slotEmpty,
                color: theme.text1,
              },
            ]}
          />
          <Key
            glyph="plus"
            label={t('packs:more1', { what: label })}
            onPress={() => step(1)}
            testID={`${testID}-more`}
          />
        </View>
      </View>
      {(wrong ?? note) ? (
        <Text role="note" tone={wrong ? 'bad' : 'text3'}>
          {wrong ?? note}
        </Text>
      ) : null}
    </View>
  );
}
