import { Image, View } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { Icon } from '@/components/art/Icon';
import { useGradientId } from '@/components/art/gradient-id';
import { BOX_PICTURES } from '@/components/art/shelf';
import { Emblem } from '@/components/ui/emblem';
import { useTheme } from '@/components/ui/theme/context';
import { useMargin } from '@/components/ui/theme/margin';
import { COLOUR, RADIUS } from '@/components/ui/theme/tokens';
import type { GameId } from '@/engine';

interface VictoryProps {
  readonly game: GameId;
  /** 1..8; empty while the score is being counted. */
  readonly emblems: readonly number[];
  readonly height: number;
  /** A picture on the page; otherwise it reaches from edge to edge of the screen. */
  readonly framed: boolean;
}

const RING = 10;
/** In a picture of this height the winner is as large as on a curtain. */
const ROOMY = 340;

/** The place of the game, and in its light whoever has won, crowned and in a ring of lights. */
export function Victory({ game, emblems, height, framed }: VictoryProps) {
  const { scheme, ground } = useTheme();
  const fade = useGradientId();
  const size = Math.min(height * 0.46, emblems.length > 2 ? 64 : height > ROOMY ? 112 : 84);
  const margin = useMargin();
  const edge = framed ? 0 : -margin;
  return (
    <View style={{ height, alignItems: 'center', justifyContent: 'flex-end' }} aria-hidden>
      <View
        style={{
          position: 'absolute',
          left: edge,
          right: edge,
          top: 0,
          bottom: 0,
          overflow: 'hidden',
          borderTopLeftRadius: framed ? RADIUS.panel : 0,
          borderTopRightRadius: framed ? RADIUS.panel : 0,
        }}
      >
        <Image source={BOX_PICTURES[game].hero[scheme]} resizeMode="cover" style={{ width: '100%', height: '160%' }} />
        <View style={{ position: 'absolute', left: 0, right: 0, bottom: -1, height: '45%' }}>
          <Svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none">
            <Defs>
              <LinearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
                <Stop offset="0" stopColor={ground} stopOpacity={0} />
                <Stop offset="1" stopColor={ground} />
              </LinearGradient>
            </Defs>
            <Rect width="1" height="1" fill={`url(#${fade})`} />
          </Svg>
        </View>
      </View>
      <View style={{ flexDirection: 'row', gap: 18, marginBottom: 6 }}>
        {emblems.map((emblem) => (
          <Crowned key={emblem} emblem={emblem} size={size} />
        ))}
      </View>
    </View>
  );
}

function Crowned({ emblem, size }: { readonly emblem: number; readonly size: number }) {
  const all = size + 2 * RING;
  const { lampHot } = COLOUR.night;
  return (
    <View style={{ alignItems: 'center' }}>
      <View style={{ marginBottom: -RING * 0.9 }}>
        <Icon name="queen-crown" size={size * 0.46} color={lampHot} />
      </View>
      <View style={{ width: all, height: all, alignItems: 'center', justifyContent: 'center' }}>
        <View style={{ position: 'absolute' }}>
          <Svg width={all} height={all}>
            <Circle
              cx={all / 2}
              cy={all / 2}
              r={size / 2 + RING * 0.55}
              fill="none"
              stroke={lampHot}
              strokeWidth={2.6}
              strokeLinecap="round"
              strokeDasharray="0.1 6"
            />
          </Svg>
        </View>
        <Emblem emblem={emblem} size={size} />
      </View>
    </View>
  );
}
