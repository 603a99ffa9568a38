import { useEffect, useRef, useState } from 'react';
import { cancelAnimation, Easing, makeMutable, withDecay, withTiming, type SharedValue } from 'react-native-reanimated';
import { scheduleOnUI } from 'react-native-worklets';
import type { Rect } from '../frame/box';
import { held, moved, reaching, showing, whole, wholeScale, zoomed, type CameraSpec, type CameraState } from './camera';

/** A journey of the camera to somewhere else. */
const JOURNEY = { duration: 240, easing: Easing.inOut(Easing.cubic) };

/** What the camera sees, for worklets. */
export interface CameraValues {
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly scale: SharedValue<number>;
  readonly spec: SharedValue<CameraSpec>;
}

/**
 * Looks at a board. Whatever it sees is in shared values that the canvas and the elements over it both follow on the thread of
 * the screen, so panning and pinching render nothing.
 */
export interface Camera {
  readonly values: CameraValues;
  /** The whole board. */
  readonly toWhole: () => void;
  /** This part of the board, as large as it may be. */
  readonly toPart: (rect: Rect) => void;
  /** Moves only if this part cannot be seen where the camera is. */
  readonly toReach: (rect: Rect) => void;
}

/** For worklets: what the camera sees now. */
export function stateOf({ x, y, scale }: CameraValues): CameraState {
  'worklet';
  return { x: x.get(), y: y.get(), scale: scale.get() };
}

/** For worklets: at once. */
export function setCamera(camera: CameraValues, to: CameraState): void {
  'worklet';
  camera.x.set(to.x);
  camera.y.set(to.y);
  camera.scale.set(to.scale);
}

/** For worklets: a journey to there. It is short, and stands still for whoever wants less motion. */
function travel(camera: CameraValues, to: CameraState): void {
  'worklet';
  camera.x.set(withTiming(to.x, JOURNEY));
  camera.y.set(withTiming(to.y, JOURNEY));
  camera.scale.set(withTiming(to.scale, JOURNEY));
}

/** For worklets: off to this part. */
export function travelTo(camera: CameraValues, part: Rect): void {
  'worklet';
  travel(camera, showing(part, camera.spec.get()));
}

/** For worklets: wherever it is going, it stands still. */
export function stop({ x, y, scale }: CameraValues): void {
  'worklet';
  cancelAnimation(x);
  cancelAnimation(y);
  cancelAnimation(scale);
}

/** For worklets: goes on as it was thrown, to the edge at most. */
export function coast(camera: CameraValues, velocityX: number, velocityY: number): void {
  'worklet';
  const spec = camera.spec.get();
  const far = 1e6;
  const now = stateOf(camera);
  const least = moved(now, -far, -far, spec);
  const most = moved(now, far, far, spec);
  camera.x.set(withDecay({ velocity: velocityX, clamp: [least.x, most.x] }));
  camera.y.set(withDecay({ velocity: velocityY, clamp: [least.y, most.y] }));
}

/** For worklets: what a double tap does. Off to the part under the finger, or back to the whole board. */
export function toggle(camera: CameraValues, part: Rect | null, x: number, y: number): void {
  'worklet';
  const spec = camera.spec.get();
  const now = stateOf(camera);
  const near = now.scale > wholeScale(spec) * 1.05;
  if (near) travel(camera, whole(spec));
  else travel(camera, part ? showing(part, spec) : zoomed(now, 2, x, y, spec));
}

function makeCamera(spec: CameraSpec): Camera {
  const start = whole(spec);
  const values: CameraValues = {
    x: makeMutable(start.x),
    y: makeMutable(start.y),
    scale: makeMutable(start.scale),
    spec: makeMutable(spec),
  };
  return {
    values,
    toWhole: () =>
      scheduleOnUI(() => {
        'worklet';
        travel(values, whole(values.spec.get()));
      }),
    toPart: (rect) =>
      scheduleOnUI(() => {
        'worklet';
        travel(values, showing(rect, values.spec.get()));
      }),
    toReach: (rect) =>
      scheduleOnUI(() => {
        'worklet';
        travel(values, reaching(rect, stateOf(values), values.spec.get()));
      }),
  };
}

/** `first`: the part that is seen first; without it the whole board. */
export function useCamera(spec: CameraSpec, first?: Rect): Camera {
  const [camera] = useState(() => makeCamera(spec));
  const { values } = camera;
  const { board, viewport, most, beyond } = spec;
  const opening = useRef(first);
  // Another window, or another board: what was seen stays as near as it may.
  useEffect(() => {
    const next: CameraSpec = {
      board: { width: board.width, height: board.height },
      viewport: { width: viewport.width, height: viewport.height },
      most,
      beyond,
    };
    const part = opening.current;
    opening.current = undefined;
    scheduleOnUI(() => {
      'worklet';
      stop(values);
      const wasWhole = values.scale.get() <= wholeScale(values.spec.get()) * 1.001;
      values.spec.set(next);
      setCamera(values, part ? showing(part, next) : wasWhole ? whole(next) : held(stateOf(values), next));
    });
  }, [values, board.width, board.height, viewport.width, viewport.height, most, beyond]);
  return camera;
}
