import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { mix } from '@/components/art/mix';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { RADIUS, TYPE_SCALE } from '@/components/ui/theme/tokens';
import { HoldKey } from './HoldKey';
import { useRoom } from './use-room';

interface SeatPanelProps {
  readonly emblem: number;
  readonly title: string;
  readonly value: number | null;
  /** The one sentence that matters now. */
  readonly note?: string | undefined;
  readonly onStep?: (by: 1 | -1) => void;
  readonly children?: ReactNode;
  readonly testID: string;
}

/** Digits as tall as the panel's width lets them be: read at arm's length on a phone, across the table on a tablet. */
const WIDE = 620;
const DIGIT = 0.6;
/** On a phone that lies on its side. */
const LOWEST = 96;
/** Less and more are a third each and darker or lighter than the panel (look, section 17). */
const SHADE = 0.22;
const LIGHT = 0.14;

export function SeatPanel({ emblem, title, value, note, onStep, children, testID }: SeatPanelProps) {
  const t = useWords();
  const { low, large } = useRoom();
  const [width, setWidth] = useState(0);
  const { color, on } = seatLook(SEAT_COLOURS[emblem - 1] ?? 'coral');
  const [phone] = TYPE_SCALE.tracker;
  const [tablet] = TYPE_SCALE.trackerTablet;
  const text = value === null ? '?' : String(value);
  const room = (width * (onStep ? 0.5 : 0.8)) / Math.max(2, text.length) / DIGIT;
  const size = Math.min(low ? LOWEST : width >= WIDE ? tablet : phone, room || phone);
  const third = { width: '26%', alignSelf: 'stretch' } as const;
  return (
    <View
      testID={testID}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{ borderRadius: RADIUS.panel, overflow: 'hidden', backgroundColor: color }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        {onStep ? (
          <HoldKey
            glyph="minus"
            label={t('companion:less', { what: title })}
            color={on}
            size={52}
            onStep={() => onStep(-1)}
            testID={`${testID}-less`}
            style={[third, { backgroundColor: mix(color, '#05070D', SHADE) }]}
          />
        ) : null}
        <View style={{ flex: 1, alignItems: 'center', paddingVertical: 8, paddingHorizontal: 4 }}>
          <View style={{ flexDirection: large ? 'column' : 'row', alignItems: 'center', gap: large ? 2 : 8 }}>
            <View style={{ flexShrink: 0 }}>
              <Emblem emblem={emblem} size={34} />
            </View>
            <Text role="label" color={on} most={1.4} align="center" numberOfLines={2} style={{ flexShrink: 1 }}>
              {title}
            </Text>
          </View>
          <Text
            role="curtainName"
            accessibilityRole="text"
            most={1}
            color={on}
            testID={`${testID}-value`}
            style={{ fontSize: size, lineHeight: size * 1.08 }}
          >
            {text}
          </Text>
          {note ? (
            <Text role="label" color={on} most={1.7} align="center">
              {note}
            </Text>
          ) : null}
        </View>
        {onStep ? (
          <HoldKey
            glyph="plus"
            label={t('companion:more', { what: title })}
            color={on}
            size={52}
            onStep={() => onStep(1)}
            testID={`${testID}-more`}
            style={[third, { backgroundColor: mix(color, '#FFFFFF', LIGHT) }]}
          />
        ) : null}
      </View>
      {children}
    </View>
  );
}
