import { View } from 'react-native';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { SUIT_LOOK } from '@/components/games/dead-mans-draw/scene/suits';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';

export interface NumberKey {
  readonly value: number;
  /** How many copies are on: 0, 1, or 2 where there are two. */
  readonly on: number;
  readonly label: string;
  readonly testID: string;
  /** Cannot be changed here; the reason is said by the one who asks. */
  readonly faint?: boolean;
}

interface NumberKeysProps {
  readonly suit: Suit;
  readonly keys: readonly NumberKey[];
  /** One of them, or any of them. */
  readonly role: 'radio' | 'checkbox';
  readonly onPress: (value: number) => void;
}

/** The six numbers of a suit in a line, each a key of its own. */
export function NumberKeys({ suit, keys, role, onPress }: NumberKeysProps) {
  const theme = useTheme();
  const { color } = SUIT_LOOK[suit];
  return (
    <View style={{ flex: 1, flexDirection: 'row', gap: 4 }}>
      {keys.map(({ value, on, label, testID, faint }) => (
        <Touch
          key={value}
          accessibilityRole={role}
          accessibilityLabel={label}
          aria-checked={on > 0}
          testID={testID}
          onPress={() => onPress(value)}
          style={({ pressed }) => ({
            flex: 1,
            minWidth: SIZE.touch,
            minHeight: SIZE.touch,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: RADIUS.slot,
            borderWidth: 1,
            borderColor: on > 0 ? COLOUR.paper.top : theme.line,
            backgroundColor: on > 0 ? color : theme.slotEmpty,
            opacity: pressed ? 0.7 : faint ? 0.45 : 1,
          })}
        >
          <Text
            role="scoreSmall"
            accessibilityRole="text"
            most={1.2}
            color={on > 0 ? COLOUR.paper.iconOnColour : theme.text2}
          >
            {value}
          </Text>
          {on > 1 ? (
            <Text
              role="min"
              most={1}
              color={COLOUR.paper.iconOnColour}
              style={{ position: 'absolute', right: 4, top: 0 }}
            >
              ×2
            </Text>
          ) : null}
        </Touch>
      ))}
    </View>
  );
}
