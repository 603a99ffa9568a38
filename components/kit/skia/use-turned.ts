import { useMemo } from 'react';
import type { Frame } from '../frame/frame';

/**
 * The whole screen, and how what stands turned to somebody lies on it. The same objects as long as both stay: a frame is made
 * anew with each question, and a canvas must not render for that.
 */
export function useTurned({ size: { width, height }, around }: Frame) {
  const turn = around?.mine.turn ?? 0;
  return useMemo(() => {
    const screen = turn % 180 === 0 ? { width, height } : { width: height, height: width };
    const moves = [
      { translateX: screen.width / 2 },
      { translateY: screen.height / 2 },
      { rotate: (turn * Math.PI) / 180 },
      { translateX: -width / 2 },
      { translateY: -height / 2 },
    ];
    return { screen, moves };
  }, [width, height, turn]);
}
