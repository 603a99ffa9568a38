import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { mix } from '@/components/art/mix';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR } from '@/components/ui/theme/tokens';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { suitOfId, valueOfId } from '../reckon';
import { SUIT_LOOK } from '../scene/suits';

export type Mark = 'legal' | 'danger' | 'chosen' | null;

interface PlainCardProps {
  readonly card: CardId;
  readonly width: number;
  readonly mark?: Mark;
}

/** A loot card: number tab, symbol, colour of its suit. */
export function PlainCard({ card, width, mark = null }: PlainCardProps) {
  const theme = useTheme();
  const suit = suitOfId(card);
  const { color, icon } = SUIT_LOOK[suit];
  const edge = mark === 'chosen' ? theme.lamp : mark === 'danger' ? theme.ember : COLOUR.paper.top;
  return (
    <View
      style={{
        width,
        height: width * 1.4,
        borderRadius: width * 0.1,
        borderWidth: Math.max(2, width * 0.05),
        borderColor: edge,
        backgroundColor: color,
        transform: mark === 'chosen' ? [{ translateY: -6 }] : [],
      }}
    >
      <View style={{ position: 'absolute', right: width * 0.08, bottom: width * 0.22 }}>
        <Icon name={icon} size={width * 0.58} color={COLOUR.paper.iconOnColour} />
      </View>
      <View
        style={{
          position: 'absolute',
          left: -1,
          top: -1,
          width: width * 0.36,
          alignItems: 'center',
          paddingVertical: 1,
          backgroundColor: COLOUR.paper.top,
          borderBottomRightRadius: width * 0.1,
          borderTopLeftRadius: width * 0.08,
        }}
      >
        <Text
          role="header"
          most={1}
          accessibilityRole="text"
          color={mix(color, '#120C18', 0.55)}
          style={{ fontSize: width * 0.3, lineHeight: width * 0.36 }}
        >
          {valueOfId(card)}
        </Text>
        <Icon name={icon} size={width * 0.2} color={mix(color, '#120C18', 0.55)} />
      </View>
    </View>
  );
}
