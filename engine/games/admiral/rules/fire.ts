import type { Seat } from '@/engine/core/game';
import { replaceTop, topOf } from '@/engine/kit/tasks';
import { lineOf } from '../legal/fire';
import { fortOf, isFort, ownerOf, unitFrom, unitId, type Unit } from '../legal/units';
import { isHit } from '../odds';
import type { Shots, UnitId } from '../view';
import { hurt } from './damage';
import { ruin } from './forts';
import { tell, type Play } from './play';
import { breakPeace } from './treaties';

/** 4.11: one die for all these shots, read for each shooter by its own distance. */
function shoot(play: Play, seat: Seat, shots: readonly Shots[], target: Unit): void {
  const { s, chart, luck } = play;
  const die = luck.dice.die(6);
  const hits = shots.map(({ unit, count }) => {
    const shooter = unitFrom(chart, unit);
    const distance = lineOf(s, chart, shooter, target);
    if (isFort(shooter)) s.fortFired[fortOf(shooter)] = (s.fortFired[fortOf(shooter)] as number) + count;
    else s.fired[shooter] = (s.fired[shooter] as number) + count;
    return isHit(die, distance, chart.rules.evenHits) ? count : 0;
  });
  const owner = ownerOf(s, target);
  const isCarrier = !isFort(target) && (s.cargo[target] as number) > 0;
  tell(play, { type: 'fired', seat, shots, target: unitId(chart, target), die, hits, reveals: true });
  breakPeace(play, seat, owner, isCarrier);
  const damage = hits.reduce((sum, one) => sum + one, 0);
  if (damage === 0) return;
  if (isFort(target)) hurtFort(play, fortOf(target), damage);
  else hurt(play, target, damage, 'fire');
}

function hurtFort(play: Play, fort: number, damage: number): void {
  const { s, chart } = play;
  const all = (s.fortDamage[fort] as number) + damage;
  if (all >= chart.rules.fort.durability) return ruin(play, fort, false);
  s.fortDamage[fort] = all;
}

export function fire(play: Play, seat: Seat, unit: UnitId, target: UnitId): void {
  shoot(play, seat, [{ unit, count: 1 }], unitFrom(play.chart, target));
}

export function beginSalvo(play: Play, seat: Seat, target: UnitId, first: Shots): void {
  play.s.tasks.push({ kind: 'salvo', seat, target, shots: [first] });
}

export function addToSalvo(play: Play, more: Shots): void {
  const task = topOf(play.s, 'salvo');
  replaceTop(play.s, { ...task, shots: [...task.shots, more] });
}

export function rollSalvo(play: Play, seat: Seat): void {
  const { target, shots } = topOf(play.s, 'salvo');
  play.s.tasks.pop();
  shoot(play, seat, shots, unitFrom(play.chart, target));
}
