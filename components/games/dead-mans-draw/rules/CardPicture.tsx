import { View } from 'react-native';
import Svg, { Circle, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop, Text } from 'react-native-svg';
import { useGradientId } from '@/components/art/gradient-id';
import { ICONS } from '@/components/art/generated/icons';
import { PATHS } from '@/components/art/generated/paths';
import { mix } from '@/components/art/mix';
import { COLOUR } from '@/components/ui/theme/tokens';
import type { CardId } from '@/engine/games/dead-mans-draw/data/cards';
import { suitOfId, valueOfId } from '../table-facts';
import { SUIT_LOOK } from '../scene/suits';

export type CardMark = 'lit' | 'danger' | null;

interface CardPictureProps {
  readonly card: CardId;
  readonly width: number;
  readonly mark?: CardMark;
  /** Safe by a trait: a rope knot. */
  readonly knot?: boolean;
  /** Held by an anchor: a piece of the chain above it. */
  readonly chained?: boolean;
}

const { paper, night } = COLOUR;
const DEEP = '#120C18';
const LINKS = [0, 1, 2, 3, 4, 5, 6];

/** A loot card for a picture in the rules: the same drawing as on the table, as plain shapes. */
export function CardPicture({ card, width, mark = null, knot = false, chained = false }: CardPictureProps) {
  const sheet = useGradientId();
  const lamp = useGradientId();
  const suit = suitOfId(card);
  const { color, icon } = SUIT_LOOK[suit];
  const ink = mix(color, DEEP, 0.55);
  const lights = mark === 'danger' ? '#FF7A4E' : '#FFE7B5';
  return (
    <View style={{ width, height: width * 1.4, transform: mark === 'danger' ? [{ rotate: '7deg' }] : [] }}>
      <Svg width={width} height={width * 1.4} viewBox="0 0 100 140" style={{ overflow: 'visible' }} aria-hidden>
        <Defs>
          <LinearGradient id={sheet} x1="0" y1="0" x2="0.3" y2="1">
            <Stop offset="0" stopColor={paper.top} />
            <Stop offset="1" stopColor={paper.bottom} />
          </LinearGradient>
          <RadialGradient id={lamp} cx="0.5" cy="0.42" r="0.72">
            <Stop offset="0" stopColor={mix(color, paper.windowGlow, 0.42)} />
            <Stop offset="0.5" stopColor={color} />
            <Stop offset="1" stopColor={mix(color, paper.windowDark, 0.3)} />
          </RadialGradient>
        </Defs>
        <Rect x={2} y={4} width={100} height={140} rx={10} fill={night.shadow} opacity={0.35} />
        <Rect width={100} height={140} rx={10} fill={`url(#${sheet})`} />
        <Rect x={5} y={5} width={90} height={130} rx={6} fill={`url(#${lamp})`} />
        <Path d={PATHS.lootWaveBack} fill={mix(color, paper.windowDark, 0.42)} />
        <Path d={PATHS.lootWaveFront} fill={mix(color, paper.windowDark, 0.62)} />
        <G transform="translate(25 46) scale(0.121)">
          <Path d={ICONS[icon]} fill={paper.iconOnColour} />
        </G>
        <Path d="M0 10A10 10 0 0 1 10 0H38V46A8 8 0 0 1 30 54H0Z" fill={paper.top} />
        <Text x={18} y={28} fontSize={30} fontFamily="YesevaOne_400Regular" textAnchor="middle" fill={ink}>
          {valueOfId(card)}
        </Text>
        <G transform="translate(9 32) scale(0.036)">
          <Path d={ICONS[icon]} fill={ink} />
        </G>
        {chained ? <Chain /> : null}
        {knot ? <Knot /> : null}
        {mark ? (
          <Rect
            x={-7}
            y={-7}
            width={114}
            height={154}
            rx={16}
            fill="none"
            stroke={lights}
            strokeWidth={4.4}
            strokeLinecap="round"
            strokeDasharray="0.1 10.8"
          />
        ) : null}
        {mark === 'danger' ? (
          <G transform="translate(78 -14)">
            <Circle cx={16} cy={16} r={18} fill={night.emberDeep} />
            <G transform="translate(3 3) scale(0.051)">
              <Path d={ICONS['death-skull']} fill={paper.iconOnColour} />
            </G>
          </G>
        ) : null}
      </Svg>
    </View>
  );
}

/** Open links and links seen from the side, past both edges of the card, so that neighbours join. */
function Chain() {
  return (
    <G>
      {LINKS.map((i) => (
        <G key={i} transform={`translate(${-10 + i * 17} -12)`}>
          <Rect x={0} y={-5} width={14} height={10} rx={5} fill="none" stroke="#EBDDBF" strokeWidth={3} />
          <Rect x={11} y={-2} width={9} height={4} rx={2} fill="#EBDDBF" />
        </G>
      ))}
    </G>
  );
}

function Knot() {
  return (
    <G transform="translate(78 112)" fill="none" stroke="#E9CF9A" strokeWidth={5.5} strokeLinecap="round">
      <Circle r={20} fill={DEEP} stroke="none" opacity={0.55} />
      <Path d="M-13 5C-13-9 3-9 3 1S-11 11-3 11" />
      <Path d="M13-5C13 9-3 9-3-1S11-11 3-11" />
    </G>
  );
}
