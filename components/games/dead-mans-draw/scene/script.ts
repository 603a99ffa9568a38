import type { PictureAt } from '@/components/kit/scene/use-table-pictures';
import type { Motion } from '@/components/kit/skia/motion';

/** The tide rises or falls between two moments: 0 below the screen, 1 over the row. */
export interface TideStep {
  readonly at: number;
  readonly for: number;
  readonly from: number;
  readonly to: number;
}

/**
 * What an event looks like: pieces on their way, and the still table under them, which changes at certain moments (a value
 * after its piece). Made before the motion starts; while it runs nothing is rendered by React.
 */
export interface SceneScript {
  readonly motion: Motion;
  /** In the order of time; the first one from 0 on. */
  readonly tables: readonly PictureAt[];
  readonly tide: readonly TideStep[];
}

export function tideAt(tide: readonly TideStep[], now: number): number {
  'worklet';
  let height = 0;
  for (let i = 0; i < tide.length; i++) {
    const step = tide[i];
    if (!step || step.at > now) continue;
    const p = step.for <= 0 ? 1 : Math.min(1, (now - step.at) / step.for);
    height = step.from + (step.to - step.from) * (1 - (1 - p) * (1 - p) * (1 - p));
  }
  return height;
}
