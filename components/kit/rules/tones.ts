import { mix } from '@/components/art/mix';
import type { Theme } from '@/components/ui/theme/theme';

export interface RulesTones {
  /** Three sheets of waves, the farthest first; the last one is the ground of the head. */
  readonly sheets: readonly [string, string, string];
  /** Headings on the page, and the key of the place where we are. */
  readonly heading: string;
  readonly here: string;
  /** The ground of a picture. */
  readonly picture: string;
}

/** The front of the game's own scene: its warm colours by day, its deep ones by night. */
export function rulesTones({ stage, scheme, lamp, raised }: Theme): RulesTones {
  const [deepest = raised, deep = deepest, warm = deep, bright = warm] = [...stage].reverse();
  if (scheme === 'night') return { sheets: [warm, deep, deepest], heading: lamp, here: deep, picture: deep };
  const pale = (color: string, part: number) => mix(color, '#FFF4E0', part);
  return { sheets: [pale(bright, 0.62), pale(bright, 0.3), warm], heading: deep, here: deep, picture: warm };
}
