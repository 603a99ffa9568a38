import type { Seat } from '@/engine/core/game';
import { replaceTop, topOf } from '@/engine/kit/tasks';
import { helpers, legalShifts, pairOf } from '../legal/attack';
import {
  durabilityOf,
  fortFrom,
  fortUnit,
  hullOfUnit,
  inUnitOrder,
  isFort,
  ownerOf,
  shipFrom,
  unitFrom,
  unitId,
  type Unit,
} from '../legal/units';
import { NOBODY } from '../state';
import type { Attack, Share } from '../view';
import { aftermath, allLost } from './aftermath';
import { tell, type Play } from './play';
import { breakPeace } from './treaties';

/** 4.14.5: 1–2 nothing, 3–4 one, 5–6 two. */
export const POINTS = [0, 0, 0, 1, 1, 2, 2];

export function beginAttack(play: Play, seat: Seat, isAssault: boolean, target: string, first: string): void {
  play.s.tasks.push({ kind: 'attack', seat, isAssault, target, attackers: [first], defenders: [] });
}

export function joinAttack(play: Play, ship: string): void {
  const task = topOf(play.s, 'attack');
  replaceTop(play.s, { ...task, attackers: [...task.attackers, ship] });
}

/** 4.15.4: before the dice the owner of a fort names who helps. */
export function announceAttack(play: Play, seat: Seat): void {
  const { s, chart } = play;
  const { kind: _, seat: __, ...attack } = topOf(s, 'attack');
  s.tasks.pop();
  tell(play, { type: 'attacked', seat, ...attack });
  const target = unitFrom(chart, attack.target);
  breakPeace(play, seat, ownerOf(s, target), !isFort(target) && (s.cargo[target] as number) > 0);
  const fort = attack.isAssault ? fortFrom(chart, attack.target) : NOBODY;
  const canHelp = attack.isAssault && helpers(s, chart, fort).length > 0;
  if (canHelp) s.tasks.push({ kind: 'defend', seat: s.fortOwner[fort] as Seat, ...attack });
  else fight(play, seat, attack);
}

/** Null: that is all. */
export function nameDefender(play: Play, ship: string | null): void {
  const { s } = play;
  const { kind: _, seat: __, ...attack } = topOf(s, 'defend');
  if (ship !== null) return replaceTop(s, { ...topOf(s, 'defend'), defenders: [...attack.defenders, ship] });
  s.tasks.pop();
  fight(play, s.active, attack);
}

/** 4.14.5–4.14.8, 4.15.5–4.15.8 */
function fight(play: Play, seat: Seat, attack: Attack): void {
  const { s, chart, luck } = play;
  const target = attack.isAssault ? fortUnit(fortFrom(chart, attack.target)) : shipFrom(chart, attack.target);
  const attackers = attack.attackers.map((id) => shipFrom(chart, id));
  const defenders = [target, ...attack.defenders.map((id) => shipFrom(chart, id))];
  const strength = (units: readonly Unit[], dice: readonly number[]): number =>
    units.reduce((sum, unit, i) => sum + hullOfUnit(s, chart, unit) + (POINTS[dice[i] as number] as number), 0);
  const attackDice = attackers.map(() => luck.dice.die(6));
  const defenceDice = defenders.map(() => luck.dice.die(6));
  const [one, other] = [strength(attackers, attackDice), strength(defenders, defenceDice)];
  tell(play, {
    type: 'fought',
    seat,
    target: attack.target,
    attackDice,
    defenceDice,
    attack: one,
    defence: other,
    reveals: true,
  });
  if (one === other) return allLost(play, attackers, defenders);
  const won = one > other;
  const winner = won ? seat : ownerOf(s, target);
  const units = sharing(attack.isAssault, won, target, attackers, defenders);
  const inOrder = inUnitOrder(s, chart, units);
  const caps = inOrder.map((unit) => durabilityOf(chart, unit));
  const most = caps.reduce((sum, cap) => sum + cap, 0);
  const share: Share = {
    ...attack,
    won,
    units: inOrder.map((unit) => unitId(chart, unit)),
    caps,
    given: [],
    pool: Math.min(Math.abs(one - other), most),
  };
  // 4.15.13: a neutral fort has nobody who shares out.
  if (winner === NOBODY) return aftermath(play, NOBODY, { ...share, given: [share.pool] });
  s.tasks.push({ kind: 'share', seat: winner, ...share });
}

/** 4.14.8; after an assault the winner keeps only his own ships, and the fort. */
function sharing(
  isAssault: boolean,
  won: boolean,
  target: Unit,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): Unit[] {
  if (!isAssault) return [...attackers, target];
  return won ? [...attackers, target] : defenders.slice();
}

/** Distribute: one unit after the other. */
export function give(play: Play, seat: Seat, points: number): void {
  const { s, chart } = play;
  const { kind: _, seat: __, ...before } = topOf(s, 'share');
  const share = { ...before, given: [...before.given, points] };
  s.tasks.pop();
  if (share.given.length < share.units.length) return void s.tasks.push({ kind: 'share', seat, ...share });
  const cargo = { kind: 'cargo' as const, seat, used: [], ...share };
  const mayShift = !share.isAssault && chart.cargo.shiftAfterBoarding;
  if (mayShift && legalShifts(s, cargo).length > 1) s.tasks.push(cargo);
  else aftermath(play, seat, share);
}

/** 4.14.14 */
export function shift(play: Play, seat: Seat, from: number, to: number, count: number): void {
  const { s, chart } = play;
  const task = topOf(s, 'cargo');
  s.cargo[from] = (s.cargo[from] as number) - count;
  s.cargo[to] = (s.cargo[to] as number) + count;
  replaceTop(s, { ...task, used: [...task.used, pairOf(chart, from, to)] });
  tell(play, { type: 'shifted', seat, from: unitId(chart, from), to: unitId(chart, to), count });
}

export function doneShifting(play: Play, seat: Seat): void {
  const { kind: _, seat: __, used: ___, ...share } = topOf(play.s, 'cargo');
  play.s.tasks.pop();
  aftermath(play, seat, share);
}
