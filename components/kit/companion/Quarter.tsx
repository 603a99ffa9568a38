import { useState } from 'react';
import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { SEAT_COLOURS, seatLook } from '@/components/art/seats';
import { useWords } from '@/components/i18n/words';
import { Emblem } from '@/components/ui/emblem';
import { Text } from '@/components/ui/text';
import { withAlpha } from '@/components/ui/theme/theme';
import { RADIUS, TYPE_SCALE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import type { Person } from '@/engine/companion/core/person';
import { HoldKey } from './HoldKey';
import type { SeatSpec } from './spec/spec';

interface QuarterProps {
  readonly person: Person | undefined;
  readonly seat: number;
  readonly turned: boolean;
  readonly spec: SeatSpec;
}

/** Round the digits: name above; below a sentence, a strip and four numbers. On a low one the two share a line. */
const AROUND = 280;
const AROUND_LOW = 216;
const LOW = 460;
const KEY = 72;
const DIGIT = 0.56;

/** A tablet on the table: one player's place, turned to its side; the number is read from three metres. */
export function Quarter({ person, seat, turned, spec }: QuarterProps) {
  const { key: testID, title, unit, value, spoken, onStep, computed, note, line = note, far, pill, tiles } = spec;
  const t = useWords();
  const [box, setBox] = useState({ width: 0, height: 0 });
  const { color, on } = seatLook(SEAT_COLOURS[(person?.emblem ?? 1) - 1] ?? 'coral');
  const [tallest] = TYPE_SCALE.trackerTablet;
  const text = String(value);
  const low = box.height < LOW;
  const room = Math.min(
    (box.width - (onStep ? 2 * KEY : 0) - 32) / Math.max(2, text.length) / DIGIT,
    box.height - (low ? AROUND_LOW : AROUND),
  );
  const size = Math.max(64, Math.min(tallest, room));
  if (!person) return null;
  return (
    <View
      testID={`quarter-${seat}`}
      onLayout={({ nativeEvent }) => setBox(nativeEvent.layout)}
      style={{
        flex: 1,
        justifyContent: 'space-between',
        padding: 14,
        borderRadius: RADIUS.sheet,
        backgroundColor: color,
        transform: [{ rotate: turned ? '180deg' : '0deg' }],
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: 10, minHeight: 48 }}>
        <Emblem emblem={person.emblem} size={44} />
        <Text role="section" color={on} style={{ flexGrow: 1, flexShrink: 1 }}>
          {person.name}
        </Text>
        {computed ? (
          <View accessible accessibilityRole="image" accessibilityLabel={computed}>
            <Icon name="padlock" size={22} color={on} />
          </View>
        ) : null}
        {pill}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        {onStep ? (
          <HoldKey
            glyph="minus"
            label={t('companion:less', { what: title })}
            color={on}
            size={48}
            onStep={() => onStep(-1)}
            testID={`${testID}-${seat}-less`}
            style={{ width: KEY, minHeight: 110 }}
          />
        ) : null}
        <Text
          role="curtainName"
          accessibilityRole="text"
          accessibilityLabel={spoken}
          most={1}
          align="center"
          color={on}
          testID={`${testID}-${seat}-value`}
          style={{ flex: 1, fontSize: size, lineHeight: size * 1.05 }}
        >
          {text}
        </Text>
        {onStep ? (
          <HoldKey
            glyph="plus"
            label={t('companion:more', { what: title })}
            color={on}
            size={48}
            onStep={() => onStep(1)}
            testID={`${testID}-${seat}-more`}
            style={{ width: KEY, minHeight: 110 }}
          />
        ) : null}
      </View>
      <View style={{ gap: 10 }}>
        <View
          style={{
            flexDirection: low ? 'row' : 'column',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 10,
          }}
        >
          <Text role="label" color={on} align="center" testID={`${testID}-${seat}-line`} style={{ flexShrink: 1 }}>
            {line ? `${unit} · ${line}` : unit}
          </Text>
          {far?.(on)}
        </View>
        <View style={{ flexDirection: 'row', gap: 8 }}>
          {tiles.map(({ key, icon, value: count, label, danger, place, onPress }) => {
            if (place === 'page') return null;
            const here = { value: count, label, ...(typeof place === 'object' ? place : {}) };
            return (
              <Touch
                key={key}
                accessibilityRole="button"
                accessibilityLabel={`${person.name}. ${here.label}: ${here.value}`}
                testID={`${key}-${seat}`}
                onPress={onPress}
                style={({ pressed }) => ({
                  flex: 1,
                  minHeight: 76,
                  alignItems: 'center',
                  justifyContent: 'center',
                  borderRadius: RADIUS.strip,
                  backgroundColor: withAlpha(on, pressed ? 0.2 : 0.1),
                  borderWidth: danger ? 2.5 : 0,
                  borderColor: '#FF9C86',
                })}
              >
                <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
                  <Icon name={icon} size={26} color={on} />
                  <Text role="title" accessibilityRole="text" most={1.2} color={on}>
                    {here.value}
                  </Text>
                </View>
                <Text role="min" most={1.3} color={on} align="center">
                  {here.label}
                </Text>
              </Touch>
            );
          })}
        </View>
      </View>
    </View>
  );
}
