import { View } from 'react-native';
import Svg, {
  Circle,
  ClipPath,
  Defs,
  G,
  LinearGradient,
  Line,
  Path,
  Rect,
  Stop,
  Text as SvgText,
} from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { SHAPES } from '@/components/art/generated/shapes';
import { TOKENS } from '@/components/art/generated/tokens';
import { useWords } from '@/components/i18n/words';
import { HoldKey } from '@/components/kit/companion/HoldKey';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import { Touch } from '@/components/ui/touch';
import { limitOf, type WorldsEndSheet } from '@/engine/companion/worlds-end/sheet';
import { LAST_CELL } from '@/engine/games/worlds-end/data/table';

const { galleonSide: galleon } = SHAPES;
const { box, blade: EDGE, hilt: HILT, cells, cell0, pitch } = SHAPES.armadaBlade;
const { metal, hilt, lit, unlit } = TOKENS.kinds.worldsEnd.blade;
const [TOP, FOOT] = [8, 33];
/** The masts of the black ship stand over the blade. */
const OVER = 10;

/** The keel of the ship on its own grid, and how small it is here. */
const [KEEL_X, KEEL_Y] = galleon.anchor;
const SCALE = 0.11;

/** Black paper over a faint glow, as on the map. */
function BlackShip({ x }: { readonly x: number }) {
  return (
    <G>
      <Circle cx={x} cy={24} r={15} fill="#FFB36B" fillOpacity={0.24} />
      <G transform={`translate(${x - KEEL_X * SCALE} ${34 - KEEL_Y * SCALE}) scale(${SCALE})`}>
        <Path d={`${galleon.masts}${galleon.spar}`} fill="#120B1C" />
        <Path d={`${galleon.spanker}${galleon.jib}`} fill="#45192A" stroke="#120B1C" strokeWidth={5} />
        <Path d={galleon.sails} fill="#5A1C2B" stroke="#120B1C" strokeWidth={5} />
        <Path d={galleon.flags} fill="#F2673C" />
        <Path d={galleon.hull} fill="#120B1C" />
        <Path d={galleon.ports} fill="#F2673C" />
      </G>
    </G>
  );
}

interface BladeProps {
  readonly sheet: WorldsEndSheet;
  readonly onOpen: () => void;
  readonly onMore: () => void;
}

/** How near the armada is: touched, the blade is put right; beside it one step more. */
export function Blade({ sheet, onOpen, onMore }: BladeProps) {
  const t = useWords();
  const theme = useTheme();
  const { armada: at, profile } = sheet;
  const limit = limitOf(sheet);
  const marks: readonly (readonly [number | null, string])[] = [
    [profile.armadaTwo, '2'],
    [profile.armadaThree, '3'],
    [LAST_CELL, '4'],
  ];
  const spoken =
    limit === null
      ? t('companion-worlds-end:facts.armada', { to: at })
      : t('companion-worlds-end:facts.armadaLeft', { to: at, left: Math.max(0, limit - at) });
  const middle = (cell: number) => cell0 + (cell + 0.5) * pitch;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 10 }}>
      <Touch
        accessibilityRole="button"
        accessibilityLabel={spoken}
        testID="open-armada"
        onPress={onOpen}
        style={({ pressed }) => ({
          flex: 1,
          minHeight: SIZE.touch,
          justifyContent: 'center',
          opacity: pressed ? 0.7 : 1,
        })}
      >
        <Svg
          viewBox={`0 ${-OVER} ${box[2]} ${box[3] + OVER}`}
          style={{ width: '100%', maxHeight: 72, aspectRatio: box[2] / (box[3] + OVER) }}
          aria-hidden
        >
          <Defs>
            <LinearGradient id="steel" x1="0" y1="0" x2="0" y2="1">
              <Stop offset="0" stopColor={metal[1]} />
              <Stop offset="1" stopColor={unlit} />
            </LinearGradient>
            <LinearGradient id="fire" x1="0" y1="0" x2="1" y2="1">
              <Stop offset="0" stopColor={lit[1]} />
              <Stop offset="1" stopColor={lit[0]} />
            </LinearGradient>
            <ClipPath id="edge">
              <Path d={EDGE} />
            </ClipPath>
          </Defs>
          <Path d={EDGE} fill="url(#steel)" />
          <G clipPath="url(#edge)">
            <Rect x={cell0} y={TOP} width={(at + 1) * pitch} height={FOOT - TOP} fill="url(#fire)" />
            {Array.from({ length: cells - 1 }, (_, i) => (
              <Line
                key={i}
                x1={cell0 + (i + 1) * pitch}
                x2={cell0 + (i + 1) * pitch}
                y1={TOP}
                y2={FOOT}
                stroke="#E9E2FF"
                strokeOpacity={0.75}
                strokeWidth={1.5}
              />
            ))}
          </G>
          <Path d={EDGE} fill="none" stroke="#F4EEFF" strokeOpacity={0.55} />
          <Path d={HILT} fill={hilt} />
          <G transform={`translate(${middle(0) - 8} 12.5) scale(${16 / 512})`}>
            <Path d={ICONS['death-skull']} fill="#FFE3D2" />
          </G>
          {marks.map(([cell, mark]) =>
            cell === null ? null : (
              <SvgText
                key={mark}
                x={middle(cell) - (cell === LAST_CELL ? 3 : 0)}
                y={27.6}
                fontSize={20}
                fontFamily="YesevaOne_400Regular"
                textAnchor="middle"
                fill={cell === limit ? '#FFB199' : cell <= at ? '#FFE3D2' : '#D9D0F2'}
              >
                {mark}
              </SvgText>
            ),
          )}
          <BlackShip x={middle(at)} />
        </Svg>
      </Touch>
      <HoldKey
        glyph="plus"
        label={t('companion:more', { what: t('companion-worlds-end:armada.step') })}
        color={theme.text1}
        onStep={onMore}
        testID="armada-more"
        style={{
          borderRadius: RADIUS.slot,
          borderWidth: 1,
          borderColor: theme.line,
          backgroundColor: theme.panelStrong,
        }}
      />
    </View>
  );
}
