import { useEffect, useRef, useState } from 'react';
import type { Answer, OnProgress, Thinking, ThinkRequest } from './bots/request';
import type { Action } from '@/engine';
import type { Candidate } from '@/engine/bots/candidate';
import type { Table } from '@/components/kit/match/table-state';
import type { MatchStore } from './match-store';

/** What the Captain would do, and how good the next best is. */
export interface Advice {
  readonly action: Action;
  /** Shares of the win, 0..1. */
  readonly chance: number;
  readonly other: { readonly action: Action; readonly chance: number } | null;
  /** How many imagined matches it rests on. */
  readonly matches: number;
}

export type Asking =
  | { readonly kind: 'silent' }
  | { readonly kind: 'thinking'; readonly part: number }
  | { readonly kind: 'advice'; readonly advice: Advice }
  | { readonly kind: 'failed' };

export interface Adviser {
  readonly asking: Asking;
  readonly ask: () => void;
  /** Stops thinking, and closes the advice. */
  readonly dismiss: () => void;
}

export type AskCaptain = (request: ThinkRequest, onProgress?: OnProgress) => Thinking;

const SILENT: Asking = { kind: 'silent' };
/** So many steps of progress are shown: each one is a render. */
const STEPS = 10;

/** Asks for advice about the open question; it goes with the position it was about. */
export function useAdviser(
  store: MatchStore,
  { number, decision }: Pick<Table, 'number' | 'decision'>,
  askCaptain: AskCaptain,
  onAdvice: (action: Action) => void,
): Adviser {
  const [said, setSaid] = useState<{ readonly number: number; readonly asking: Asking }>({ number: 0, asking: SILENT });
  const running = useRef<Thinking | null>(null);
  const stop = () => {
    running.current?.cancel();
    running.current = null;
  };
  // Advice about an earlier position is of no use any more.
  useEffect(
    () => () => {
      running.current?.cancel();
      running.current = null;
    },
    [number],
  );
  const say = (asking: Asking) => setSaid({ number, asking });
  const ask = () => {
    const request = decision ? store.question(decision, 'captain', 'advice') : null;
    if (!decision || !request) return;
    stop();
    say({ kind: 'thinking', part: 0 });
    let shown = 0;
    const thinking = askCaptain(request, (part) => {
      const step = Math.floor(part * STEPS);
      if (running.current !== thinking || step === shown) return;
      shown = step;
      say({ kind: 'thinking', part: step / STEPS });
    });
    running.current = thinking;
    const heard = (asking: Asking) => {
      if (running.current !== thinking) return;
      running.current = null;
      say(asking);
      if (asking.kind !== 'advice') return;
      store.noteAdvice(decision.seat);
      onAdvice(asking.advice.action);
    };
    thinking.answer.then(
      (answer) => heard(answer ? { kind: 'advice', advice: adviceOf(answer) } : SILENT),
      () => heard({ kind: 'failed' }),
    );
  };
  const dismiss = () => {
    stop();
    say(SILENT);
  };
  return { asking: said.number === number ? said.asking : SILENT, ask, dismiss };
}

/** The best by the whole search, not the one a bot takes for a change. Of the rest the one looked at most. */
export function adviceOf({ action, reasons }: Pick<Answer, 'action' | 'reasons'>): Advice {
  const [best, next] = reasons;
  const matches = reasons.reduce((sum, { visits }) => sum + visits, 0);
  if (!best) return { action, chance: 0, other: null, matches };
  const chance = shareOf(best);
  const other = next ? { action: next.action, chance: Math.min(chance, shareOf(next)) } : null;
  return { action: best.action, chance, other, matches };
}

function shareOf({ value }: Candidate): number {
  return Math.max(0, Math.min(1, value));
}
