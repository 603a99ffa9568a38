import { remembering } from '@/engine/games/sea-of-clouds/remembering';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

/** 8.3 `pure`: who has looked must remember, until all is over. */
export function leavesToMemory({ options, phase }: SeaOfCloudsView): boolean {
  return options.peekMemory === 'pure' && phase !== 'over';
}

/** What the screen still shows of what was looked at. */
export function shownOf(view: SeaOfCloudsView): SeaOfCloudsView {
  return leavesToMemory(view) ? remembering(view, () => false) : view;
}
