import { useMemo } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { held } from '@/components/kit/board/camera';
import { setCamera, stop, type CameraValues } from '@/components/kit/board/use-camera';
import type { MiniMapPlace } from '../asides-of-sea';

const AWAY = -9999;

/** A finger on the small sea moves the view there. */
export function MiniMapTouch({ mini, camera }: { readonly mini: MiniMapPlace; readonly camera: CameraValues }) {
  const { at, k, shown, shift } = mini;
  const gesture = useMemo(() => dragOf(camera, k), [camera, k]);
  const style = useAnimatedStyle(() => ({ transform: [{ translateX: shown.get() ? shift.get() : AWAY }] }));
  const box = { position: 'absolute', left: at.x, top: at.y, width: at.width, height: at.height } as const;
  return (
    <Animated.View style={[box, style]} aria-hidden>
      <GestureHandlerRootView style={{ flex: 1 }}>
        <GestureDetector gesture={gesture}>
          <View testID="mini-map" collapsable={false} style={{ flex: 1 }} />
        </GestureDetector>
      </GestureHandlerRootView>
    </Animated.View>
  );
}

function dragOf(camera: CameraValues, k: number) {
  const look = (x: number, y: number) => {
    'worklet';
    const spec = camera.spec.get();
    const scale = camera.scale.get();
    const { width, height } = spec.viewport;
    stop(camera);
    setCamera(camera, held({ scale, x: width / 2 - (x / k) * scale, y: height / 2 - (y / k) * scale }, spec));
  };
  return Gesture.Pan()
    .minDistance(0)
    .onBegin(({ x, y }) => {
      'worklet';
      look(x, y);
    })
    .onChange(({ x, y }) => {
      'worklet';
      look(x, y);
    });
}
