import { View } from 'react-native';
import { Text } from './text';
import { useTheme } from './theme/context';

interface ProgressBarProps {
  /** From 0 to 1. */
  readonly share: number;
  /** What is being done, and how much of it is. */
  readonly label: string;
  readonly testID?: string;
}

/** A bar that fills, with its words. */
export function ProgressBar({ share, label, testID }: ProgressBarProps) {
  const theme = useTheme();
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <View
      accessible
      accessibilityRole="progressbar"
      accessibilityLabel={label}
      accessibilityValue={{ min: 0, max: 100, now: percent }}
      testID={testID}
      style={{ gap: 6 }}
    >
      <Text tone="text2">{label}</Text>
      <View style={{ height: 8, borderRadius: 4, backgroundColor: theme.raised, overflow: 'hidden' }}>
        <View style={{ height: 8, width: `${percent}%`, backgroundColor: theme.lamp }} />
      </View>
    </View>
  );
}
