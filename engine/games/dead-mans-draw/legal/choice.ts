import type { DeadMansDrawAction } from '../actions';
import { COLLECT, DRAW } from '../action-table';
import type { DeadMansDrawState } from '../state';

const ONLY_DRAW: readonly DeadMansDrawAction[] = [DRAW];
const ONLY_COLLECT: readonly DeadMansDrawAction[] = [COLLECT];
const BOTH: readonly DeadMansDrawAction[] = [COLLECT, DRAW];

/** 4.2.1, 4.2.3–4.2.6: the first card must be drawn, a debt must be paid, an empty pile ends it. */
export function legalChoices(s: DeadMansDrawState): readonly DeadMansDrawAction[] {
  if (s.drawn === 0) return ONLY_DRAW;
  if (s.draw.length === 0) return ONLY_COLLECT;
  return s.debt > 0 ? ONLY_DRAW : BOTH;
}

export function whyNotDraw(): string {
  return 'pile-empty';
}

export function whyNotCollect(s: DeadMansDrawState): string {
  return s.drawn === 0 ? 'draw-first' : 'kraken-debt';
}
