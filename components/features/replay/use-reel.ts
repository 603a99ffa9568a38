import { useEffect, useState } from 'react';
import { Slices, Stopped } from '@/components/kit/files/slices';
import { makingReel, type Reel } from '@/components/play/matches/reel';
import type { Match, Seat } from '@/engine';

/** Milliseconds for the first picture: what is made by then stands at once. */
const AT_ONCE = 20;
/** Of what is told of the progress, in parts of the whole. */
const STEP = 0.02;

interface Made {
  readonly viewer: Seat | null;
  readonly reel: Reel;
}

interface Making {
  /** Null: the first one is not ready. Until that of another viewer is, the one before stands. */
  readonly made: Made | null;
  /** How much of the next one is ready, from 0 to 1. */
  readonly share: number;
}

function madeAtOnce(match: Match, viewer: Seat | null): Made | null {
  const end = performance.now() + AT_ONCE;
  const steps = makingReel(match, viewer);
  for (let step = steps.next(); performance.now() < end; step = steps.next()) {
    if (step.done === true) return { viewer, reel: step.value };
  }
  return null;
}

/** A match as a strip of pictures, made in slices: a long one is played again without holding up the screen. */
export function useReel(match: Match, viewer: Seat | null): Making {
  const [first] = useState(() => madeAtOnce(match, viewer));
  const [made, setMade] = useState(first);
  const [share, setShare] = useState(0);
  const [failed, fail] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (first?.viewer === viewer) return undefined;
    const slices = new Slices();
    const make = async () => {
      let told = 0;
      const reel = await slices.run(makingReel(match, viewer), (part) => {
        if (part < told) return;
        told = part + STEP;
        setShare(part);
      });
      setMade({ viewer, reel });
    };
    make().catch((error: unknown) => (error instanceof Stopped ? undefined : fail({ error })));
    return () => slices.stop();
  }, [match, viewer, first]);
  if (failed) throw failed.error;
  return { made: first?.viewer === viewer ? first : made, share };
}
