import { PixelRatio } from 'react-native';
import type { PreparedProps } from '@/components/kit/face';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useTheme } from '@/components/ui/theme/context';
import { facing } from '../around';
import { diceLooks } from './dice-look';
import { useArt } from './use-art';

/** Makes the pictures of a table before it is opened: nothing is seen of it. */
export function Prepared({ frame, seats }: PreparedProps) {
  const { scheme, high } = useTheme();
  const looks = diceLooks(seats);
  useArt(useFaces(), { frame: facing(frame), looks, day: scheme === 'day', high, ratio: PixelRatio.get() });
  return null;
}
