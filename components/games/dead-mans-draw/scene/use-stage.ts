import { useEffect, useRef } from 'react';
import type { StageDoor } from '@/components/kit/choreography/choreographer';
import type { Beat } from '@/components/kit/choreography/cue';
import { afterLastLooks } from '@/components/kit/skia/baked-store';
import { heldAfter } from '../cues/held';
import type { Flight } from '../cues/moves';
import type { Director } from './director';
import { scriptOf, type DeadMansDrawBeat, type Performing } from './perform';
import type { SceneScript } from './script';

/** Pictures of this many scripts are kept: the one that plays, and the one that the screen may still be drawing. */
const KEPT = 2;

/** Lets the choreography play on this scene, as soon as there is something to draw with. */
export function useStage(door: StageDoor | undefined, director: Director, performing: Performing | null): void {
  const latest = useRef(performing);
  useEffect(() => {
    latest.current = performing;
  });
  const ready = performing !== null;
  useEffect(() => {
    if (!door || !ready) return undefined;
    const kept: SceneScript[] = [];
    let held: readonly Flight[] = [];
    const detach = door.attach({
      play: (beat: Beat, pace) => {
        const scene = latest.current;
        if (!scene) return Promise.resolve();
        const mine = beat as DeadMansDrawBeat;
        if (mine.before === scene.view) held = [];
        const script = scriptOf(mine, scene, pace, held);
        held = heldAfter(held, mine.cue.motion.flights);
        kept.push(script);
        const old = kept.length > KEPT ? kept.shift() : undefined;
        if (old) afterLastLooks(() => old.tables.forEach(({ picture }) => picture.dispose()));
        return director.play(script, pace.speed);
      },
      finish: () => director.finish(),
    });
    return detach;
  }, [door, director, ready]);
}
