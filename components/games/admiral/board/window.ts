import type { CameraSpec } from '@/components/kit/board/camera';
import type { Size } from '@/components/kit/frame/box';
import { SIDE, type Plan } from './plan';

/** Look 20.8: from the whole board to four times as near, one square beyond the edge at most. */
export const cameraSpecOf = ({ size }: Plan, viewport: Size): CameraSpec => ({
  board: size,
  viewport,
  most: 4,
  beyond: SIDE,
});
