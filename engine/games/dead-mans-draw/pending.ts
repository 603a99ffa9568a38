import type { Seat } from '@/engine/core/game';
import { askingBy, type Questions } from '@/engine/kit/questions';
import { topTask } from '@/engine/kit/tasks';
import type { DeadMansDrawAction } from './actions';
import type { DeadMansDrawDecision } from './decisions';
import { legalMisfires, legalShots } from './legal/cannon';
import { legalChoices } from './legal/choice';
import { legalHooks } from './legal/hook';
import { legalMaps } from './legal/map';
import { legalMermaids } from './legal/mermaid';
import { legalPlunderCards, legalPlunders } from './legal/plunder';
import { legalThefts } from './legal/sword';
import { legalLockerTargets, legalTraitPicks } from './legal/traits';
import type { DeadMansDrawState } from './state';
import type { Task } from './view';

type Asking = Exclude<Task, { kind: 'sink' | 'end-turn' }>;

/** 5.2: what each task asks. 5.2.1: a single possible pick is given by the match. */
const QUESTIONS: Questions<DeadMansDrawState, Asking, DeadMansDrawDecision, DeadMansDrawAction> = {
  hook: {
    decision: (_, { left }, seat) => ({ seat, kind: 'HOOK_PICK', auto: true, about: { left } }),
    answers: legalHooks,
  },
  cannon: { decision: (_, __, seat) => ({ seat, kind: 'CANNON_PICK', auto: true }), answers: legalShots },
  misfire: { decision: (_, __, seat) => ({ seat, kind: 'MISFIRE_PICK', auto: true }), answers: legalMisfires },
  map: { decision: (_, __, seat) => ({ seat, kind: 'MAP_PICK', auto: true }), answers: legalMaps },
  sword: { decision: (_, __, seat) => ({ seat, kind: 'SWORD_PICK', auto: true }), answers: legalThefts },
  mermaid: { decision: (_, __, seat) => ({ seat, kind: 'MERMAID_PICK', auto: true }), answers: legalMermaids },
  plunder: {
    decision: (_, { count }, seat) => ({ seat, kind: 'PLUNDER_TARGET', auto: true, about: { count } }),
    answers: legalPlunders,
  },
  'plunder-pick': {
    decision: (_, { left, victim }, seat) => ({ seat, kind: 'PLUNDER_PICK', auto: true, about: { left, victim } }),
    answers: (s, { victim }) => legalPlunderCards(s, victim),
  },
  locker: {
    decision: (_, __, seat) => ({ seat, kind: 'PICK_LOCKER_TARGET' }),
    answers: (s, _, seat) => legalLockerTargets(s, seat),
  },
};

const asking = askingBy<DeadMansDrawState, Asking, DeadMansDrawDecision, DeadMansDrawAction>(QUESTIONS, (s, task) =>
  task.kind === 'locker' ? task.seat : s.active,
);

/** Who must choose now (5.1). Only the trait picks are simultaneous, and only they are secret. */
export function pending(s: DeadMansDrawState): readonly DeadMansDrawDecision[] {
  if (s.phase === 'over') return [];
  if (s.phase === 'traits') {
    const open: DeadMansDrawDecision[] = [];
    for (let seat = 0; seat < s.seats; seat++) {
      if (s.picked[seat] === 0) open.push({ seat, kind: 'PICK_TRAIT', secret: true });
    }
    return open;
  }
  return [asking.decision(s) ?? drawOrCollect(s)];
}

/** 5.2.2: the first draw waits for a tap; forced draws and a forced collect do not. */
function drawOrCollect(s: DeadMansDrawState): DeadMansDrawDecision {
  const seat = s.active;
  if (s.drawn === 0) return { seat, kind: 'DRAW' };
  if (s.draw.length === 0) return { seat, kind: 'COLLECT', auto: true };
  if (s.debt > 0) return { seat, kind: 'DRAW', auto: true, about: { debt: s.debt } };
  return { seat, kind: 'DRAW_OR_COLLECT' };
}

const NOTHING: readonly DeadMansDrawAction[] = [];

export function legal(s: DeadMansDrawState, seat: Seat): readonly DeadMansDrawAction[] {
  if (s.phase === 'traits') return s.picked[seat] === 0 ? legalTraitPicks(s, seat) : NOTHING;
  if (s.phase === 'over') return NOTHING;
  if (topTask(s)) return asking.answers(s, seat);
  return seat === s.active ? legalChoices(s) : NOTHING;
}
