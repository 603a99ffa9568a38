import { View } from 'react-native';
import Svg, { Circle, Defs, G, Path } from 'react-native-svg';
import { useGradientId } from '@/components/art/gradient-id';
import { ICONS, type IconName } from '@/components/art/generated/icons';
import { SHAPES } from '@/components/art/generated/shapes';
import { mix } from '@/components/art/mix';
import { CardSign, PaperCard, PaperGradient } from '@/components/art/PaperCard';
import { useWords } from '@/components/i18n/words';
import { Text, textStyle } from '@/components/ui/text';
import { COLOUR } from '@/components/ui/theme/tokens';
import type { Face } from '@/engine/games/sea-of-clouds/box';
import type { CardType } from '@/engine/games/sea-of-clouds/data/types';
import { cardText, TEXT } from '../card-text';
import { CLASS_ICON, CREW, iconOfEffect, iconOfRelic, SECRET, tabOf, TYPE_LOOK, typeOf } from '../looks';
import { effectWords, faceWords, minus } from '../words';

const WINDOW = SHAPES.cardWindows['sea-of-clouds'];
const FAR = 'M5 62Q14 54 22 60 30 50 40 58 50 50 60 59 70 52 79 59 88 53 95 60V90H5Z';
const NEAR = 'M5 68Q16 60 26 67 38 59 48 67 58 61 68 68 80 62 95 68V90H5Z';

interface FaceCardProps {
  readonly face: Face;
  readonly width: number;
  /** Copies of this relic that its owner would have with it: that step of the ladder is filled. */
  readonly copies?: number;
}

/** A loot card face up: a window cut like a cloud, its value on a tab, name and effect. */
export function FaceCard({ face, width, copies = 0 }: FaceCardProps) {
  const t = useWords();
  const type = typeOf(face.type);
  const { color } = TYPE_LOOK[type];
  const k = width / 100;
  const ink = mix(color, '#120C18', 0.55);
  const name = faceWords(face, t);
  const tab = tabOf(face);
  const effect = effectWords(face, t).join('. ');
  const text = cardText(name, effect, face.ladder.length > 0, width);
  return (
    <View style={{ width, height: width * 1.4 }}>
      <Paper color={color} icon={faceIcon(face, type)} mark={CLASS_ICON[face.zone]} tab={tab !== null} width={width} />
      {tab ? <Tab text={minus(tab.number)} icon={tab.icon} ink={ink} k={k} /> : null}
      <View
        style={{
          position: 'absolute',
          left: TEXT.left * k,
          width: TEXT.width * k,
          top: TEXT.top * k,
          height: TEXT.height * k,
          justifyContent: 'space-evenly',
        }}
      >
        <Text
          most={1}
          align="center"
          color={ink}
          numberOfLines={2}
          style={[textStyle('boxTitle'), { fontSize: text.name.size, lineHeight: text.name.line }]}
        >
          {name}
        </Text>
        {face.ladder.length > 0 ? <Ladder ladder={face.ladder} copies={copies} ink={ink} k={k} /> : null}
        {text.effect ? (
          <Text
            most={1}
            align="center"
            color={COLOUR.paper.ink}
            style={[textStyle('min'), { fontSize: text.effect.size, lineHeight: text.effect.line }]}
          >
            {effect}
          </Text>
        ) : null}
      </View>
    </View>
  );
}

interface PaperProps {
  readonly color: string;
  readonly icon: IconName;
  /** Of which class an object is. */
  readonly mark: IconName | undefined;
  /** A tab covers the left of the window. */
  readonly tab: boolean;
  readonly width: number;
}

const LAMP = { cx: 50, cy: 38, r: 60 };

function Paper({ color, icon, mark, tab, width }: PaperProps) {
  return (
    <PaperCard width={width} color={color} lamp={LAMP}>
      {(_, window) => (
        <>
          <Path d={WINDOW} fill={window} />
          <CardSign icon={icon} x={tab ? 33 : 25} y={12} scale={0.098} />
          <Path d={cut(FAR)} fill={mix(color, '#0A0A18', 0.42)} fillOpacity="0.8" />
          <Path d={cut(NEAR)} fill={mix(color, '#0A0A18', 0.62)} />
          {mark ? (
            <G>
              <Circle cx="85" cy="15" r="10.5" fill={COLOUR.paper.top} stroke="#0A0614" strokeOpacity="0.3" />
              <G transform="translate(78 8) scale(0.0273)">
                <Path d={ICONS[mark]} fill={mix(color, '#120C18', 0.55)} />
              </G>
            </G>
          ) : null}
        </>
      )}
    </PaperCard>
  );
}

/** The clouds at the foot of the window end where the window is cut. */
const cut = (clouds: string) => clouds.replace('V90H5Z', 'V76C80 82 66 70 50 76S20 82 5 74Z');

export function faceIcon(face: Face, type: CardType): IconName {
  if (type === 'relic') return iconOfRelic(face.id);
  if (type === 'rum') return TYPE_LOOK.rum.icon;
  const [first] = face.effects;
  const own = first && iconOfEffect(first, face.zone);
  if (type === 'pirate') return own === CREW ? TYPE_LOOK.pirate.icon : (own ?? TYPE_LOOK.pirate.icon);
  return own ?? (face.zone === 'secrets' ? SECRET : TYPE_LOOK.object.icon);
}

interface TabProps {
  readonly text: string;
  readonly icon: IconName;
  readonly ink: string;
  readonly k: number;
}

function Tab({ text, icon, ink, k }: TabProps) {
  const paper = useGradientId();
  return (
    <View style={{ position: 'absolute', left: 0, top: 0, width: 34 * k, height: 56 * k }}>
      <Svg width={34 * k} height={56 * k} viewBox="0 0 34 56" aria-hidden>
        <Defs>
          <PaperGradient id={paper} />
        </Defs>
        <Path d={SHAPES.cardWindows.indexTab} fill={`url(#${paper})`} stroke="#0A0614" strokeOpacity="0.25" />
        <G transform="translate(8 33.5) scale(0.036)">
          <Path d={ICONS[icon]} fill={ink} />
        </G>
      </Svg>
      <Text
        most={1}
        align="center"
        color={ink}
        numberOfLines={1}
        style={[
          textStyle('boxTitle'),
          {
            position: 'absolute',
            left: 0,
            right: 0,
            top: 2 * k,
            fontSize: (text.length > 1 ? 21 : 28) * k,
            lineHeight: 32 * k,
          },
        ]}
      >
        {text}
      </Text>
    </View>
  );
}

interface LadderProps {
  readonly ladder: readonly number[];
  readonly copies: number;
  readonly ink: string;
  readonly k: number;
}

/** The points of one, two, three copies, the reached step filled. */
function Ladder({ ladder, copies, ink, k }: LadderProps) {
  const step = Math.min(18, 92 / ladder.length);
  const r = step * 0.47;
  const size = step > 14 ? 10.2 : 7.6;
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'center' }}>
      {ladder.map((points, i) => {
        const own = i + 1 === copies;
        return (
          <View key={i} style={{ width: step * k, height: 2 * r * k, alignItems: 'center', justifyContent: 'center' }}>
            <View style={{ position: 'absolute' }}>
              <Svg width={2 * r * k} height={2 * r * k} viewBox="0 0 20 20" aria-hidden>
                <Circle cx="10" cy="10" r="9.6" fill={own ? ink : '#5A4A2A'} fillOpacity={own ? 1 : 0.16} />
              </Svg>
            </View>
            <Text
              most={1}
              color={own ? COLOUR.paper.top : COLOUR.paper.ink}
              style={[textStyle('min'), { fontSize: size * k, lineHeight: 11 * k }]}
            >
              {minus(points)}
            </Text>
          </View>
        );
      })}
    </View>
  );
}
