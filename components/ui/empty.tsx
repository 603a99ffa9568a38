import { View } from 'react-native';
import { Button, type ButtonProps } from './button';
import { Text } from './text';
import { useTheme } from './theme/context';
import { RADIUS } from './theme/tokens';

interface EmptyProps {
  readonly text: string;
  readonly testID: string;
  /** The one thing to do about it. */
  readonly way: Pick<ButtonProps, 'label' | 'onPress' | 'testID'>;
}

/** A page with nothing on it yet: an unlit box, one sentence, one amber button. */
export function Empty({ text, testID, way }: EmptyProps) {
  const theme = useTheme();
  return (
    <View
      testID={testID}
      style={{ marginTop: 24, padding: 24, gap: 16, borderRadius: RADIUS.panel, backgroundColor: theme.slotEmpty }}
    >
      <Text align="center">{text}</Text>
      <Button kind="primary" {...way} />
    </View>
  );
}
