import { Image, View } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { useGradientId } from '@/components/art/gradient-id';
import { BOX_PICTURES } from '@/components/art/shelf';
import { useTheme } from '@/components/ui/theme/context';
import type { GameId } from '@/engine';

interface BoxPictureProps {
  readonly game: GameId;
  readonly form: 'hero' | 'tile';
  /** Unlit while the game cannot be played. */
  readonly lit: boolean;
}

const RATIO = { hero: 352 / 242, tile: 166 / 154 };

/** The inside of a box from its upper edge down; below, where the title stands, it passes into the front sheet. */
export function BoxPicture({ game, form, lit }: BoxPictureProps) {
  const { scheme, ground } = useTheme();
  const fade = useGradientId();
  return (
    <View style={{ position: 'absolute', left: 0, right: 0, top: 0, aspectRatio: RATIO[form] }}>
      <Image
        source={BOX_PICTURES[game][form][scheme]}
        resizeMode="cover"
        aria-hidden
        style={{ width: '100%', height: '100%', opacity: lit ? 1 : 0.45 }}
      />
      <View style={{ position: 'absolute', left: 0, right: 0, bottom: -1, height: '36%' }}>
        <Svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          <Defs>
            <LinearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
              <Stop offset="0" stopColor={ground} stopOpacity={0} />
              <Stop offset="0.85" stopColor={ground} />
            </LinearGradient>
          </Defs>
          <Rect width="1" height="1" fill={`url(#${fade})`} />
        </Svg>
      </View>
    </View>
  );
}
