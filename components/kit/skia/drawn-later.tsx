import { lazy, Suspense, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';
import type { StageDoor } from '@/components/kit/choreography/shown';

type Fetch = () => Promise<unknown>;

interface Staged {
  readonly stage?: StageDoor | undefined;
}

const fetches: Fetch[] = [];

/**
 * On the web: a scene whose code is fetched when it is shown, and runs only once the drawing tools are there, 3 MB of
 * them. Until then the ground behind it stands; all that is touched or spoken is not the scene's, and works already.
 */
export function drawnLater<P extends object>(scene: () => Promise<ComponentType<P>>): ComponentType<P> {
  const fetch = async () => {
    const { loadCanvasKit } = await import('./canvaskit');
    await loadCanvasKit();
    return { default: await scene() };
  };
  fetches.push(fetch);
  const later = (): LazyExoticComponent<ComponentType<P>> =>
    lazy(() =>
      fetch().catch((error: unknown) => {
        // React keeps a failure for good: whoever opens the table again shall get another try.
        scenes = later();
        throw error;
      }),
    );
  let scenes = later();
  return function DrawnLater(props: P) {
    const { stage }: Staged = props;
    useEffect(() => stage?.comes(), [stage]);
    const [Scene] = useState(() => scenes);
    return (
      <Suspense fallback={null}>
        <Scene {...props} />
      </Suspense>
    );
  };
}

/** Early and in idle time, so that the first table need not wait. What fails is fetched again when it is shown. */
export async function prefetchScenes(): Promise<void> {
  for (const fetch of fetches) await fetch().catch(() => undefined);
}
