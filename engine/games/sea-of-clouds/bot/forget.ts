import type { Stream } from '@/engine/core/luck';
import { remembering } from '../remembering';
import type { SeaOfCloudsView } from '../view';

/** 6.2.5, 12.6: each card by itself is kept with this chance. */
export function forget(v: SeaOfCloudsView, memory: number, luck: Stream): SeaOfCloudsView {
  return memory >= 1 ? v : remembering(v, () => luck.below(1000) < memory * 1000);
}
