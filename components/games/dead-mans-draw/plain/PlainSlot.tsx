import { View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import type { Rect } from '@/components/table/play/frame';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import type { Suit } from '@/engine/games/dead-mans-draw/data/suits';
import { valueOfId } from '../reckon';
import { SUIT_LOOK } from '../scene/suits';
import { box } from '../scene-props';
import type { Mark } from './PlainCard';

interface PlainSlotProps {
  readonly rect: Rect;
  readonly suit: Suit;
  /** Highest first. */
  readonly cards: readonly CardId[];
  readonly mark: Mark;
}

/** The place of a suit in a bank: its ghost, or symbol and value of the top card with the edges of the others behind. */
export function PlainSlot({ rect, suit, cards, mark }: PlainSlotProps) {
  const theme = useTheme();
  const { color, icon } = SUIT_LOOK[suit];
  const top = cards[0];
  const wide = rect.width > rect.height;
  const symbol = wide
    ? Math.min(rect.height * 0.56, rect.width * 0.42)
    : Math.min(rect.width * 0.72, rect.height * 0.42);
  const number = wide ? Math.min(rect.height * 0.52, rect.width * 0.4) : Math.min(rect.width * 0.8, rect.height * 0.42);
  const edge = mark === 'chosen' ? theme.lamp : mark === 'danger' ? theme.ember : mark ? theme.lampHot : 'transparent';
  const radius = Math.min(RADIUS.slot, rect.width * 0.28);
  return (
    <>
      {cards.length > 1 ? (
        <View
          style={[
            box({ ...rect, x: rect.x + 2, y: rect.y - 2 }),
            { borderRadius: radius, backgroundColor: color, opacity: 0.6 },
          ]}
        />
      ) : null}
      <View
        style={[
          box(rect),
          {
            borderRadius: radius,
            backgroundColor: top ? color : theme.slotEmpty,
            borderWidth: mark ? 2 : 0,
            borderStyle: mark === 'legal' ? 'dotted' : 'solid',
            borderColor: edge,
            flexDirection: wide ? 'row' : 'column',
            alignItems: 'center',
            justifyContent: 'center',
            gap: wide ? 4 : 0,
          },
        ]}
      >
        <View style={{ opacity: top ? 1 : 0.25 }}>
          <Icon name={icon} size={symbol} color={top ? COLOUR.paper.iconOnColour : theme.text1} />
        </View>
        {top ? (
          <Text
            role="header"
            most={1}
            accessibilityRole="text"
            color={COLOUR.paper.iconOnColour}
            style={{ fontSize: number, lineHeight: number * 1.2 }}
          >
            {valueOfId(top)}
          </Text>
        ) : null}
      </View>
    </>
  );
}
