import type { Seat } from '@/engine/core/game';
import type { Ship } from '../box';
import { shipId } from '../names';
import { isAsked, type AskedWindow, windowSide } from '../legal/windows';
import { defenceOf, hasKeenEye, hasMark, hasW1, hitsOf, isAfloat, otherSide, w1Number } from '../salvo';
import { box, type Battle, type Salvo } from '../state';
import type { SalvoStep, SideNumber } from '../view';
import { change } from './battle';
import type { Play } from './play';
import { damage, sink, tell } from './strike';
import { board } from './boarding';

/** 4.12.8: one step of a salvo; a window that is asked lies on the stack then. */
export function goOnWithSalvo(play: Play, battle: Battle, salvo: Salvo): void {
  switch (salvo.step) {
    case 'react':
      return ask(play, battle, salvo, 2, 'roll');
    case 'roll':
      return roll(play, battle, salvo);
    case 'after':
      // Asked again after each use (4.12.9): the step goes on when he passes.
      return ask(play, battle, salvo, 3, 'cancel', 'after');
    case 'cancel':
      return ask(play, battle, salvo, 4, 'result');
    case 'result':
      return judge(play, battle, salvo);
    case 'answer':
      return ask(play, battle, salvo, 5, 'follow');
    case 'follow':
      return ask(play, battle, salvo, 6, 'over');
    case 'over':
      change(play, { salvo: null, toFire: otherSide(salvo.side) });
  }
}

/** Nobody needs to be told of a step by itself: it is written down with what is asked or happens next. */
export function step({ s }: Play, salvo: Salvo, next: SalvoStep): void {
  s.battle = { ...(s.battle as Battle), salvo: { ...salvo, step: next } };
}

/** `then`: the step after this window; `asked`: the step while it is asked. */
function ask(
  play: Play,
  battle: Battle,
  salvo: Salvo,
  window: AskedWindow,
  then: SalvoStep,
  asked: SalvoStep = then,
): void {
  const { s } = play;
  if (!isAsked(s, battle, salvo, window)) return step(play, salvo, then);
  change(play, { salvo: { ...salvo, step: asked } });
  s.tasks.push({ kind: 'window', seat: battle.sides[windowSide(salvo, window)] as Seat, window });
}

/** 4.12.8 c */
function roll(play: Play, battle: Battle, salvo: Salvo): void {
  const { s, luck, emit } = play;
  if (salvo.smoked) return step(play, salvo, 'follow');
  if (hasW1(s, salvo, 'board')) return board(play, battle, salvo);
  const count = (box(s).attack[salvo.ship] as number) + w1Number(s, salvo, 'dice');
  const dice = Array.from({ length: count }, () => luck.dice.die(6));
  emit?.({ type: 'dice', seat: s.active, why: 'salvo', ship: shipId(box(s), salvo.ship), dice });
  change(play, { salvo: { ...salvo, dice, step: 'after' } });
}

/** 4.12.8 f, 4.13.2–4.13.4 */
function judge(play: Play, battle: Battle, salvo: Salvo): void {
  const { s } = play;
  const hits = hitsOf(s, salvo);
  const side = otherSide(salvo.side);
  if (hits === 0) {
    tell(play, salvo.target, 'missed');
    return step(play, salvo, 'answer');
  }
  const sure = hasW1(s, salvo, 'noCheck');
  strike(play, battle, salvo, side, salvo.target, hits, sure, 'answer');
}

/** Hits on a ship: it is sunk, or its check decides. `then`: the step of the salvo after that. */
export function strike(
  play: Play,
  battle: Battle,
  salvo: Salvo,
  side: SideNumber,
  ship: Ship,
  hits: number,
  sure: boolean,
  then: SalvoStep,
): void {
  const { s } = play;
  if (sure || !hasMark(s, battle, ship) || battle.damaged.includes(ship)) {
    sink(play, side, ship);
    return step(play, (s.battle as Battle).salvo as Salvo, then);
  }
  const check = rollCheck(play, ship, hits, 'check');
  const checked: Salvo = { ...salvo, check, step: then };
  change(play, { salvo: checked });
  // E-9: only after a check that sank the ship.
  if (isSunkBy(play, ship, check) && hasKeenEye(s, battle, side)) {
    s.tasks.push({ kind: 'keen-check', seat: battle.sides[side] as Seat, ship: shipId(box(s), ship) });
  } else endCheck(play, side, ship, check);
}

export function rollCheck(play: Play, ship: Ship, count: number, why: 'check' | 'keen-check'): number[] {
  const { s, luck, emit } = play;
  const dice = Array.from({ length: count }, () => luck.dice.die(6));
  emit?.({ type: 'dice', seat: s.active, why, ship: shipId(box(s), ship), dice });
  return dice;
}

/** 4.13.3: against the printed Defence. */
function isSunkBy({ s }: Play, ship: Ship, check: readonly number[]): boolean {
  const defence = defenceOf(s, ship);
  return check.some((die) => die > defence);
}

/** The check stands. */
export function endCheck(play: Play, side: SideNumber, ship: Ship, check: readonly number[]): void {
  if (isSunkBy(play, ship, check)) sink(play, side, ship);
  else damage(play, ship);
}

/** Whether the ship that a check is about is still to be judged on this side. */
export function sideOfShip(battle: Battle, ship: Ship): SideNumber {
  return isAfloat(battle, 0, ship) ? 0 : 1;
}
