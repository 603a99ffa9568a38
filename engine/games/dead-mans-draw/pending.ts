import { topTask } from '@/engine/kit/tasks';
import type { Decision, Seat } from '@/engine/core/game';
import type { DeadMansDrawAction } from './actions';
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

type Asking = Exclude<Task, { kind: 'sink' } | { kind: 'end-turn' }>;

/** 5.2: the decision type that each open task asks for. */
const KINDS: Readonly<Record<Asking['kind'], DeadMansDrawAction['type']>> = {
  hook: 'HOOK_PICK',
  cannon: 'CANNON_PICK',
  misfire: 'MISFIRE_PICK',
  map: 'MAP_PICK',
  sword: 'SWORD_PICK',
  mermaid: 'MERMAID_PICK',
  plunder: 'PLUNDER_TARGET',
  'plunder-pick': 'PLUNDER_PICK',
  locker: 'PICK_LOCKER_TARGET',
};

/** Who must choose now (5.1). Only the trait picks are simultaneous, and only they are secret. */
export function pending(s: DeadMansDrawState): readonly Decision[] {
  if (s.phase === 'over') return [];
  if (s.phase === 'traits') {
    const open: Decision[] = [];
    for (let seat = 0; seat < s.seats; seat++) {
      if (s.picked[seat] === 0) open.push({ seat, kind: 'PICK_TRAIT', secret: true });
    }
    return open;
  }
  const task = topTask(s) as Asking | undefined;
  if (task) return [decisionOf(s, task)];
  // 5.2.2: the first draw waits for a tap; forced draws and a forced collect do not.
  if (s.drawn === 0) return [{ seat: s.active, kind: 'DRAW' }];
  if (s.draw.length === 0) return [{ seat: s.active, kind: 'COLLECT', auto: true }];
  if (s.debt > 0) return [{ seat: s.active, kind: 'DRAW', auto: true, about: { debt: s.debt } }];
  return [{ seat: s.active, kind: 'DRAW_OR_COLLECT' }];
}

function decisionOf(s: DeadMansDrawState, task: Asking): Decision {
  const kind = KINDS[task.kind];
  if (task.kind === 'locker') return { seat: task.seat, kind };
  // 5.2.1: a single possible pick is given by the match.
  if (task.kind === 'hook') return { seat: s.active, kind, auto: true, about: { left: task.left } };
  if (task.kind === 'plunder') return { seat: s.active, kind, auto: true, about: { count: task.count } };
  if (task.kind === 'plunder-pick')
    return { seat: s.active, kind, auto: true, about: { left: task.left, victim: task.victim } };
  return { seat: s.active, kind, auto: true };
}

const NOTHING: readonly DeadMansDrawAction[] = [];

export function legal(s: DeadMansDrawState, seat: Seat): readonly DeadMansDrawAction[] {
  if (s.phase === 'traits') return s.picked[seat] === 0 ? legalTraitPicks(s, seat) : NOTHING;
  if (s.phase === 'over') return NOTHING;
  const task = topTask(s) as Asking | undefined;
  if (task?.kind === 'locker') return task.seat === seat ? legalLockerTargets(s, seat) : NOTHING;
  if (seat !== s.active) return NOTHING;
  if (!task) return legalChoices(s);
  switch (task.kind) {
    case 'hook':
      return legalHooks(s);
    case 'cannon':
      return legalShots(s);
    case 'misfire':
      return legalMisfires(s);
    case 'map':
      return legalMaps(s);
    case 'sword':
      return legalThefts(s);
    case 'mermaid':
      return legalMermaids(s);
    case 'plunder':
      return legalPlunders(s);
    case 'plunder-pick':
      return legalPlunderCards(s, task.victim);
  }
}
