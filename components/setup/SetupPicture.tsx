import { Image, useWindowDimensions, View } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { useGradientId } from '@/components/art/gradient-id';
import { BOX_PICTURES } from '@/components/art/shelf';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { useTheme } from '@/components/ui/theme/context';
import { RADIUS, SIZE, SPACE } from '@/components/ui/theme/tokens';
import type { GameId } from '@/engine';

const RATIO = 352 / 242;
/** Below the waves the pictures leave room for a title of their own. */
const WAVES = 0.63;
/** Most of the height belongs to what is chosen. */
const SHARE = 0.29;
const WIDEST = 640;
/** A phone on its side has no room for a picture. */
const LOW = 500;

/** The inside of the box; its floor passes into the page, and there stands the name of the game. */
export function SetupPicture({ game }: { readonly game: GameId }) {
  const t = useWords();
  const { scheme, ground } = useTheme();
  const fade = useGradientId();
  const { width, height } = useWindowDimensions();
  const wide = width > WIDEST;
  const whole = Math.min(width, WIDEST) / RATIO;
  const tall = Math.min(whole * WAVES, height * SHARE);
  const title = (
    <Text role="screenTitle" testID="page-title" style={{ paddingHorizontal: wide ? 4 : SPACE.screen }}>
      {t(`app:games.${game}.title`)}
    </Text>
  );
  if (height < LOW) return <View style={{ paddingLeft: SIZE.touch, paddingTop: 10 }}>{title}</View>;
  return (
    <View style={{ marginHorizontal: wide ? 0 : -SPACE.screen }}>
      <View style={{ height: tall, overflow: 'hidden', borderRadius: wide ? RADIUS.box : 0 }}>
        <Image
          source={BOX_PICTURES[game].hero[scheme]}
          resizeMode="cover"
          aria-hidden
          style={{ position: 'absolute', bottom: -whole * (1 - WAVES), width: '100%', height: whole }}
        />
        <View style={{ position: 'absolute', left: 0, right: 0, bottom: -1, height: '26%' }}>
          <Svg width="100%" height="100%" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
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
      {title}
    </View>
  );
}
