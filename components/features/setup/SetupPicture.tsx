import { Image, useWindowDimensions, View } from 'react-native';
import { Fade } from '@/components/art/Fade';
import { BOX_PICTURES } from '@/components/art/shelf';
import { useWords } from '@/components/i18n/words';
import { Text } from '@/components/ui/text';
import { OVER } from '@/components/ui/screen';
import { useTheme } from '@/components/ui/theme/context';
import { useMargin } from '@/components/ui/theme/margin';
import { RADIUS, SIZE } from '@/components/ui/theme/tokens';
import type { GameId } from '@/engine';

const RATIO = 352 / 242;
/** Below the waves the pictures leave room for a title of their own. */
const WAVES = 0.63;
/** Most of the height belongs to what is chosen. */
const SHARE = 0.29;
const WIDEST = 640;
/** A phone on its side has no room for a picture. */
const LOW = 500;

interface PictureSize {
  /** Of all that is drawn; the floor of the box lies deeper than its picture shows. */
  readonly whole: number;
  readonly tall: number;
}

/** No picture on a phone on its side. */
function usePictureSize(): PictureSize | null {
  const { width, height } = useWindowDimensions();
  const whole = Math.min(width, WIDEST) / RATIO;
  return height < LOW ? null : { whole, tall: Math.min(whole * WAVES, height * SHARE) };
}

/** How much of the page passes under its keys before there is anything to read. */
export const usePictureHeight = (): number => usePictureSize()?.tall ?? OVER;

/** The inside of the box; its floor passes into the page, and there stands the name of the game. */
export function SetupPicture({ game }: { readonly game: GameId }) {
  const t = useWords();
  const { scheme, ground } = useTheme();
  const size = usePictureSize();
  const margin = useMargin();
  const wide = useWindowDimensions().width > WIDEST;
  const title = (
    <Text role="screenTitle" testID="page-title" style={{ paddingHorizontal: wide ? 4 : margin }}>
      {t(`app:games.${game}.title`)}
    </Text>
  );
  if (!size) return <View style={{ paddingLeft: SIZE.touch, paddingTop: 10 }}>{title}</View>;
  const { whole, tall } = size;
  return (
    <View style={{ marginHorizontal: wide ? 0 : -margin }}>
      <View style={{ height: tall, overflow: 'hidden', borderRadius: wide ? RADIUS.box : 0 }}>
        <Image
          source={BOX_PICTURES[game].hero[scheme]}
          resizeMode="cover"
          aria-hidden
          style={{ position: 'absolute', bottom: -whole * (1 - WAVES), width: '100%', height: whole }}
        />
        <Fade color={ground} share={0.26} />
      </View>
      {title}
    </View>
  );
}
