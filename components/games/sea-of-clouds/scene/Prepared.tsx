import { PixelRatio } from 'react-native';
import type { PreparedProps } from '@/components/kit/face';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useTheme } from '@/components/ui/theme/context';
import { layoutOf } from '../around';
import { isShared } from '../words';
import { useArt } from './use-art';

/** Makes the pictures of a table before it is opened: nothing is seen of it. */
export function Prepared({ frame, seats, focus }: PreparedProps) {
  const { scheme, high } = useTheme();
  const layout = layoutOf({ seats: seats.length, focus, named: isShared(seats) }, frame);
  useArt(useFaces(), { layout, day: scheme === 'day', high, ratio: PixelRatio.get() });
  return null;
}
