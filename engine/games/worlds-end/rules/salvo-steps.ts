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

/** 4.12.8: as far as something happens; a window that is asked lies on the stack then. */
export function goOnWithSalvo(play: Play, battle: Battle, salvo: Salvo): void {
  let { step: at } = salvo;
  for (;;) {
    switch (at) {
      case 'react':
        if (ask(play, battle, salvo, 2, 'roll')) return;
        at = 'roll';
        break;
      case 'roll':
        if (!salvo.smoked) return roll(play, battle, salvo);
        at = 'follow';
        break;
      case 'after':
        // Asked again after each use (4.12.9): the step goes on when he passes.
        if (ask(play, battle, salvo, 3, 'after')) return;
        at = 'cancel';
        break;
      case 'cancel':
        if (ask(play, battle, salvo, 4, 'result')) return;
        at = 'result';
        break;
      case 'result':
        return judge(play, battle, salvo);
      case 'answer':
        if (ask(play, battle, salvo, 5, 'follow')) return;
        at = 'follow';
        break;
      case 'follow':
        if (ask(play, battle, salvo, 6, 'over')) return;
        at = 'over';
        break;
      case 'over':
        change(play, { salvo: null, toFire: otherSide(salvo.side) });
        return;
    }
  }
}

/** Nobody needs to be told of a step by itself: it is written down with what is asked or happens next. */
export function step({ s }: Play, salvo: Salvo, next: SalvoStep): void {
  s.battle = { ...(s.battle as Battle), salvo: { ...salvo, step: next } };
}

/** True where the window is asked; `then` is the step after it. */
function ask(play: Play, battle: Battle, salvo: Salvo, window: AskedWindow, then: SalvoStep): boolean {
  const { s } = play;
  if (!isAsked(s, battle, salvo, window)) return false;
  change(play, { salvo: { ...salvo, step: then } });
  s.tasks.push({ kind: 'window', seat: battle.sides[windowSide(salvo, window)] as Seat, window });
  return true;
}

/** 4.12.8 c */
function roll(play: Play, battle: Battle, salvo: Salvo): void {
  const { s, luck, emit } = play;
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
  strike(play, battle, salvo, { side, ship: salvo.target, hits, sure, then: 'answer' });
}

interface Strike {
  /** The ship that is hit, and its side. */
  readonly side: SideNumber;
  readonly ship: Ship;
  readonly hits: number;
  /** No check can save it. */
  readonly sure?: boolean;
  /** The step of the salvo after that. */
  readonly then: SalvoStep;
}

/** Hits on a ship: it is sunk, or its check decides. */
export function strike(play: Play, battle: Battle, salvo: Salvo, { side, ship, hits, sure, then }: Strike): void {
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

/** The side in whose line this ship is. */
export function sideOfShip(battle: Battle, ship: Ship): SideNumber {
  return isAfloat(battle, 0, ship) ? 0 : 1;
}
