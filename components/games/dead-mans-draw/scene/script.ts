import type { SkPicture } from '@shopify/react-native-skia';
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
  readonly tables: readonly { readonly at: number; readonly picture: SkPicture }[];
  readonly tide: readonly TideStep[];
}

export function tableAt(script: SceneScript, now: number): SkPicture | null {
  'worklet';
  let found: SkPicture | null = null;
  for (let i = 0; i < script.tables.length; i++) {
    const table = script.tables[i];
    if (table && table.at <= now) found = table.picture;
  }
  return found;
}

export function tideAt(script: SceneScript | null, now: number): number {
  'worklet';
  if (!script) return 0;
  let height = 0;
  for (let i = 0; i < script.tide.length; i++) {
    const step = script.tide[i];
    if (!step || step.at > now) continue;
    const p = step.for <= 0 ? 1 : Math.min(1, (now - step.at) / step.for);
    height = step.from + (step.to - step.from) * (1 - (1 - p) * (1 - p) * (1 - p));
  }
  return height;
}
