import type { Seat } from '@/engine/core/game';
import type { Luck } from '@/engine/core/luck';
import { haveChanged } from '@/engine/core/tasks';
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
import { box, topTask, type SeaOfCloudsState } from './state';
import type { Task } from './view';

export function advance(
  s: SeaOfCloudsState,
  seat: Seat,
  action: SeaOfCloudsAction,
  luck: Luck,
  emit?: (event: SeaOfCloudsEvent) => void,
): void {
  const play: Play = { s, luck, emit };
  const before = emit && s.tasks.slice();
  carryOut(play, seat, action);
  settle(play);
  if (emit && before && haveChanged(before, s.tasks)) {
    // That the order of cards matters tells something about them (5.4).
    const reveals = topTask(s)?.kind === 'place' && { reveals: true as const };
    emit({ type: 'asks', seat, tasks: s.tasks.slice(), ...reveals });
  }
}

type Top<K extends Task['kind']> = Extract<Task, { kind: K }>;

/** One answer; what needs none follows in `settle`. The task on top is the one that was asked: `advance` trusts its caller. */
function carryOut(play: Play, seat: Seat, action: SeaOfCloudsAction): void {
  const { s } = play;
  const task = topTask(s) as Task;
  const card = (id: string): Card => box(s).byId.get(id) as Card;
  switch (action.type) {
    case 'shareChoice':
      if (action.action === 'take') takeShare(play, seat, action.slot - 1);
      else leaveShare(play, seat, action.slot - 1);
      return;
    case 'peekDeckTop':
      return peek(play, seat, action.use);
    case 'placeNext':
      return placeCard(play, task as Top<'place'>, card(action.cardId));
    case 'discardOwnPirate':
      s.tasks.pop();
      return discardPirate(play, seat, card(action.cardId));
    case 'pickLootCard':
      return pickLootCard(play, seat, action.slot - 1, action.index);
    case 'pirateOrder':
      return applyPirate(s, task as Top<'effects'>, card(action.cardId));
    case 'fightTargetOrder':
      return chooseFight(play, task as Top<'target'>, action.seat);
    case 'swapObject':
      if ('giveId' in action) return giveObject(s, task as Top<'swap-object'>, card(action.giveId));
      if ('takeId' in action) return takeObject(play, task as Top<'swap-object'>, card(action.takeId));
      return declineSwap(play, task as Top<'swap-object'>);
    case 'swapRum':
      if ('giveId' in action) return swapRum(play, task as Top<'swap-rum'>, card(action.giveId));
      return declineSwap(play, task as Top<'swap-rum'>);
    case 'plumeVictim':
      return namePlumeVictim(play, seat, (task as Top<'plume'>).card, action.seat);
    case 'plumeDiscard':
      s.tasks.pop();
      return discardObject(play, seat, card(action.cardId));
  }
}
