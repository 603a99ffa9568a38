import type { Seat } from '@/engine/core/game';
import type { TaskOf } from '@/engine/kit/tasks';
import { actionsOf, byId, KEEN_EYE, PASS } from '../action-table';
import type { WorldsEndAction } from '../actions';
import type { Kind, Ship } from '../box';
import { DUTCHMAN, KRAKEN } from '../data/company';
import { MOST_DEFENCE } from '../data/table';
import { cardOf, defenceOf, hasKeenEye, hasW1, hitsOf, isAfloat, missesOf, otherSide } from '../salvo';
import { box, handOf, type Battle, type Salvo, type WorldsEndState } from '../state';
import type { SideNumber, Task } from '../view';

type Action = WorldsEndAction;
export type AskedWindow = TaskOf<Task, 'window'>['window'];

/** 4.12.8: whose window it is. */
export function windowSide(salvo: Salvo, window: AskedWindow): SideNumber {
  return window === 3 || window === 6 ? salvo.side : otherSide(salvo.side);
}

/** The ship on which a card of this window is played (4.16.2). */
export function windowShip(salvo: Salvo, window: AskedWindow): Ship {
  return window === 3 || window === 6 ? salvo.ship : salvo.target;
}

/** E-32: what lies open already rules out every card of this window. */
function isRuledOut(s: WorldsEndState, battle: Battle, salvo: Salvo, window: AskedWindow): boolean {
  if (battle.carded.includes(windowShip(salvo, window))) return true;
  const { smoked, side } = salvo;
  switch (window) {
    case 2:
      return false;
    case 3:
      return smoked || hasW1(s, salvo, 'board') || missesOf(s, salvo) === 0;
    case 4:
      return smoked || hasW1(s, salvo, 'board') || hitsOf(s, salvo) === 0;
    case 5:
      return smoked || !isAfloat(battle, otherSide(side), salvo.target);
    case 6:
      return !isAfloat(battle, side, salvo.ship) || battle.lines[otherSide(side)].length === 0;
  }
}

/** E-8: played now this card would have an effect. What E-32 rules out is ruled out already. */
function hasEffect(s: WorldsEndState, battle: Battle, salvo: Salvo, kind: Kind): boolean {
  switch (cardOf(s, kind).effect) {
    case 'defence':
      return defenceOf(s, salvo.target) < MOST_DEFENCE;
    case 'screen':
      return battle.lines[otherSide(salvo.side)].length > 1;
    default:
      return true;
  }
}

/** The kinds that this player can play in this window, by their ids. */
export function playableIn(s: WorldsEndState, battle: Battle, salvo: Salvo, window: AskedWindow): Kind[] {
  const seat = battle.sides[windowSide(salvo, window)];
  if (seat === null || isRuledOut(s, battle, salvo, window)) return [];
  const hand = handOf(s, seat);
  if (hand.length === 0) return [];
  return box(s).kindsByText.filter(
    (kind) => cardOf(s, kind).window === window && hand.includes(kind) && hasEffect(s, battle, salvo, kind),
  );
}

/** 4.12.8 d, 4.16.5: on the dice of a salvo, not of a boarding. */
export function mayUseKeenEye(s: WorldsEndState, battle: Battle, salvo: Salvo): boolean {
  return salvo.dice.length > 0 && !salvo.smoked && !hasW1(s, salvo, 'board') && hasKeenEye(s, battle, salvo.side);
}

/** E-8, E-32: whether the window is asked at all. */
export function isAsked(s: WorldsEndState, battle: Battle, salvo: Salvo, window: AskedWindow): boolean {
  const seat = battle.sides[windowSide(salvo, window)];
  if (seat === null) return false;
  if (window === 3 && mayUseKeenEye(s, battle, salvo)) return true;
  if (handOf(s, seat).length === 0) return false;
  if (s.options.alwaysAsk) return !isRuledOut(s, battle, salvo, window);
  return playableIn(s, battle, salvo, window).length > 0;
}

/** 4.12.8 a: the attack cards that can go with a salvo at this target. */
export function attackCards(s: WorldsEndState, battle: Battle, seat: Seat, ship: Ship): Kind[] {
  const hand = handOf(s, seat);
  if (hand.length === 0 || battle.carded.includes(ship)) return [];
  return box(s).kindsByText.filter((kind) => cardOf(s, kind).window === 1 && hand.includes(kind));
}

/** 2.9: nobody boards these two. */
export function mayBeShotWith(s: WorldsEndState, kind: Kind, target: Ship): boolean {
  return cardOf(s, kind).effect !== 'board' || (target !== KRAKEN && target !== DUTCHMAN);
}

/** Sorted by text. */
export function legalInWindow(s: WorldsEndState, { window }: TaskOf<Task, 'window'>): Action[] {
  const { battle } = s;
  const salvo = battle?.salvo;
  if (!battle || !salvo) return [];
  const b = box(s);
  const { react, screen, after, cancel, answer, follow } = actionsOf(b);
  const kinds = playableIn(s, battle, salvo, window);
  const actions: Action[] = [];
  switch (window) {
    case 2: {
      const screens = kinds.filter((kind) => cardOf(s, kind).effect === 'screen');
      for (const kind of kinds) if (!screens.includes(kind)) actions.push(react[kind] as Action);
      actions.push(PASS[2]);
      const others = battle.lines[otherSide(salvo.side)].filter((ship) => ship !== salvo.target);
      for (const kind of screens) for (const ship of byId(b, others)) actions.push(screen[kind]?.[ship] as Action);
      break;
    }
    case 3:
      for (const kind of kinds) actions.push(after[kind] as Action);
      if (mayUseKeenEye(s, battle, salvo)) actions.push(...(KEEN_EYE[salvo.dice.length] as readonly Action[]));
      actions.push(PASS[3]);
      break;
    case 4:
      for (const kind of kinds) actions.push(cancel[kind] as Action);
      actions.push(PASS[4]);
      break;
    case 5:
      for (const kind of kinds) actions.push(answer[kind] as Action);
      actions.push(PASS[5]);
      break;
    case 6: {
      const targets = byId(b, battle.lines[otherSide(salvo.side)]);
      for (const kind of kinds) for (const ship of targets) actions.push(follow[kind]?.[ship] as Action);
      actions.push(PASS[6]);
    }
  }
  return actions;
}
