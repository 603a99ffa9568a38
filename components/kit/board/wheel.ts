import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { CameraValues } from './use-camera';

/** Only browsers have one. */
export function useWheel(_over: RefObject<View | null>, _camera: CameraValues): void {}
