import { useEffect, useRef, useState } from 'react';
import type { Settings } from '@/components/settings/settings';
import { MOTION } from '@/components/ui/theme/tokens';

/** Milliseconds a step at normal speed: time enough to read a line. */
const STEP_MS = 1100;
/** After pieces have moved: what happened has been seen already. */
const AFTER_MS = 550;
const LEAST_MS = 120;

export interface Player {
  readonly at: number;
  readonly playing: boolean;
  readonly go: (at: number) => void;
  readonly toggle: () => void;
}

/** Where the replay stands, and the clock that moves it on; the clock waits while pieces move. */
export function usePlayer(length: number, speed: Settings['speed'], from = 0, moving = false): Player {
  const [{ at, playing }, setState] = useState({ at: placeIn(from, length), playing: false });
  const moved = useRef(false);
  useEffect(() => {
    moved.current ||= moving;
    if (!playing || moving) return;
    const wait = Math.max(LEAST_MS, (moved.current ? AFTER_MS : STEP_MS) * MOTION.speed[speed]);
    const clock = setTimeout(() => {
      moved.current = false;
      setState((now) => ({ at: Math.min(length, now.at + 1), playing: now.at + 1 < length }));
    }, wait);
    return () => clearTimeout(clock);
  }, [playing, at, length, speed, moving]);
  return {
    at,
    playing,
    go: (to) => setState({ at: placeIn(to, length), playing: false }),
    toggle: () => setState((now) => ({ at: now.at >= length ? 0 : now.at, playing: !now.playing })),
  };
}

export function placeIn(at: number, length: number): number {
  return Number.isInteger(at) ? Math.max(0, Math.min(length, at)) : 0;
}
