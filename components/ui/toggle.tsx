import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Glyph } from '@/components/art/Glyph';
import { Text } from './text';
import { useTheme } from './theme/context';
import { COLOUR, SIZE, SPACE } from './theme/tokens';
import { Touch } from './touch';

interface ToggleProps {
  readonly title: string;
  readonly sub?: string | undefined;
  readonly left?: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly testID: string;
}

/** Yes or no, with a line that says what it does. */
export function Toggle({ title, sub, left, on, onChange, testID }: ToggleProps) {
  const theme = useTheme();
  return (
    <Touch
      accessibilityRole="switch"
      accessibilityLabel={[title, sub].filter(Boolean).join('. ')}
      aria-checked={on}
      testID={testID}
      onPress={() => onChange(!on)}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.panelPad,
        minHeight: SIZE.rival,
        paddingHorizontal: SPACE.panelPad,
        paddingVertical: 6,
      }}
    >
      {left}
      <View style={{ flex: 1 }}>
        <Text role="label">{title}</Text>
        {sub ? (
          <Text role="note" tone="text3">
            {sub}
          </Text>
        ) : null}
      </View>
      <View
        style={{
          width: 54,
          height: 32,
          borderRadius: 16,
          padding: 3,
          justifyContent: 'center',
          alignItems: on ? 'flex-end' : 'flex-start',
          backgroundColor: on ? COLOUR.button.primary.mid : theme.slotEmpty,
          borderWidth: 1,
          borderColor: on ? COLOUR.button.primary.edge : theme.line,
        }}
      >
        <View
          style={{
            width: 24,
            height: 24,
            borderRadius: 12,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: on ? COLOUR.paper.top : theme.text3,
          }}
        >
          {on ? <Glyph name="check" size={16} color={COLOUR.button.primary.sub} /> : null}
        </View>
      </View>
    </Touch>
  );
}
