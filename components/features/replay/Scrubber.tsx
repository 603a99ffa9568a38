import { useState } from 'react';
import { View } from 'react-native';
import { useOneFinger, type FingerAt } from '@/components/ui/one-finger';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, SIZE } from '@/components/ui/theme/tokens';

interface ScrubberProps {
  readonly at: number;
  readonly length: number;
  readonly label: string;
  /** The place in words, for those who hear it. */
  readonly spoken: string;
  readonly onGo: (at: number) => void;
}

const KNOB = 22;
const LINE = 6;

/** A line from the deal to the end; the knob follows the finger. */
export function Scrubber({ at, length, label, spoken, onGo }: ScrubberProps) {
  const theme = useTheme();
  const [width, setWidth] = useState(0);
  const run = Math.max(1, width - KNOB);
  const share = length === 0 ? 0 : at / length;
  const follow = ({ withinX }: FingerAt) =>
    onGo(Math.round((Math.max(0, Math.min(run, withinX - KNOB / 2)) / run) * length));
  const hand = useOneFinger({ began: follow, moved: follow });
  return (
    <View
      testID="scrubber"
      accessible
      accessibilityRole="adjustable"
      accessibilityLabel={label}
      accessibilityValue={{ min: 0, max: length, now: at, text: spoken }}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) => onGo(nativeEvent.actionName === 'increment' ? at + 1 : at - 1)}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      {...hand}
      style={{ height: SIZE.touch, justifyContent: 'center', flexGrow: 1, minWidth: 120 }}
    >
      <View pointerEvents="none" style={{ height: LINE, borderRadius: LINE / 2, backgroundColor: theme.slotEmpty }}>
        <View
          style={{
            width: KNOB / 2 + run * share,
            height: LINE,
            borderRadius: LINE / 2,
            backgroundColor: theme.lamp,
          }}
        />
      </View>
      <View
        pointerEvents="none"
        style={{
          position: 'absolute',
          left: run * share,
          width: KNOB,
          height: KNOB,
          borderRadius: KNOB / 2,
          backgroundColor: COLOUR.paper.top,
          borderWidth: 3,
          borderColor: theme.lamp,
        }}
      />
    </View>
  );
}
