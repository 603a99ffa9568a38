import type { Seat } from '@/engine/core/game';
import { askingBy, type Questions } from '@/engine/kit/questions';
import { RESIGN, SPIN, TREATY_ANSWERS, WORK_ANSWERS } from './action-table';
import type { AdmiralAction } from './actions';
import type { AdmiralDecision } from './decisions';
import { legalDefenders, legalJoin, legalShare, legalShifts } from './legal/attack';
import type { ShipId } from './data/ships';
import { squareId, type SquareId } from './data/squares';
import { legalSalvo } from './legal/fire';
import { legalDetonations, legalLays, legalOrders } from './legal/mines';
import { legalLegs, squareAfter } from './legal/sail';
import { legalPlaces, legalPorts, legalReefs } from './legal/setup';
import { legalTalks } from './legal/treaties';
import { legalTurn, mayBeForced } from './legal/turn';
import { shipFrom } from './legal/units';
import { chartOf, isIn, type AdmiralState } from './state';
import { topTask } from '@/engine/kit/tasks';
import type { Attack, Task } from './view';

function attackOf({ isAssault, target, attackers, defenders }: Attack): Attack {
  return { isAssault, target, attackers, defenders };
}

type Asks = Exclude<Task, { kind: 'ending' }>;

/** 5.2: what each task asks. `auto` wherever E-29 does not leave a single answer to the seat. */
const QUESTIONS: Questions<AdmiralState, Asks, AdmiralDecision, AdmiralAction> = {
  port: { decision: (_, __, seat) => ({ seat, kind: 'ChooseStartPort', auto: true }), answers: legalPorts },
  reef: {
    decision: (_, { left }, seat) => ({ seat, kind: 'PlaceReef', auto: true, about: { left } }),
    answers: legalReefs,
  },
  deploy: {
    decision: (_, { ship }, seat) => ({ seat, kind: 'Deploy', auto: true, about: { ship } }),
    answers: (s, { ship }, seat) => legalPlaces(s, seat, ship),
  },
  // Everybody at once: `pending` below.
  lay: {
    decision: (s, _, seat) => layDecision(s, seat),
    answers: (s, _, seat) => legalLays(s, seat),
  },
  mine: {
    decision: (_, { ship, path }, seat) => ({ seat, kind: 'Detonate', secret: true, about: { ship, path } }),
    answers: legalDetonations,
  },
  treaty: {
    decision: (_, { by, to, about, against, until }, seat) => ({
      seat,
      kind: 'AnswerTreaty',
      about: { by, to, about, against, until },
    }),
    answers: () => TREATY_ANSWERS,
  },
  leg: {
    decision: (s, { ship, course, squares }, seat) => ({
      seat,
      kind: 'Manoeuvre',
      auto: true,
      about: { ship, path: legPath(s, ship, course, squares) },
    }),
    answers: (s, { ship, course, squares }) => legalLegs(s, shipFrom(chartOf(s), ship), course, squares),
  },
  spin: { decision: (_, __, seat) => ({ seat, kind: 'SpinVane' }), answers: () => [SPIN] },
  main: {
    decision: (s, _, seat) => (mayBeForced(s, seat) ? { seat, kind: 'Turn', auto: true } : { seat, kind: 'Turn' }),
    answers: (s, _, seat) => legalTurn(s, seat),
  },
  salvo: {
    // With two shots announced the last look before the die is the seat's.
    decision: (_, { target, shots }, seat) =>
      shots.length === 1 && shots[0]?.count === 1
        ? { seat, kind: 'Salvo', auto: true, about: { target, shots } }
        : { seat, kind: 'Salvo', about: { target, shots } },
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

const asking = askingBy<AdmiralState, Asks, AdmiralDecision, AdmiralAction>(QUESTIONS, (_, { seat }) => seat);

/** Who must choose now. */
export function pending(s: AdmiralState): readonly AdmiralDecision[] {
  if (s.phase === 'over') return [];
  const task = topTask(s);
  if (task?.kind === 'lay') return task.seats.map((seat) => layDecision(s, seat));
  const decision = asking.decision(s);
  return decision ? [decision] : [];
}

/** One truth for the screen, the bots, imports and tests: every answer a seat can give now, sorted by text. */
export function legal(s: AdmiralState, seat: Seat): readonly AdmiralAction[] {
  if (s.phase === 'over') return [];
  const task = topTask(s);
  if (task?.kind === 'lay') return task.seats.includes(seat) ? legalLays(s, seat) : [];
  return asking.answers(s, seat);
}

function layDecision(s: AdmiralState, seat: Seat): AdmiralDecision {
  return { seat, kind: 'LayMine', about: { left: s.mineHand[seat] as number } };
}

function legPath(s: AdmiralState, ship: ShipId, course: number, squares: number): SquareId[] {
  const chart = chartOf(s);
  const from = s.at[shipFrom(chart, ship)] as number;
  return Array.from({ length: squares }, (_, i) => squareId(squareAfter(chart, from, course, i + 1)));
}

const RESIGNING: readonly AdmiralAction[] = [RESIGN];

/** E-38: a living player may give up, offer and break agreements while a turn is open, and change the orders of mines nearly always. */
export function asides(s: AdmiralState, seat: Seat): readonly AdmiralAction[] {
  if (s.phase === 'over' || !isIn(s, seat)) return [];
  const orders = legalOrders(s, seat);
  if (topTask(s)?.kind !== 'main') return orders;
  const talks = legalTalks(s, seat);
  return orders.length + talks.length === 0 ? RESIGNING : [...talks, ...orders, RESIGN];
}
