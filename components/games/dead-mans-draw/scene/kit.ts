import { TOKENS } from '@/components/art/generated/tokens';
import type { Atlas } from '@/components/kit/skia/atlas';
import type { Faces } from '@/components/kit/skia/text';

/** What every part of the table is drawn with. */
export interface Kit {
  readonly atlas: Atlas;
  readonly faces: Faces;
  readonly day: boolean;
  /** High contrast. */
  readonly high: boolean;
  readonly color: Readonly<Record<'text1' | 'text2' | 'lamp' | 'good', string>>;
}

export function kitOf(atlas: Atlas, faces: Faces, day: boolean, high = false): Kit {
  const { text1, text2, lamp, good } = TOKENS.color[day ? 'day' : 'night'];
  return { atlas, faces, day, high, color: { text1, text2: high ? text1 : text2, lamp, good } };
}
