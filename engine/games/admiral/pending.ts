import type { Seat } from '@/engine/core/game';
import { askingBy, type Questions } from '@/engine/kit/questions';
import { RESIGN, SPIN, WORK_ANSWERS } from './action-table';
import type { AdmiralAction } from './actions';
import type { AdmiralDecision } from './decisions';
import { legalDefenders, legalJoin, legalShare, legalShifts } from './legal/attack';
import { legalSalvo } from './legal/fire';
import { legalPlaces, legalPorts, legalReefs } from './legal/setup';
import { legalTurn, mayBeForced } from './legal/turn';
import { isIn, type AdmiralState } from './state';
import { topTask } from '@/engine/kit/tasks';
import type { Attack, Task } from './view';

function attackOf({ isAssault, target, attackers, defenders }: Attack): Attack {
  return { isAssault, target, attackers, defenders };
}

/** 5.2: what each task asks. `auto` wherever E-29 does not leave a single answer to the seat. */
const QUESTIONS: Questions<AdmiralState, Task, AdmiralDecision, AdmiralAction> = {
  port: { decision: (_, __, seat) => ({ seat, kind: 'ChooseStartPort', auto: true }), answers: legalPorts },
  reef: {
    decision: (_, { left }, seat) => ({ seat, kind: 'PlaceReef', auto: true, about: { left } }),
    answers: legalReefs,
  },
  deploy: {
    decision: (_, { ship }, seat) => ({ seat, kind: 'Deploy', auto: true, about: { ship } }),
    answers: (s, { ship }, seat) => legalPlaces(s, seat, ship),
  },
  spin: { decision: (_, __, seat) => ({ seat, kind: 'SpinVane' }), answers: () => [SPIN] },
  main: {
    decision: (s, _, seat) => (mayBeForced(s, seat) ? { seat, kind: 'Turn', auto: true } : { seat, kind: 'Turn' }),
    answers: (s, _, seat) => legalTurn(s, seat),
  },
  salvo: {
    decision: (_, { target, shots }, seat) => ({ seat, kind: 'Salvo', about: { target, shots } }),
    answers: legalSalvo,
  },
  attack: {
    decision: (_, task, seat) => ({ seat, kind: 'Attack', about: attackOf(task) }),
    answers: legalJoin,
  },
  defend: {
    decision: (_, task, seat) => ({ seat, kind: 'ChooseDefenders', auto: true, about: attackOf(task) }),
    answers: legalDefenders,
  },
  share: {
    decision: (_, { kind: __, seat: ___, ...share }, seat) => ({
      seat,
      kind: 'Distribute',
      auto: true,
      stretch: 'share',
      about: { ...share, unit: share.units[share.given.length] as string },
    }),
    answers: (_, task) => legalShare(task),
  },
  cargo: {
    decision: (_, { units }, seat) => ({ seat, kind: 'ShiftCargo', auto: true, about: { units } }),
    answers: legalShifts,
  },
  'fort-work': {
    decision: (_, { by, fort, ships }, seat) => ({ seat, kind: 'AnswerFortWork', about: { by, fort, ships } }),
    answers: () => WORK_ANSWERS,
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

const RESIGNING: readonly AdmiralAction[] = [RESIGN];

/** E-38: a living player may give up while a turn is open. */
export function asides(s: AdmiralState, seat: Seat): readonly AdmiralAction[] {
  return topTask(s)?.kind === 'main' && isIn(s, seat) ? RESIGNING : [];
}
