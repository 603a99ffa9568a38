import { PixelRatio } from 'react-native';
import { wholeScale } from '@/components/kit/board/camera';
import type { PreparedProps } from '@/components/kit/face';
import { useFaces } from '@/components/kit/skia/use-faces';
import { useTheme } from '@/components/ui/theme/context';
import { admiral } from '@/engine/games/admiral';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { cameraSpecOf } from '../board/window';
import { steadyIn } from '../steady';
import { useGround } from './use-ground';
import { useScenery } from './use-scenery';

/** Makes the pictures of a table before it is opened: nothing is seen of it. */
export function Prepared(props: PreparedProps) {
  const counts = admiral.seatCounts?.(props.options as unknown as AdmiralOptions) ?? [];
  // Until a scenario and who plays fit, there is no board.
  return counts.includes(props.seats.length) ? <Pictures {...props} /> : null;
}

function Pictures({ frame, seats, focus, options }: PreparedProps) {
  const { scheme, high } = useTheme();
  const day = scheme === 'day';
  const faces = useFaces();
  const ratio = PixelRatio.get();
  const { layout, plan, isles } = steadyIn({ seats: seats.length, focus }, frame, options as unknown as AdmiralOptions);
  useScenery(faces, { layout, day, high, ratio });
  useGround(faces, { plan, isles, whole: wholeScale(cameraSpecOf(plan, layout.map)), day, high, ratio });
  return null;
}
