import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import type { Kind, Ship } from '../box';
import { shipFrom, shipId } from '../names';
import { cardOf, defenceOf, isHit } from '../salvo';
import { box, SKILL_1, type Battle, type Salvo } from '../state';
import { change } from './battle';
import { newSalvo, playCard } from './card';
import type { Play } from './play';
import { endCheck, rollCheck, sideOfShip, step, strike } from './salvo-steps';
import { tell } from './strike';

function salvoOf({ s }: Play): Salvo {
  return (s.battle as Battle).salvo as Salvo;
}

/** The window closes; after a pass in window 3 it is not asked again. */
export function pass(play: Play, seat: Seat): void {
  const { s, emit } = play;
  const { window } = popOf(s, 'window');
  emit?.({ type: 'passed', seat, window, reveals: true });
  if (window === 3) step(play, salvoOf(play), 'cancel');
}

/** REACT: W2. */
export function react(play: Play, seat: Seat, kind: Kind, newTarget: Ship | null): void {
  const { s, luck, emit } = play;
  popOf(s, 'window');
  const { target } = salvoOf(play);
  playCard(play, seat, kind, 2, target, newTarget ?? undefined);
  const salvo = salvoOf(play);
  const { effect, n } = cardOf(s, kind);
  if (effect === 'screen') change(play, { salvo: { ...salvo, target: newTarget as Ship } });
  else if (effect === 'defence') change(play, { salvo: { ...salvo, shelter: n } });
  else {
    const die = luck.dice.die(6);
    emit?.({ type: 'dice', seat: s.active, why: 'smoke', ship: shipId(box(s), target), dice: [die] });
    if (die >= n) {
      tell(play, target, 'smoke');
      change(play, { salvo: { ...salvo, smoked: true } });
    }
  }
}

/** AFTER_ROLL: W3, the dice that missed. */
export function drill(play: Play, seat: Seat, kind: Kind): void {
  const { s } = play;
  popOf(s, 'window');
  playCard(play, seat, kind, 3, salvoOf(play).ship);
  const salvo = salvoOf(play);
  const missed = salvo.dice.flatMap((die, i) => (isHit(s, salvo, die) ? [] : [i]));
  reroll(play, missed, 'reroll');
}

/** AFTER_ROLL: Keen Eye on any of the dice. */
export function useKeenEye(play: Play, dice: readonly number[]): void {
  popOf(play.s, 'window');
  play.s.used |= SKILL_1;
  reroll(play, dice, 'keen-eye');
}

function reroll(play: Play, which: readonly number[], why: 'reroll' | 'keen-eye'): void {
  const { s, luck, emit } = play;
  const salvo = salvoOf(play);
  const dice = salvo.dice.slice();
  for (const i of which) dice[i] = luck.dice.die(6);
  emit?.({ type: 'dice', seat: s.active, why, ship: shipId(box(s), salvo.ship), dice });
  change(play, { salvo: { ...salvo, dice } });
}

/** CANCEL: W4. */
export function cancel(play: Play, seat: Seat, kind: Kind): void {
  popOf(play.s, 'window');
  playCard(play, seat, kind, 4, salvoOf(play).target);
  const salvo = salvoOf(play);
  change(play, { salvo: { ...salvo, cancelled: salvo.cancelled + cardOf(play.s, kind).n } });
}

/** ANSWER: W5, a salvo against the printed Defence of the firing ship (E-13, E-39). */
export function answer(play: Play, seat: Seat, kind: Kind): void {
  const { s, luck, emit } = play;
  popOf(s, 'window');
  const { target } = salvoOf(play);
  playCard(play, seat, kind, 5, target);
  const dice = Array.from({ length: cardOf(s, kind).n }, () => luck.dice.die(6));
  emit?.({ type: 'dice', seat: s.active, why: 'answer', ship: shipId(box(s), target), dice });
  const salvo: Salvo = { ...salvoOf(play), answer: dice };
  const battle = change(play, { salvo });
  const hits = dice.filter((die) => die > defenceOf(s, salvo.ship)).length;
  if (hits === 0) tell(play, salvo.ship, 'missed');
  else strike(play, battle, salvo, { side: salvo.side, ship: salvo.ship, hits, then: 'follow' });
}

/** FOLLOW_UP: W6, a salvo of its own with nothing left of the one before (E-13). */
export function follow(play: Play, seat: Seat, kind: Kind, target: Ship): void {
  const { s, emit } = play;
  const b = box(s);
  popOf(s, 'window');
  const { side, ship } = salvoOf(play);
  playCard(play, seat, kind, 6, ship, target);
  emit?.({ type: 'fired', seat, ship: shipId(b, ship), target: shipId(b, target), second: true });
  change(play, { salvo: newSalvo(side, ship, target, null) });
}

/** KEEN_EYE_CHECK: all dice of the check again. */
export function answerKeenCheck(play: Play, use: boolean): void {
  const { s } = play;
  const ship = shipFrom(box(s), popOf(s, 'keen-check').ship);
  let { check } = salvoOf(play);
  if (use) {
    s.used |= SKILL_1;
    check = rollCheck(play, ship, check.length, 'keen-check');
    change(play, { salvo: { ...salvoOf(play), check } });
  }
  endCheck(play, sideOfShip(s.battle as Battle, ship), ship, check);
}
