import type { Seat } from '@/engine/core/game';
import type { TaskOf } from '@/engine/kit/tasks';
import { actionsOf, byId, CONTINUE, RETREAT, SKIP_CURSED, SKIP_PLATES } from '../action-table';
import type { WorldsEndAction } from '../actions';
import type { Ship } from '../box';
import { shipFrom, shipsFrom } from '../names';
import { otherSide, unfired } from '../salvo';
import { box, type Battle, type WorldsEndState } from '../state';
import type { SideNumber, Task } from '../view';
import { attackCards, mayBeShotWith } from './windows';

type Action = WorldsEndAction;

/** The side that a player fights on; -1: none. */
export function sideOf(battle: Battle, seat: Seat): SideNumber | -1 {
  const side = battle.sides.indexOf(seat);
  return side as SideNumber | -1;
}

/** E-6: a ship, then its target together with a card or without one. */
export function legalFire(s: WorldsEndState, task: TaskOf<Task, 'fire'>, seat: Seat): Action[] {
  const b = box(s);
  const battle = s.battle as Battle;
  const side = battle.toFire;
  const { fire, at, atWith } = actionsOf(b);
  if (task.ship === null) return byId(b, unfired(battle, side)).map((ship) => fire[ship] as Action);
  const targets = byId(b, battle.lines[otherSide(side)]);
  const actions = targets.map((ship) => at[ship] as Action);
  if (battle.sides[side] === null) return actions;
  const kinds = attackCards(s, battle, seat, shipFrom(b, task.ship));
  if (kinds.length === 0) return actions;
  for (const target of targets) {
    for (const kind of kinds) {
      if (mayBeShotWith(s, kind, target)) actions.push(atWith[kind]?.[target] as Action);
    }
  }
  return actions;
}

/** 4.14.2: after a withdrawal no retreat any more (E-6). */
export function legalRoundEnd(s: WorldsEndState, task: TaskOf<Task, 'round-end'>): Action[] {
  const b = box(s);
  const battle = s.battle as Battle;
  const actions: Action[] = task.withdrew ? [CONTINUE] : [CONTINUE, RETREAT];
  const line = battle.lines[battle.ending as SideNumber];
  const hurt = line.filter((ship) => battle.damaged.includes(ship));
  for (const ship of byId(b, hurt)) actions.push(actionsOf(b).withdraw[ship] as Action);
  return actions;
}

/** E-9: own ships without survivability. */
export function platable(s: WorldsEndState, seat: Seat): Ship[] {
  const { survives } = box(s);
  const battle = s.battle as Battle;
  const side = sideOf(battle, seat);
  return side === -1 ? [] : battle.lines[side].filter((ship) => survives[ship] !== true);
}

export function legalPlates(s: WorldsEndState, seat: Seat): Action[] {
  const b = box(s);
  const { plates } = actionsOf(b);
  return [...byId(b, platable(s, seat)).map((ship) => plates[ship] as Action), SKIP_PLATES];
}

export function legalCursed(s: WorldsEndState, task: TaskOf<Task, 'cursed'>): Action[] {
  const b = box(s);
  const { cursed } = actionsOf(b);
  return [...byId(b, shipsFrom(b, task.ships)).map((ship) => cursed[ship] as Action), SKIP_CURSED];
}
