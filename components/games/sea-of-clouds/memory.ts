import { remembering } from '@/engine/games/sea-of-clouds/remembering';
import type { SeaOfCloudsView } from '@/engine/games/sea-of-clouds/view';

/** 8.3 `pure`: what was looked at the screen does not keep, until all is over; log and replay name only what lies open anyway. */
export function shownOf(view: SeaOfCloudsView): SeaOfCloudsView {
  const mustRemember = view.options.peekMemory === 'pure' && view.phase !== 'over';
  return mustRemember ? remembering(view, () => false) : view;
}
