import { useCallback, useEffect, useRef, useState } from 'react';
import type { Settings } from '@/components/kit/settings/settings';
import { MOTION } from '@/components/ui/theme/tokens';

/** Milliseconds a step at normal speed: time enough to read a line. */
const STEP_MS = 1100;
/** After pieces have moved: what happened has been seen already. */
const AFTER_MS = 550;
const LEAST_MS = 120;

export interface Player {
  readonly at: number;
  readonly playing: boolean;
  /** Asked for anew with every new object: what led to this place once more, from this event on. */
  readonly again: { readonly event: number } | null;
  readonly go: (at: number) => void;
  readonly showAgain: (at: number, event: number) => void;
  readonly toggle: () => void;
}

type State = Pick<Player, 'at' | 'playing' | 'again'>;

/** Where the replay stands, and the clock that moves it on; the clock waits while pieces move. */
export function usePlayer(length: number, speed: Settings['speed'], from = 0, moving = false): Player {
  const [{ at, playing, again }, setState] = useState<State>({
    at: placeIn(from, length),
    playing: false,
    again: null,
  });
  const moved = useRef(false);
  useEffect(() => {
    if (moving) moved.current = true;
    if (!playing || moving) return;
    const wait = Math.max(LEAST_MS, (moved.current ? AFTER_MS : STEP_MS) * MOTION.speed[speed]);
    const clock = setTimeout(() => {
      moved.current = false;
      setState((now) => ({ ...now, at: Math.min(length, now.at + 1), playing: now.at + 1 < length }));
    }, wait);
    return () => clearTimeout(clock);
  }, [playing, at, length, speed, moving]);
  const showAgain = useCallback(
    (to: number, event: number) => setState({ at: placeIn(to, length), playing: false, again: { event } }),
    [length],
  );
  return {
    at,
    playing,
    again,
    go: (to) => setState((now) => ({ ...now, at: placeIn(to, length), playing: false })),
    showAgain,
    toggle: () => setState((now) => ({ ...now, at: now.at >= length ? 0 : now.at, playing: !now.playing })),
  };
}

export function placeIn(at: number, length: number): number {
  return Number.isInteger(at) ? Math.max(0, Math.min(length, at)) : 0;
}
