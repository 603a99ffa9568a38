import type { Seat } from '@/engine/core/game';
import { askingBy, type Questions } from '@/engine/kit/questions';
import { SPIN } from './action-table';
import type { AdmiralAction } from './actions';
import type { AdmiralDecision } from './decisions';
import { legalPlaces, legalPorts } from './legal/setup';
import { legalTurn, mayBeForced } from './legal/turn';
import type { AdmiralState } from './state';
import type { Task } from './view';

/** 5.2: what each task asks. `auto` wherever E-29 does not leave a single answer to the seat. */
const QUESTIONS: Questions<AdmiralState, Task, AdmiralDecision, AdmiralAction> = {
  port: { decision: (_, __, seat) => ({ seat, kind: 'ChooseStartPort', auto: true }), answers: legalPorts },
  deploy: {
    decision: (_, { ship }, seat) => ({ seat, kind: 'Deploy', auto: true, about: { ship } }),
    answers: (s, { ship }, seat) => legalPlaces(s, seat, ship),
  },
  spin: { decision: (_, __, seat) => ({ seat, kind: 'SpinVane' }), answers: () => [SPIN] },
  main: {
    decision: (s, _, seat) => (mayBeForced(s, seat) ? { seat, kind: 'Turn', auto: true } : { seat, kind: 'Turn' }),
    answers: (s, _, seat) => legalTurn(s, seat),
  },
};

const asking = askingBy<AdmiralState, Task, AdmiralDecision, AdmiralAction>(QUESTIONS, (_, { seat }) => seat);

/** Who must choose now. */
export function pending(s: AdmiralState): readonly AdmiralDecision[] {
  const decision = s.phase === 'over' ? undefined : asking.decision(s);
  return decision ? [decision] : [];
}

/** One truth for the screen, the bots, imports and tests: every answer a seat can give now, sorted by text. */
export function legal(s: AdmiralState, seat: Seat): readonly AdmiralAction[] {
  return s.phase === 'over' ? [] : asking.answers(s, seat);
}
