import { advanceBy, type Rules } from '@/engine/kit/advance';
import { topOf, topTask } from '@/engine/kit/tasks';
import type { SeaOfCloudsAction } from './actions';
import type { Card } from './box';
import type { SeaOfCloudsEvent } from './events';
import { discardObject, discardPirate } from './rules/discard';
import { applyPirate } from './rules/effects';
import { declineSwap, giveObject, swapRum, takeObject } from './rules/exchange';
import { pickLootCard } from './rules/pick';
import { chooseFight } from './rules/pirate';
import { placeCard } from './rules/place';
import type { Play } from './rules/play';
import { namePlumeVictim } from './rules/plume';
import { settle } from './rules/settle';
import { leaveShare, peek, takeShare } from './rules/turn';
import { box, type SeaOfCloudsState } from './state';

const cardNumber = ({ s }: Play, id: string): Card => box(s).byId.get(id) as Card;

/** One answer; what needs none follows in `settle`. The task on top is the one that was asked: `advance` trusts its caller. */
const RULES: Rules<Play, SeaOfCloudsAction> = {
  shareChoice: (play, seat, { action, slot }) => {
    if (action === 'take') takeShare(play, seat, slot - 1);
    else leaveShare(play, seat, slot - 1);
  },
  peekDeckTop: (play, seat, { use }) => peek(play, seat, use),
  placeNext: (play, _, { cardId }) => placeCard(play, topOf(play.s, 'place'), cardNumber(play, cardId)),
  discardOwnPirate: (play, seat, { cardId }) => {
    play.s.tasks.pop();
    discardPirate(play, seat, cardNumber(play, cardId));
  },
  pickLootCard: (play, seat, { slot, index }) => pickLootCard(play, seat, slot - 1, index),
  pirateOrder: (play, _, { cardId }) => applyPirate(play.s, topOf(play.s, 'effects'), cardNumber(play, cardId)),
  fightTargetOrder: (play, _, { seat }) => chooseFight(play, topOf(play.s, 'target'), seat),
  swapObject: (play, _, action) => {
    const task = topOf(play.s, 'swap-object');
    if ('giveId' in action) giveObject(play.s, task, cardNumber(play, action.giveId));
    else if ('takeId' in action) takeObject(play, task, cardNumber(play, action.takeId));
    else declineSwap(play, task);
  },
  swapRum: (play, _, action) => {
    const task = topOf(play.s, 'swap-rum');
    if ('giveId' in action) swapRum(play, task, cardNumber(play, action.giveId));
    else declineSwap(play, task);
  },
  plumeVictim: (play, seat, action) => namePlumeVictim(play, seat, topOf(play.s, 'plume').card, action.seat),
  plumeDiscard: (play, seat, { cardId }) => {
    play.s.tasks.pop();
    discardObject(play, seat, cardNumber(play, cardId));
  },
};

export const advance = advanceBy<SeaOfCloudsState, SeaOfCloudsAction, SeaOfCloudsEvent>(
  RULES,
  settle,
  (s, seat, tasks) => {
    // That the order of cards matters tells something about them (5.4).
    const reveals = topTask(s)?.kind === 'place' && { reveals: true as const };
    return { type: 'asks', seat, tasks, ...reveals };
  },
);
