import { PixelRatio } from 'react-native';
import type { PreparedProps } from '@/components/kit/face';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useTheme } from '@/components/ui/theme/context';
import { steadyIn } from '../steady';
import { useChartBase } from './use-chart';
import { useScenery } from './use-scenery';

/** Makes the pictures of a table before it is opened: nothing is seen of it. */
export function Prepared({ frame, seats, focus }: PreparedProps) {
  const { scheme, high } = useTheme();
  const day = scheme === 'day';
  const faces = useFaces();
  const ratio = PixelRatio.get();
  const { layout, chart } = steadyIn({ seats: seats.length, focus }, frame);
  useScenery(faces, { layout, day, high, ratio }, 'map');
  useChartBase(faces, { chart, window: chart.size, day, high, ratio });
  return null;
}
