import { Image, View } from 'react-native';
import { Fade } from '@/components/art/Fade';
import { BOX_PICTURES } from '@/components/art/shelf';
import { useTheme } from '@/components/ui/theme/context';
import type { GameId } from '@/engine';
import { CUT } from './plan';

interface BoxPictureProps {
  readonly game: GameId;
  readonly form: 'hero' | 'tile';
  /** Unlit while the game cannot be played. */
  readonly lit: boolean;
  /** As the picture is cut, unless there is less room. */
  readonly height?: number;
  /** Words begin where the picture is still bright. */
  readonly low?: boolean;
}

/** The inside of a box from its upper edge down; below, where the title stands, it passes into the front sheet. */
export function BoxPicture({ game, form, lit, height, low = false }: BoxPictureProps) {
  const { scheme, ground } = useTheme();
  return (
    <View
      style={[
        { position: 'absolute', left: 0, right: 0, top: 0 },
        height === undefined ? { aspectRatio: CUT[form] } : { height },
      ]}
    >
      <Image
        source={BOX_PICTURES[game][form][scheme]}
        resizeMode="cover"
        aria-hidden
        style={{ width: '100%', height: '100%', opacity: lit ? 1 : 0.45 }}
      />
      <Fade color={ground} share={low ? 0.75 : 0.36} full={low ? 0.6 : 0.85} />
    </View>
  );
}
