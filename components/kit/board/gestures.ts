import { Gesture, PointerType, type ComposedGesture } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';
import type { Point } from './geometry';
import { moved, zoomed } from './camera';
import { coast, setCamera, stateOf, stop, type CameraValues } from './use-camera';

/** A finger that went further was pulling the board. */
const STILL = 10;
const LONGEST_TAP = 500;
const { KEY } = PointerType;

/** A tap: where on the board, in its own units, at which scale of it, where in the window, and when in milliseconds. */
export interface BoardTap {
  readonly at: Point;
  readonly scale: number;
  readonly screen: Point;
  readonly time: number;
}

/** One finger or two pull the board, two stretch it, a tap touches what lies there. */
export function boardGestures(camera: CameraValues, tap: (tap: BoardTap) => void): ComposedGesture {
  const pan = Gesture.Pan()
    .withTestId('board-pull')
    .minDistance(STILL)
    .maxPointers(2)
    .averageTouches(true)
    .onBegin(() => {
      'worklet';
      stop(camera);
    })
    .onChange(({ changeX, changeY }) => {
      'worklet';
      setCamera(camera, moved(stateOf(camera), changeX, changeY, camera.spec.get()));
    })
    .onEnd(({ velocityX, velocityY }) => {
      'worklet';
      coast(camera, velocityX, velocityY);
    });
  const pinch = Gesture.Pinch()
    .withTestId('board-stretch')
    .onBegin(() => {
      'worklet';
      stop(camera);
    })
    .onChange(({ scaleChange, focalX, focalY }) => {
      'worklet';
      setCamera(camera, zoomed(stateOf(camera), scaleChange, focalX, focalY, camera.spec.get()));
    });
  const onBoard = (x: number, y: number): Point => {
    'worklet';
    const now = stateOf(camera);
    return { x: (x - now.x) / now.scale, y: (y - now.y) / now.scale };
  };
  const once = Gesture.Tap()
    .withTestId('board-tap')
    .maxDuration(LONGEST_TAP)
    .maxDistance(STILL)
    .onEnd(({ x, y, pointerType }, success) => {
      'worklet';
      // A key that presses an element over the board comes here as well, as a tap near the corner: the element has answered it.
      if (success && pointerType !== KEY)
        scheduleOnRN(tap, { at: onBoard(x, y), scale: camera.scale.get(), screen: { x, y }, time: Date.now() });
    });
  return Gesture.Race(Gesture.Simultaneous(pan, pinch), once);
}
