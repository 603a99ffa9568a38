import { useEffect, useRef, useState } from 'react';
import type { AdmiralAction } from '@/engine/games/admiral/actions';
import type { AdmiralAsk } from './asks';
import { hasRoom, leftOf, pointsOf, withOne, withRest, type Sharing } from './share';

export interface SharePlan {
  readonly asked: Sharing;
  /** By unit, those that were given included. */
  readonly points: readonly number[];
  readonly left: number;
  /** Where the next point does most good: nobody sinks who need not. Null: nothing is left. */
  readonly next: number | null;
  readonly add: (at: number) => void;
  readonly take: (at: number) => void;
  readonly rest: () => void;
  readonly clear: () => void;
  /** Gives everything, one unit after the other, as the table takes it. */
  readonly send: () => void;
}

interface Hands {
  readonly chosen: AdmiralAction | null;
  readonly busy: boolean;
  readonly onPlay: (action: AdmiralAction, follows?: boolean) => void;
  readonly onLetGo: () => void;
}

interface Sent {
  readonly of: string;
  readonly points: readonly number[];
  /** The unit that has not been told yet. */
  readonly next: number;
}

const NONE: readonly number[] = [];

/** Points are handed out on the decks in any order; the rules are told unit by unit in the end. */
export function useShare(ask: AdmiralAsk | null, { chosen, busy, onPlay, onLetGo }: Hands): SharePlan | null {
  const [plan, setPlan] = useState({ of: '', points: NONE });
  const sent = useRef<Sent | null>(null);
  const asked = ask?.decision.kind === 'Distribute' ? ask.decision : null;
  const of = asked && ask ? [ask.view.turn, asked.about.target, ...asked.about.units].join() : '';
  useEffect(() => {
    const now = sent.current;
    if (!now || busy || !ask) return;
    const at = asked?.about.given.length ?? -1;
    if (now.of !== of) sent.current = null;
    else if (at >= now.next) {
      const action = givingOf(ask, now.points[at]);
      sent.current = action ? { ...now, next: at + 1 } : null;
      if (action) onPlay(action, true);
    }
  });
  if (!asked || !ask) return null;
  const { about } = asked;
  const now = about.given.length;
  const planned = plan.of === of ? plan.points : NONE;
  const points = pointsOf(
    about,
    chosen?.type === 'Distribute'
      ? about.units.map((_, i) => (i === now ? chosen.points : (planned[i] ?? 0)))
      : planned,
  );
  const put = (next: readonly number[]) => {
    sent.current = null;
    setPlan({ of, points: next });
    // The number key of the unit that is asked for is part of the plan from now on.
    if (chosen) onLetGo();
  };
  return {
    asked,
    points,
    left: leftOf(about, points),
    next: nextOf(about, points),
    add: (at) => put(withOne(about, points, at)),
    take: (at) => put(points.map((one, i) => (i === at ? Math.max(0, one - 1) : one))),
    rest: () => put(withRest(about, points)),
    clear: () => put(NONE),
    send: () => {
      const action = givingOf(ask, points[now]);
      if (!action) return;
      sent.current = { of, points, next: now + 1 };
      onPlay(action);
    },
  };
}

function nextOf(about: Sharing['about'], points: readonly number[]): number | null {
  const open = points.flatMap((one, i) => (hasRoom(about, points, i) ? [{ one, i }] : []));
  return open.sort((a, b) => a.one - b.one || a.i - b.i)[0]?.i ?? null;
}

const givingOf = ({ legal }: AdmiralAsk, points: number | undefined): AdmiralAction | undefined =>
  legal.find((action) => action.type === 'Distribute' && action.points === points);
