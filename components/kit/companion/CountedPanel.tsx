import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { RADIUS, TYPE_SCALE } from '@/components/ui/theme/tokens';
import { useRoom } from './use-room';

interface CountedPanelProps {
  readonly emblem: number;
  readonly title: string;
  readonly value: number;
  /** Says that no hand has to count it. */
  readonly computed: string;
  /** The one sentence that matters now. */
  readonly note?: string | undefined;
  /** What the number is made of, in the colour that can be read there. */
  readonly sides?: ((color: string) => readonly [ReactNode, ReactNode]) | undefined;
  readonly testID: string;
}

/** A phone that lies on its side. */
const LOWEST = 96;

/** A number that is reckoned: a padlock where others have less and more, and what it is made of beside it. */
export function CountedPanel({ emblem, title, value, computed, note, sides, testID }: CountedPanelProps) {
  const { low, large } = useRoom();
  const [width, setWidth] = useState(0);
  const { color, on } = seatLook(SEAT_COLOURS[emblem - 1] ?? 'coral');
  const [tallest] = TYPE_SCALE.tracker;
  const text = String(value);
  const size = Math.min(low ? LOWEST : tallest, ((width || 360) * 0.5) / Math.max(2, text.length) / 0.6);
  const [left = null, right = null] = sides?.(on) ?? [];
  const number = (
    <Text
      role="curtainName"
      accessibilityRole="text"
      most={1}
      align="center"
      color={on}
      testID={`${testID}-value`}
      style={{ fontSize: size, lineHeight: size * 1.08 }}
    >
      {text}
    </Text>
  );
  const side = { flex: 1, gap: 10, alignItems: 'center' } as const;
  return (
    <View
      testID={testID}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{ borderRadius: RADIUS.panel, padding: 12, gap: 4, backgroundColor: color }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
        <Emblem emblem={emblem} size={30} />
        <Text role="label" color={on} most={1.6} style={{ flexGrow: 1, flexShrink: 1 }}>
          {title}
        </Text>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
          <Icon name="padlock" size={18} color={on} />
          <Text role="sub" color={on} most={1.6}>
            {computed}
          </Text>
        </View>
      </View>
      {large ? (
        <View style={{ gap: 10 }}>
          {number}
          <View style={side}>{left}</View>
          <View style={side}>{right}</View>
        </View>
      ) : (
        <View style={{ flexDirection: 'row', alignItems: 'center' }}>
          <View style={side}>{left}</View>
          {number}
          <View style={side}>{right}</View>
        </View>
      )}
      {note ? (
        <Text role="label" color={on} most={1.7} align="center" testID={`${testID}-note`}>
          {note}
        </Text>
      ) : null}
    </View>
  );
}
