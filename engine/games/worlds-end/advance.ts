import { advanceBy, type Rules } from '@/engine/kit/advance';
import { popOf, replaceTop, topOf } from '@/engine/kit/tasks';
import type { WorldsEndAction } from './actions';
import { cardIn } from './action-table';
import type { Kind, Ship } from './box';
import { seaFrom, type Sea, type SeaId } from './data/board';
import { HEROES } from './data/cards';
import type { WorldsEndEvent } from './events';
import { shipFrom } from './names';
import { attack } from './rules/attack';
import { bid, quit } from './rules/auction';
import { forge } from './rules/battle';
import { rerollEvent } from './rules/event';
import { fireAt } from './rules/fire';
import { assign, moveGuard, recall } from './rules/guards';
import { raise } from './rules/home';
import { meetConvoy } from './rules/kraken';
import { giveAndLeave } from './rules/leave';
import { raid } from './rules/event-effects';
import type { Play } from './rules/play';
import { buy, closePort, openPort } from './rules/port';
import { decideRound, withdraw } from './rules/round';
import { callCalypso, flee, move, useCompass } from './rules/sail';
import { settle } from './rules/settle';
import { chooseHero, chooseStart } from './rules/setup';
import { buyFame } from './rules/turn';
import { answer, answerKeenCheck, cancel, drill, follow, pass, react, useKeenEye } from './rules/windows';
import { box, type WorldsEndState } from './state';

const at = (id: SeaId): Sea => seaFrom(id) as Sea;
const shipOf = ({ s }: Play, id: string): Ship => shipFrom(box(s), id);
const kindOf = ({ s }: Play, id: string): Kind => cardIn(box(s), id);

/** One answer; what needs none follows in `settle`. The task on top is the one that was asked: `advance` trusts its caller. */
const RULES: Rules<Play, WorldsEndAction> = {
  CHOOSE_HERO: (play, seat, { heroId }) => chooseHero(play, seat, HEROES.indexOf(heroId)),
  CHOOSE_START_SEA: (play, seat, { seaId }) => chooseStart(play, seat, at(seaId)),
  EVENT_REROLL: (play, seat, { dice }) => rerollEvent(play, seat, dice),
  CONVOY: (play, seat, action) => meetConvoy(play, seat, action.attack),
  BID: (play, seat, action) => ('amount' in action ? bid(play, seat, action.amount) : quit(play, seat, false)),
  RAID: (play, _, { seaId }) => raid(play, at(seaId)),
  BUY_FAME: (play, seat, action) => buyFame(play, seat, action.buy),
  MOVE: (play, seat, { to }) => move(play, seat, at(to)),
  CALYPSO: (play, seat, { to }) => callCalypso(play, seat, at(to)),
  COMPASS: (play, seat, { to }) => useCompass(play, seat, at(to)),
  OPEN_PORT: (play, seat) => openPort(play, seat),
  PORT_BUY: (play, seat, action) => {
    if ('shipId' in action) buy(play, seat, shipOf(play, action.shipId));
    else closePort(play, seat);
  },
  GUARD_ASSIGN: (play, seat, { shipId }) => assign(play, seat, shipOf(play, shipId)),
  GUARD_RECALL: (play, seat, { shipId }) => recall(play, seat, shipOf(play, shipId)),
  GUARD_MOVE: (play, seat, { from, to, shipId }) => moveGuard(play, seat, shipOf(play, shipId), at(from), at(to)),
  ATTACK: (play, seat, { parley }) => attack(play, seat, parley),
  FORGED_PLATES: (play, seat, action) => {
    if ('shipId' in action) forge(play, seat, shipOf(play, action.shipId));
    else popOf(play.s, 'plates');
  },
  FIRE: (play, seat, action) => {
    const task = topOf(play.s, 'fire');
    if ('shipId' in action) return replaceTop(play.s, { ...task, ship: action.shipId });
    const kind = 'cardId' in action ? kindOf(play, action.cardId) : null;
    fireAt(play, seat, shipOf(play, task.ship as string), shipOf(play, action.targetId), kind);
  },
  REACT: (play, seat, action) => {
    if (!('cardId' in action)) return pass(play, seat);
    const newTarget = 'newTargetId' in action ? shipOf(play, action.newTargetId) : null;
    react(play, seat, kindOf(play, action.cardId), newTarget);
  },
  AFTER_ROLL: (play, seat, action) => {
    if ('cardId' in action) drill(play, seat, kindOf(play, action.cardId));
    else if ('keenEye' in action) useKeenEye(play, action.keenEye);
    else pass(play, seat);
  },
  CANCEL: (play, seat, action) => {
    if ('cardId' in action) cancel(play, seat, kindOf(play, action.cardId));
    else pass(play, seat);
  },
  KEEN_EYE_CHECK: (play, _, { use }) => answerKeenCheck(play, use),
  ANSWER: (play, seat, action) => {
    if ('cardId' in action) answer(play, seat, kindOf(play, action.cardId));
    else pass(play, seat);
  },
  FOLLOW_UP: (play, seat, action) => {
    if ('cardId' in action) follow(play, seat, kindOf(play, action.cardId), shipOf(play, action.targetId));
    else pass(play, seat);
  },
  ROUND_END: (play, seat, action) => {
    if ('withdraw' in action) withdraw(play, seat, shipOf(play, action.withdraw));
    else decideRound(play, seat, action.choice);
  },
  CURSED_GOLD: (play, seat, action) => {
    if ('shipId' in action) raise(play, seat, shipOf(play, action.shipId));
    else popOf(play.s, 'cursed');
  },
  RETREAT_TO: (play, seat, { seaId }) => flee(play, seat, at(seaId)),
  GIFT_FAME: (play, seat, { playerId }) => giveAndLeave(play, seat, playerId),
  END_TURN: (play) => void popOf(play.s, 'actions'),
};

/** Windows are asked of who holds a card for them: that they are, or are not, tells something about the hand. */
export const advance = advanceBy<WorldsEndState, WorldsEndAction, WorldsEndEvent>(RULES, settle, (s, seat, tasks) => {
  const top = tasks[tasks.length - 1];
  const reveals = top?.kind === 'window' && { reveals: true as const };
  return { type: 'asks', seat, tasks, ...reveals };
});
