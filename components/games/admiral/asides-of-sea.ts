import { useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { wholeScale } from '@/components/kit/board/camera';
import type { CameraValues } from '@/components/kit/board/use-camera';
import type { Rect } from '@/components/kit/frame/box';
import { middleOf, type Plan } from './board/plan';
import { cameraSpecOf } from './board/window';
import type { TableLayout } from './layout';
import { miniMap, miniMapAside, vanePill, vaneSpot } from './places';
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

interface Sea {
  readonly layout: TableLayout;
  readonly plan: Plan;
  readonly camera: CameraValues;
  readonly state: BoardState;
  /** Something lies over the sea that needs its room. */
  readonly covered: boolean;
}

/** Look 20.8: the small sea and the small vane, with all that may be touched now in sight beside them. */
export function useAsides(sea: Sea): { readonly mini: MiniMapPlace; readonly vaneShift: SharedValue<number> } {
  const { layout, plan, camera, state, covered } = sea;
  const at = useMemo(() => miniMap(layout, plan.size), [layout, plan]);
  const least = wholeScale(cameraSpecOf(plan, layout.sea));
  const points = useMemo(() => pointsOf(plan, state), [plan, state]);
  const shown = useDerivedValue(() => !covered && camera.scale.get() > least * NEARER);
  const shift = useAside(sea, points, at, miniMapAside(layout) - at.x);
  const vane = useMemo(() => {
    const spot = vaneSpot(layout);
    const pill = vanePill(spot, layout);
    const top = spot.y - spot.size / 2;
    return { x: pill.x, y: top, width: pill.width, height: pill.y + pill.height - top };
  }, [layout]);
  // At a flat table it stands beside the sea.
  const vaneShift = useAside(sea, points, vane, layout.frame.around ? 0 : miniMapAside(layout) - vane.x);
  return useMemo(
    () => ({ mini: { at, k: at.width / plan.size.width, shown, shift }, vaneShift }),
    [at, plan, shown, shift, vaneShift],
  );
}

/** All that may be touched, as pairs of numbers. */
function pointsOf(plan: Plan, { lit, targets, fan }: BoardState): number[] {
  const squares = [...lit, ...targets, ...(fan?.rays.flatMap((ray) => ray.squares) ?? [])];
  return squares.flatMap((square) => {
    const { x, y } = middleOf(plan, square);
    return [x, y];
  });
}

/** To the other corner, where less that may be touched lies under it. */
function useAside(
  { layout: { sea }, camera }: Sea,
  points: readonly number[],
  at: Rect,
  aside: number,
): SharedValue<number> {
  return useDerivedValue(() => {
    const [scale, x, y] = [camera.scale.get(), camera.x.get() + sea.x, camera.y.get() + sea.y];
    let [here, there] = [0, 0];
    for (let i = 0; i < points.length; i += 2) {
      const px = (points[i] ?? 0) * scale + x - at.x;
      const py = (points[i + 1] ?? 0) * scale + y - at.y;
      if (py <= -AIM || py >= at.height + AIM) continue;
      if (px > -AIM && px < at.width + AIM) here++;
      if (px - aside > -AIM && px - aside < at.width + AIM) there++;
    }
    return here > there ? aside : 0;
  });
}
