import { TOKENS } from '@/components/art/generated/tokens';
import type { Atlas } from '@/components/table/skia/atlas';
import type { Faces } from '@/components/table/skia/text';

/** What every part of the table is drawn with. */
export interface Kit {
  readonly atlas: Atlas;
  readonly faces: Faces;
  readonly day: boolean;
  readonly color: (typeof TOKENS.color)['night'] | (typeof TOKENS.color)['day'];
}

export function kitOf(atlas: Atlas, faces: Faces, day: boolean): Kit {
  return { atlas, faces, day, color: TOKENS.color[day ? 'day' : 'night'] };
}
