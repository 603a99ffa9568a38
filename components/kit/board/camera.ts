import type { Rect, Size } from '../frame/box';

/**
 * What is seen of a board. A point of the board lies at `point × scale + (x, y)` in the viewport, in points of the screen.
 * These functions run on the thread of the screen, at each step of a gesture.
 */
export interface CameraState {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface CameraSpec {
  readonly board: Size;
  /** How large the window is through which it is seen. */
  readonly viewport: Size;
  /** How many times larger than the whole board it may be shown. */
  readonly most: number;
  /** How far beyond the edge of the board one may look, in its own units. */
  readonly beyond: number;
}

/** The scale at which the whole board is just seen. */
export function wholeScale({ board, viewport }: CameraSpec): number {
  'worklet';
  // A window that is not laid out yet has no size, and a scale of nothing could not be taken back.
  return Math.max(1e-3, Math.min(viewport.width / board.width, viewport.height / board.height));
}

/** Along one axis: a board that is smaller than the viewport stands in its middle, a larger one covers it. */
function heldIn(at: number, length: number, window: number, beyond: number): number {
  'worklet';
  if (length <= window) return (window - length) / 2;
  return Math.min(beyond, Math.max(window - length - beyond, at));
}

/** The nearest state that is allowed. */
export function held(state: CameraState, spec: CameraSpec): CameraState {
  'worklet';
  const { board, viewport, most, beyond } = spec;
  const least = wholeScale(spec);
  const scale = Math.min(least * most, Math.max(least, state.scale));
  // At its smallest the board is seen whole, and nothing beyond it.
  const rim = scale > least ? beyond * scale : 0;
  return {
    scale,
    x: heldIn(state.x, board.width * scale, viewport.width, rim),
    y: heldIn(state.y, board.height * scale, viewport.height, rim),
  };
}

/** The whole board. */
export function whole(spec: CameraSpec): CameraState {
  'worklet';
  return held({ x: 0, y: 0, scale: 0 }, spec);
}

export function moved(state: CameraState, dx: number, dy: number, spec: CameraSpec): CameraState {
  'worklet';
  return held({ x: state.x + dx, y: state.y + dy, scale: state.scale }, spec);
}

/** Larger or smaller by a factor; what lies under `(x, y)` of the viewport stays there. */
export function zoomed(state: CameraState, factor: number, x: number, y: number, spec: CameraSpec): CameraState {
  'worklet';
  const least = wholeScale(spec);
  const scale = Math.min(least * spec.most, Math.max(least, state.scale * factor));
  const ratio = scale / state.scale;
  return held({ scale, x: x - (x - state.x) * ratio, y: y - (y - state.y) * ratio }, spec);
}

/** As large as it may be with all of `rect` in sight, and that in the middle. */
export function showing(rect: Rect, spec: CameraSpec): CameraState {
  'worklet';
  const { width, height } = spec.viewport;
  const most = wholeScale(spec) * spec.most;
  const scale = Math.min(most, width / rect.width, height / rect.height);
  return held(
    {
      scale,
      x: width / 2 - (rect.x + rect.width / 2) * scale,
      y: height / 2 - (rect.y + rect.height / 2) * scale,
    },
    spec,
  );
}

/** As little moved as is needed for `rect` to be seen; as it is where it is seen already. */
export function reaching(rect: Rect, state: CameraState, spec: CameraSpec): CameraState {
  'worklet';
  const { width, height } = spec.viewport;
  const left = rect.x * state.scale + state.x;
  const top = rect.y * state.scale + state.y;
  const right = left + rect.width * state.scale;
  const bottom = top + rect.height * state.scale;
  if (right - left > width || bottom - top > height) return showing(rect, spec);
  const dx = left < 0 ? -left : right > width ? width - right : 0;
  const dy = top < 0 ? -top : bottom > height ? height - bottom : 0;
  return moved(state, dx, dy, spec);
}
