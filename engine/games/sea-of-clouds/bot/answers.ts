import { clockwise } from '@/engine/kit/seats';
import type { TaskOf } from '@/engine/kit/tasks';
import type { Seat } from '@/engine/core/game';
import type { SeaOfCloudsAction } from '../actions';
import type { Card, Face } from '../box';
import { box, of, type SeaOfCloudsState } from '../state';
import type { Task } from '../view';
import { effectWorth } from './fights';
import { expectedWorth } from './share';
import { objectWorth, worthOf } from './worth';

type Action = SeaOfCloudsAction;

/** The answer that is worth most. */
function best(legal: readonly Action[], worth: (a: Action) => number): Action {
  let chosen = legal[0] as Action;
  let most = worth(chosen);
  for (let i = 1; i < legal.length; i++) {
    const value = worth(legal[i] as Action);
    if (value <= most) continue;
    chosen = legal[i] as Action;
    most = value;
  }
  return chosen;
}

function cardIn(s: SeaOfCloudsState, a: Action): Card {
  const id = 'cardId' in a ? a.cardId : 'giveId' in a ? a.giveId : 'takeId' in a ? a.takeId : '';
  return box(s).byId.get(id) as Card;
}

/** 4.4.5: a Beer before pirates costs nothing or little; a Grappling Hook, then a Map, then the rest. */
export function answerPlacing(s: SeaOfCloudsState, legal: readonly Action[]): Action {
  const zones = { gone: 5, objects: 4, relics: 3, rum: 2, secrets: 1, crew: 0 };
  return best(legal, (a) => zones[(box(s).faceOf[cardIn(s, a)] as Face).zone]);
}

/** The pirate that is missed least. */
export function answerBeer(s: SeaOfCloudsState, seat: Seat, legal: readonly Action[]): Action {
  return best(legal, (a) => {
    const { strength, effects } = box(s).faceOf[cardIn(s, a)] as Face;
    return 0 - strength - effectWorth(s, effects[0] as Face['effects'][number], clockwise(s, seat, 1));
  });
}

export function answerPick(s: SeaOfCloudsState, seat: Seat, legal: readonly Action[]): Action {
  return best(legal, (a) => {
    if (a.type !== 'pickLootCard') return 0;
    return expectedWorth(s, seat, of(s.slots, a.slot - 1)[a.index] as Card);
  });
}

/** Exchanges first, thieves after them, a Lookout last. */
const TURN_OF: Readonly<Record<string, number>> = { swapObject: 5, swapRum: 4, discardObject: 3, takeFromShare: -1 };

export function answerOrder(s: SeaOfCloudsState, legal: readonly Action[]): Action {
  return best(legal, (a) => TURN_OF[(box(s).faceOf[cardIn(s, a)] as Face).effects[0]?.code ?? ''] ?? 1);
}

/** What an object is worth here and there; with the Chest go its doubloons. */
function tradeWorth(s: SeaOfCloudsState, seat: Seat, card: Card): number {
  const { faceOf, chest } = box(s);
  return card === chest ? s.chest + 0.5 : objectWorth(s, seat, faceOf[card] as Face);
}

/** Gives the least for the most, and only for a gain. */
export function answerObjectSwap(
  s: SeaOfCloudsState,
  task: TaskOf<Task, 'swap-object'>,
  legal: readonly Action[],
): Action {
  if (task.give >= 0) return best(legal, (a) => tradeWorth(s, task.seat, cardIn(s, a)));
  let most = -Infinity;
  for (const card of of(s.objects, task.against)) {
    const worth = tradeWorth(s, task.seat, card);
    if (worth > most) most = worth;
  }
  return best(legal, (a) => ('giveId' in a ? most - tradeWorth(s, task.seat, cardIn(s, a)) : 0.2));
}

/** An average bottle comes for it. */
const A_BOTTLE = 2.5;

export function answerRumSwap(s: SeaOfCloudsState, seat: Seat, legal: readonly Action[]): Action {
  return best(legal, (a) => ('giveId' in a ? A_BOTTLE - worthOf(s, seat, cardIn(s, a)) : 0));
}

/** Whoever would have to give up most; rather one who has nothing to give up than one who gets rid of a curse. */
export function answerPlume(s: SeaOfCloudsState, legal: readonly Action[]): Action {
  return best(legal, (a) => {
    if (a.type !== 'plumeVictim') return 0;
    const objects = of(s.objects, a.seat);
    let least = objects.length > 0 ? Infinity : 0;
    for (const card of objects) {
      const worth = tradeWorth(s, a.seat, card);
      if (worth < least) least = worth;
    }
    return least;
  });
}

export function answerDrop(s: SeaOfCloudsState, seat: Seat, legal: readonly Action[]): Action {
  return best(legal, (a) => 0 - tradeWorth(s, seat, cardIn(s, a)));
}
