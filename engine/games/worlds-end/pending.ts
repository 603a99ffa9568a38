import type { Seat } from '@/engine/core/game';
import { askingBy, type Questions } from '@/engine/kit/questions';
import type { TaskOf } from '@/engine/kit/tasks';
import { BUY_FAME, CONVOY, KEEN_EYE_CHECK, REROLL } from './action-table';
import type { WorldsEndAction } from './actions';
import type { WorldsEndDecision } from './decisions';
import { legalActions } from './legal/actions';
import { legalCursed, legalFire, legalPlates, legalRoundEnd } from './legal/fire';
import { legalFlights, legalGifts, legalHeroes, legalRaids, legalStarts } from './legal/places';
import { legalBids, legalPurchases } from './legal/trade';
import { legalInWindow } from './legal/windows';
import { shipId } from './names';
import { box, type Battle, type WorldsEndState } from './state';
import type { Task } from './view';

type Asking = Exclude<Task, { kind: 'event' | 'management' | 'end-turn' | 'sum' | 'battle' | 'aftermath' }>;

const WINDOWS = { 2: 'REACT', 3: 'AFTER_ROLL', 4: 'CANCEL', 5: 'ANSWER', 6: 'FOLLOW_UP' } as const;

/** 5.2: what each task asks. `auto` where everybody can count the answers (E-7). */
const QUESTIONS: Questions<WorldsEndState, Asking, WorldsEndDecision, WorldsEndAction> = {
  hero: { decision: (_, __, seat) => ({ seat, kind: 'CHOOSE_HERO', auto: true }), answers: legalHeroes },
  'start-sea': {
    decision: (_, __, seat) => ({ seat, kind: 'CHOOSE_START_SEA' }),
    answers: (s, _, seat) => legalStarts(s, seat),
  },
  reroll: {
    decision: (_, { dice }, seat) => ({ seat, kind: 'EVENT_REROLL', about: { dice } }),
    answers: () => REROLL,
  },
  convoy: { decision: (_, __, seat) => ({ seat, kind: 'CONVOY' }), answers: () => CONVOY },
  auction: {
    decision: (_, { ship, price, bid }, seat) => ({ seat, kind: 'BID', about: { ship, price, bid } }),
    answers: legalBids,
  },
  raid: {
    decision: (_, { victim }, seat) => ({ seat, kind: 'RAID', auto: true, about: { victim } }),
    answers: (s, { victim }) => legalRaids(s, victim),
  },
  fame: { decision: (_, __, seat) => ({ seat, kind: 'BUY_FAME' }), answers: () => BUY_FAME },
  actions: {
    decision: (_, __, seat) => ({ seat, kind: 'ACTIONS' }),
    answers: (s, _, seat) => legalActions(s, seat),
  },
  offer: {
    decision: (_, { ships }, seat) => ({ seat, kind: 'PORT_BUY', auto: true, about: { ships } }),
    answers: legalPurchases,
  },
  plates: {
    decision: (_, __, seat) => ({ seat, kind: 'FORGED_PLATES' }),
    answers: (s, _, seat) => legalPlates(s, seat),
  },
  fire: {
    decision: (s, task, seat) => askFire(s.battle as Battle, s.turn, task, seat),
    answers: legalFire,
  },
  window: {
    decision: (s, task, seat) => ({ seat, kind: WINDOWS[task.window], about: salvoOf(s) }),
    answers: legalInWindow,
  },
  'keen-check': {
    decision: (s, { ship }, seat) => ({
      seat,
      kind: 'KEEN_EYE_CHECK',
      about: { ship, dice: (s.battle as Battle).salvo?.check ?? [] },
    }),
    answers: () => KEEN_EYE_CHECK,
  },
  'round-end': {
    decision: (_, { withdrew }, seat) => ({ seat, kind: 'ROUND_END', auto: true, about: { withdrew } }),
    answers: legalRoundEnd,
  },
  cursed: {
    decision: (_, { ships }, seat) => ({ seat, kind: 'CURSED_GOLD', about: { ships } }),
    answers: legalCursed,
  },
  flight: {
    decision: (_, __, seat) => ({ seat, kind: 'RETREAT_TO', auto: true }),
    answers: (s, _, seat) => legalFlights(s, seat),
  },
  gift: {
    decision: (_, __, seat) => ({ seat, kind: 'GIFT_FAME', auto: true }),
    answers: (s, _, seat) => legalGifts(s, seat),
  },
};

/** E-23, 13.16: the own shots of one round may be left to the fixed rule. */
function askFire(
  { kind, toFire, sides, round }: Battle,
  turn: number,
  { ship }: TaskOf<Task, 'fire'>,
  seat: Seat,
): WorldsEndDecision {
  const company = sides[toFire] === null;
  const stretch = `${kind}-${turn}-${round}`;
  const about = { ship, company };
  return company ? { seat, kind: 'FIRE', auto: true, stretch, about } : { seat, kind: 'FIRE', stretch, about };
}

function salvoOf(s: WorldsEndState) {
  const salvo = s.battle?.salvo;
  const b = box(s);
  return { ship: shipId(b, salvo?.ship ?? 0), target: shipId(b, salvo?.target ?? 0), dice: salvo?.dice ?? [] };
}

const asking = askingBy<WorldsEndState, Asking, WorldsEndDecision, WorldsEndAction>(QUESTIONS, (_, { seat }) => seat);

/** Who must choose now (5.1): never more than one, for no decision of this game is simultaneous (5.2). */
export function pending(s: WorldsEndState): readonly WorldsEndDecision[] {
  const decision = s.phase === 'over' ? undefined : asking.decision(s);
  return decision ? [decision] : [];
}

/** One truth for the screen, the bots, imports and tests: every answer a seat can give now, sorted by text. */
export function legal(s: WorldsEndState, seat: Seat): readonly WorldsEndAction[] {
  return s.phase === 'over' ? [] : asking.answers(s, seat);
}
