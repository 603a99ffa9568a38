import { View } from 'react-native';
import Svg, { Circle, G, Path, Rect } from 'react-native-svg';
import { ICONS } from '@/components/art/generated/icons';
import { mix } from '@/components/art/mix';
import { Text, textStyle } from '@/components/ui/text';
import { hasEffect, numberOf, type Face } from '@/engine/games/sea-of-clouds/box';
import { tabOf, TYPE_LOOK, typeOf } from '../looks';
import { minus } from '../words';
import { faceIcon } from './FaceCard';

const INK = '#FFE9BE';

/** A card that lies face down, as whoever has seen it remembers it: dim, what it is in the corner that a fan leaves free. */
export function MemoryCard({ face, width }: { readonly face: Face; readonly width: number }) {
  const type = typeOf(face.type);
  const { color } = TYPE_LOOK[type];
  const k = width / 100;
  const icon = ICONS[faceIcon(face, type)];
  return (
    <View style={{ width, height: width * 1.4 }}>
      <Svg width={width} height={width * 1.4} viewBox="0 0 100 140" aria-hidden>
        <Rect x="0.5" y="0.5" width="99" height="139" rx="10" fill="#BCAE94" stroke="#0A0614" strokeOpacity="0.35" />
        <Rect x="3" y="3" width="94" height="134" rx="8" fill={mix(color, '#0A0A18', 0.5)} />
        <Circle cx="58" cy="82" r="27" fill={mix(color, '#0A0A18', 0.32)} />
        <G transform="translate(39 63) scale(0.074)" opacity={0.75}>
          <Path d={icon} fill={INK} />
        </G>
        <G transform="translate(5 8) scale(0.047)">
          <Path d={icon} fill={INK} />
        </G>
      </Svg>
      <Text
        most={1}
        align="center"
        color={INK}
        numberOfLines={1}
        style={[
          textStyle('boxTitle'),
          { position: 'absolute', left: 2 * k, top: 34 * k, width: 30 * k, fontSize: 19 * k, lineHeight: 23 * k },
        ]}
      >
        {valueOf(face)}
      </Text>
    </View>
  );
}

/** What stands on its tab; bottles that count by their number say how. */
function valueOf(face: Face): string {
  if (hasEffect(face, 'square')) return 'n²';
  if (hasEffect(face, 'most')) return `1/${numberOf(face, 'most')}`;
  const tab = tabOf(face);
  return tab ? minus(tab.number) : '';
}
