import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { Icon } from '@/components/art/Icon';
import { SUIT_LOOK } from '@/components/games/dead-mans-draw/scene/suits';
import { Text } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';
import { suitOfPiece, valueOfPiece, type Piece } from '@/engine/companion/dead-mans-draw/pieces';

interface PieceCardProps {
  readonly piece: Piece;
  readonly width: number;
  readonly knot?: boolean;
}

/** A card as it was named: its sign, and its number when it was said. */
export function PieceCard({ piece, width, knot = false }: PieceCardProps) {
  const { color, icon } = SUIT_LOOK[suitOfPiece(piece)];
  const value = valueOfPiece(piece);
  return (
    <View
      style={{
        width,
        height: width * 1.4,
        borderRadius: width * 0.1,
        borderWidth: 2,
        borderColor: COLOUR.paper.top,
        backgroundColor: color,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name={icon} size={width * (value === null ? 0.66 : 0.5)} color={COLOUR.paper.iconOnColour} />
      {value === null ? null : (
        <Text
          role="header"
          accessibilityRole="text"
          most={1}
          color={COLOUR.paper.iconOnColour}
          style={{ fontSize: width * 0.42, lineHeight: width * 0.5 }}
        >
          {value}
        </Text>
      )}
      {knot ? (
        <View style={{ position: 'absolute', right: -4, bottom: -4 }}>
          <Knot size={width * 0.42} />
        </View>
      ) : null}
    </View>
  );
}

/** Two strands of rope: Miser and Safe Harbor have tied this card down. */
function Knot({ size }: { readonly size: number }) {
  const strand = { fill: 'none', strokeWidth: 3.4, strokeLinecap: 'round' } as const;
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d="M2 15c5 8 9-14 20-6" stroke={COLOUR.paper.ink} {...strand} strokeWidth={6.4} />
      <Path d="M2 9c5-8 9 14 20 6" stroke={COLOUR.paper.ink} {...strand} strokeWidth={6.4} />
      <Path d="M2 15c5 8 9-14 20-6" stroke={COLOUR.button.primary.mid} {...strand} />
      <Path d="M2 9c5-8 9 14 20 6" stroke={COLOUR.paper.bottom} {...strand} />
    </Svg>
  );
}
