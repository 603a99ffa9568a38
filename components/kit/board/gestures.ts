import { Gesture, type ComposedGesture } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';
import type { Point } from './geometry';
import { moved, zoomed } from './camera';
import { coast, setCamera, stateOf, stop, type CameraValues } from './use-camera';

/** A finger that went further was pulling the board. */
const STILL = 10;
/** A second tap that comes sooner makes a double tap of the first. */
const SECOND = 200;
const LONGEST_TAP = 500;

export interface BoardActs {
  /** In units of the board. */
  readonly tap: (at: Point) => void;
  readonly doubleTap: (at: Point) => void;
}

/** One finger or two pull the board, two stretch it, a tap touches what lies there. */
export function boardGestures(camera: CameraValues, { tap, doubleTap }: BoardActs): ComposedGesture {
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
  const twice = Gesture.Tap()
    .withTestId('board-double-tap')
    .numberOfTaps(2)
    .maxDelay(SECOND)
    .maxDistance(3 * STILL)
    .onEnd(({ x, y }, success) => {
      'worklet';
      if (success) scheduleOnRN(doubleTap, onBoard(x, y));
    });
  const once = Gesture.Tap()
    .withTestId('board-tap')
    .maxDuration(LONGEST_TAP)
    .maxDistance(STILL)
    .onEnd(({ x, y }, success) => {
      'worklet';
      if (success) scheduleOnRN(tap, onBoard(x, y));
    });
  return Gesture.Race(Gesture.Simultaneous(pan, pinch), Gesture.Exclusive(twice, once));
}
