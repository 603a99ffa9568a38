import { useEffect, useState } from 'react';
import type { Settings } from '@/components/settings/settings';
import { MOTION } from '@/components/ui/theme/tokens';

/** Milliseconds a step at normal speed: time enough to read a line. */
const STEP_MS = 1100;
const LEAST_MS = 120;

export interface Player {
  readonly at: number;
  readonly playing: boolean;
  readonly go: (at: number) => void;
  readonly toggle: () => void;
}

/** Where the replay stands, and the clock that moves it on. */
export function usePlayer(length: number, speed: Settings['speed'], from = 0): Player {
  const [{ at, playing }, setState] = useState({ at: within(from, length), playing: false });
  useEffect(() => {
    if (!playing) return;
    const wait = Math.max(LEAST_MS, STEP_MS * MOTION.speed[speed]);
    const clock = setTimeout(
      () => setState((now) => ({ at: Math.min(length, now.at + 1), playing: now.at + 1 < length })),
      wait,
    );
    return () => clearTimeout(clock);
  }, [playing, at, length, speed]);
  return {
    at,
    playing,
    go: (to) => setState({ at: within(to, length), playing: false }),
    toggle: () => setState((now) => ({ at: now.at >= length ? 0 : now.at, playing: !now.playing })),
  };
}

function within(at: number, length: number): number {
  return Number.isInteger(at) ? Math.max(0, Math.min(length, at)) : 0;
}
