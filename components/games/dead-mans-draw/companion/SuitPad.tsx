import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { SUIT_LOOK } from '@/components/games/dead-mans-draw/scene/suits';
import { suitWords } from '@/components/games/dead-mans-draw/words';
import { useWords, type Words } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { bustingValues } from '@/engine/companion/dead-mans-draw/notes';
import type { DeadMansDrawSheet } from '@/engine/companion/dead-mans-draw/sheet';
import { SUITS, type Suit } from '@/engine/games/dead-mans-draw/data/suits';

interface SuitPadProps {
  readonly sheet: DeadMansDrawSheet;
  readonly onSuit: (suit: Suit) => void;
  /** Held: the number shall be said, too. */
  readonly onHold: (suit: Suit) => void;
  readonly large: boolean;
}

const ALL = 6;

/** Ten keys, five and five; a skull on those that would end the turn. */
export function SuitPad({ sheet, onSuit, onHold, large }: SuitPadProps) {
  const t = useWords();
  const theme = useTheme();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }} testID="suit-pad">
      {SUITS.map((suit, at) => {
        const busting = sheet.turn.end ? [] : bustingValues(sheet, at);
        const sinks = busting.length === ALL;
        const { color, icon } = SUIT_LOOK[suit];
        return (
          <Touch
            key={suit}
            accessibilityRole="button"
            accessibilityLabel={spokenSuit(suit, busting, t)}
            testID={`suit-${suit}`}
            onPress={() => onSuit(suit)}
            onLongPress={() => onHold(suit)}
            style={({ pressed }) => ({
              flexGrow: 1,
              flexBasis: '18%',
              minHeight: large ? 120 : 64,
              alignItems: 'center',
              justifyContent: 'center',
              paddingVertical: 4,
              borderRadius: RADIUS.strip,
              borderWidth: 2,
              borderColor: sinks ? theme.ember : COLOUR.paper.top,
              backgroundColor: color,
              opacity: pressed ? 0.75 : 1,
            })}
          >
            <Icon name={icon} size={large ? 64 : 34} color={COLOUR.paper.iconOnColour} />
            <Text
              role={large ? 'label' : 'min'}
              most={1.1}
              numberOfLines={2}
              align="center"
              color={COLOUR.paper.iconOnColour}
            >
              {suitWords(suit, t)}
            </Text>
            {busting.length > 0 ? (
              <View
                style={{
                  position: 'absolute',
                  right: 2,
                  top: 2,
                  borderRadius: 12,
                  padding: 3,
                  backgroundColor: sinks ? theme.ember : COLOUR.paper.ink,
                }}
              >
                {sinks ? (
                  <Icon name="death-skull" size={18} color={COLOUR.paper.top} />
                ) : (
                  <Text role="min" most={1} color={COLOUR.paper.top}>
                    {busting.join(' ')}
                  </Text>
                )}
              </View>
            ) : null}
          </Touch>
        );
      })}
    </View>
  );
}

function spokenSuit(suit: Suit, busting: readonly number[], t: Words): string {
  const name = suitWords(suit, t);
  if (busting.length === 0) return name;
  if (busting.length === ALL) return t('companion:turn.suitBusts', { suit: name });
  return t('companion:turn.suitNumber', { suit: name, values: busting.join(', ') });
}
