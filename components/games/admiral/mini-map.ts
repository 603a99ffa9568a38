import { useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { wholeScale } from '@/components/kit/board/camera';
import type { CameraValues } from '@/components/kit/board/use-camera';
import type { Rect } from '@/components/kit/frame/box';
import { middleOf, type Plan } from './board/plan';
import { cameraSpecOf } from './board/window';
import type { TableLayout } from './layout';
import { miniMap, miniMapAside } from './places';
import type { BoardState } from './scene/board-state';

/** Where the small sea is, for the canvas and for fingers. */
export interface MiniMapPlace {
  readonly at: Rect;
  /** Points of the small sea to one of the board. */
  readonly k: number;
  /** False while the whole board is seen. */
  readonly shown: SharedValue<boolean>;
  /** It goes to the other corner where it would lie on a square that can be chosen. */
  readonly shift: SharedValue<number>;
}

const NEARER = 1.08;
/** Half of what a finger aims at. */
const AIM = 14;

/** Look 20.8: the small sea, with all that may be touched now in sight beside it. */
export function useMiniMap(layout: TableLayout, plan: Plan, camera: CameraValues, state: BoardState): MiniMapPlace {
  const at = useMemo(() => miniMap(layout, plan.size), [layout, plan]);
  const aside = miniMapAside(layout) - at.x;
  const least = wholeScale(cameraSpecOf(plan, layout.sea));
  const points = useMemo(() => {
    const squares = [...state.lit, ...state.targets, ...(state.fan?.rays.flatMap((ray) => ray.squares) ?? [])];
    return squares.flatMap((square) => {
      const { x, y } = middleOf(plan, square);
      return [x, y];
    });
  }, [state, plan]);
  const { sea } = layout;
  const shown = useDerivedValue(() => camera.scale.get() > least * NEARER);
  const shift = useDerivedValue(() => {
    const [scale, x, y] = [camera.scale.get(), camera.x.get() + sea.x, camera.y.get() + sea.y];
    for (let i = 0; i < points.length; i += 2) {
      const px = (points[i] ?? 0) * scale + x - at.x;
      const py = (points[i + 1] ?? 0) * scale + y - at.y;
      if (px > -AIM && py > -AIM && px < at.width + AIM && py < at.height + AIM) return aside;
    }
    return 0;
  });
  return useMemo(() => ({ at, k: at.width / plan.size.width, shown, shift }), [at, plan, shown, shift]);
}
