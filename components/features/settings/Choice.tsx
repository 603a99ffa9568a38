import { View } from 'react-native';
import { Segmented, type Choice as Answer } from '@/components/ui/segmented';
import { Text } from '@/components/ui/text';

interface ChoiceProps<T> {
  readonly title: string;
  /** What it does, in one line. */
  readonly note: string;
  readonly value: T;
  readonly choices: readonly Answer<T>[];
  readonly onChange: (value: T) => void;
}

/** A setting with a few answers. */
export function Choice<T>({ title, note, value, choices, onChange }: ChoiceProps<T>) {
  return (
    <View style={{ gap: 4 }}>
      <Text role="label">{title}</Text>
      <Text role="note" tone="text3">
        {note}
      </Text>
      <Segmented label={`${title}. ${note}`} value={value} onChange={onChange} choices={choices} />
    </View>
  );
}
