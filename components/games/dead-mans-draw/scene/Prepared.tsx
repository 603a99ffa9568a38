import { PixelRatio } from 'react-native';
import type { PreparedProps } from '@/components/kit/face';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useTheme } from '@/components/ui/theme/context';
import { layoutIn } from '../layout';
import { placesOf } from './places';
import { useArt } from './use-art';

/** Makes the pictures of a table before it is opened: nothing is seen of it. */
export function Prepared({ frame, seats, focus, options }: PreparedProps) {
  const { scheme, high } = useTheme();
  const places = placesOf(layoutIn({ seats: seats.length, focus, row: 0 }, frame));
  const mermaidAbility = options.mermaidAbility === true;
  useArt(useFaces(), { places, mermaidAbility, day: scheme === 'day', high, ratio: PixelRatio.get() });
  return null;
}
