import { useCallback, useEffect, useRef, useState } from 'react';
import { Slices, Stopped } from './slices';

/** How far it is, from 0 to 1, and in words that count up. */
export interface Progress {
  readonly share: number;
  readonly done: number;
}

/** The screen is drawn anew no more often than this many milliseconds. */
const TOLD = 100;

interface Work {
  readonly busy: boolean;
  readonly progress: Progress;
  /** The result; null when it was stopped, also by leaving the screen. */
  readonly run: <R>(work: (slices: Slices, tell: (progress: Progress) => void) => Promise<R>) => Promise<R | null>;
  readonly stop: () => void;
}

const NONE: Progress = { share: 0, done: 0 };

function orStopped<R>(work: Promise<R>): Promise<R | null> {
  return work.catch((error: unknown) => {
    if (error instanceof Stopped) return null;
    throw error;
  });
}

/** One long work at a time, in slices, with its progress. */
export function useWork(): Work {
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState(NONE);
  const now = useRef<Slices>(undefined);
  const stop = useCallback(() => now.current?.stop(), []);
  useEffect(() => stop, [stop]);
  const run: Work['run'] = async (work) => {
    const slices = new Slices();
    let told = performance.now();
    now.current = slices;
    setProgress(NONE);
    setBusy(true);
    const tell = (next: Progress) => {
      if (performance.now() - told < TOLD) return;
      told = performance.now();
      setProgress(next);
    };
    return orStopped(work(slices, tell)).finally(() => setBusy(false));
  };
  return { busy, progress, run, stop };
}
