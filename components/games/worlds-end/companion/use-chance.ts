import { useEffect, useState } from 'react';
import { nextTask } from '@/components/ui/next-task';
import type { Fight } from '@/engine/companion/worlds-end/lines';
import { trialOf } from '@/engine/companion/worlds-end/odds';

/** A touch must not wait for the odds: so long they are reckoned at a time, in milliseconds. */
const SLICE = 4;

interface Reckoned {
  readonly fight: Fight;
  readonly percent: number | null;
}

/** 11.7: how often the first side wins from here on; null while it is reckoned, or cannot be. */
export function useChance(fight: Fight): number | null {
  const [reckoned, setReckoned] = useState<Reckoned | null>(null);
  useEffect(() => {
    let stopped = false;
    const reckon = async () => {
      const trial = trialOf(fight);
      let isDone = trial === null;
      while (!isDone && !stopped) {
        await nextTask();
        const until = performance.now() + SLICE;
        while (trial && !isDone && performance.now() < until) isDone = trial.next();
      }
      if (!stopped) setReckoned({ fight, percent: trial?.percent() ?? null });
    };
    void reckon();
    return () => {
      stopped = true;
    };
  }, [fight]);
  return reckoned?.fight === fight ? reckoned.percent : null;
}
