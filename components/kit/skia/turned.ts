import type { Frame } from '../frame/frame';

/** The whole screen, and how what stands turned to somebody lies on it. */
export function turned({ size, around }: Frame) {
  const turn = around?.mine.turn ?? 0;
  const { width, height } = size;
  const screen = turn % 180 === 0 ? size : { width: height, height: width };
  const moves = [
    { translateX: screen.width / 2 },
    { translateY: screen.height / 2 },
    { rotate: (turn * Math.PI) / 180 },
    { translateX: -width / 2 },
    { translateY: -height / 2 },
  ];
  return { screen, moves };
}
