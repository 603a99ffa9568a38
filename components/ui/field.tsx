import { TextInput, View, type TextInputProps } from 'react-native';
import { Text, textStyle } from './text';
import { useTextScale, useTheme } from './theme/context';
import { RADIUS, SIZE } from './theme/tokens';

type Input = Pick<TextInputProps, 'autoCapitalize' | 'autoFocus' | 'multiline' | 'maxLength' | 'placeholder'>;

interface FieldProps extends Input {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly testID: string;
  readonly note?: string;
}

/** A line to write in, with its name above. */
export function Field({ label, value, onChange, testID, note, ...input }: FieldProps) {
  const theme = useTheme();
  const scale = useTextScale();
  return (
    <View style={{ gap: 4 }}>
      <Text role="sub" tone="text2">
        {label}
      </Text>
      <TextInput
        {...input}
        accessibilityLabel={label}
        testID={testID}
        value={value}
        onChangeText={onChange}
        autoCorrect={false}
        placeholderTextColor={theme.text3}
        style={[
          textStyle('body', scale),
          {
            minHeight: SIZE.touch,
            paddingHorizontal: 12,
            paddingVertical: 8,
            borderRadius: RADIUS.slot,
            borderWidth: 1,
            borderColor: theme.line,
            backgroundColor: theme.slotEmpty,
            color: theme.text1,
          },
        ]}
      />
      {note ? (
        <Text role="note" tone="text3">
          {note}
        </Text>
      ) : null}
    </View>
  );
}
