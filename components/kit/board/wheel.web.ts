import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import { scheduleOnUI } from 'react-native-worklets';
import { zoomed } from './camera';
import { setCamera, stateOf, stop, type CameraValues } from './use-camera';

/** Pixels of one line, for browsers that count in lines. */
const LINE = 16;
/** So many pixels make it e times larger; two fingers on the pad of a laptop send far fewer, as a wheel with Control held. */
const TURNED = 400;
const PINCHED = 100;

/** How far it was turned, in pixels. */
function turnedBy({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>, page: number): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * LINE;
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * page : deltaY;
}

/**
 * The wheel of a mouse and the pad of a laptop bring the board nearer. React listens passively, so the page would be scrolled
 * or enlarged as well: this listener says that it is not to be.
 */
export function useWheel(over: RefObject<View | null>, camera: CameraValues): void {
  useEffect(() => {
    const element = over.current as unknown as HTMLElement | null;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const factor = Math.exp(-turnedBy(event, height) / (event.ctrlKey ? PINCHED : TURNED));
      const [x, y] = [event.clientX - left, event.clientY - top];
      scheduleOnUI(() => {
        'worklet';
        stop(camera);
        setCamera(camera, zoomed(stateOf(camera), factor, x, y, camera.spec.get()));
      });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [over, camera]);
}
