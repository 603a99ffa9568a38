import { prefetchWords } from '@/components/i18n/later-words';
import { beginKeeping } from '@/components/features/offline/keeper';
import { prefetchScenes } from '@/components/kit/skia/drawn-later';

const soon = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 300);

/** The first screen stands: the sketch of it that the page brought along goes, and what tables need is fetched. */
export function started(): void {
  const sketch = document.getElementById('sketch');
  if (!sketch) return;
  sketch.remove();
  // Scenes first: a table is opened before its rules. What else there is may wait for them.
  soon(
    () =>
      void prefetchScenes()
        .then(prefetchWords)
        .catch(() => undefined)
        .then(beginKeeping),
  );
}
