import { View } from 'react-native';
import { useTheme } from '@/components/ui/theme/context';

interface BarsProps {
  readonly expected: number;
  readonly happened: number;
}

/** Two lines to compare by eye; the sentence says the same. */
export function Bars({ expected, happened }: BarsProps) {
  const theme = useTheme();
  const most = Math.max(expected, happened, 1);
  return (
    <View accessible={false} importantForAccessibility="no-hide-descendants" aria-hidden style={{ gap: 4 }}>
      {[
        { value: expected, color: theme.text3 },
        { value: happened, color: theme.ember },
      ].map(({ value, color }, i) => (
        <View key={i} style={{ height: 8, borderRadius: 4, backgroundColor: theme.slotEmpty }}>
          <View style={{ width: `${(value / most) * 100}%`, height: 8, borderRadius: 4, backgroundColor: color }} />
        </View>
      ))}
    </View>
  );
}
