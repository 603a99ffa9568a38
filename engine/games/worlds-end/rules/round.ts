import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import type { Ship } from '../box';
import { MOST_ROUNDS } from '../data/table';
import { shipId } from '../names';
import { otherSide } from '../salvo';
import { box, without, type Battle } from '../state';
import type { SideNumber } from '../view';
import { change } from './battle';
import { endBattle } from './home';
import type { Play } from './play';
import { lineWith } from './strike';

/** 4.14: the ships are back in line, then the attacker decides, then the defender. */
export function endRound(play: Play, battle: Battle): void {
  const { s, emit } = play;
  const { ending, kind, round, sides } = battle;
  if (ending === null) {
    emit?.({ type: 'round-ended', seat: s.active, round });
    // 4.14.9, E-37
    if (round >= MOST_ROUNDS) return forceEnd(play, battle);
    change(play, { fired: [], carded: [], ending: 0 });
  } else {
    const seat = kind === 'final' ? null : sides[ending];
    if (seat !== null) s.tasks.push({ kind: 'round-end', seat, withdrew: false });
    else goOn(play, ending);
  }
}

/** 4.14.9 */
function forceEnd(play: Play, { kind, sides }: Battle): void {
  if (kind === 'final') return endBattle(play, 0);
  const side = kind === 'kraken' ? 1 : 0;
  play.emit?.({ type: 'retreated', seat: sides[side] as Seat, forced: true });
  endBattle(play, otherSide(side));
}

/** This side has decided: the other one, or the next round. */
function goOn(play: Play, side: SideNumber): void {
  const { round } = play.s.battle as Battle;
  if (side === 0) change(play, { ending: 1 });
  else change(play, { ending: null, round: round + 1, toFire: 0, parley: false });
}

/** ROUND_END: continue, or retreat with the whole fleet. */
export function decideRound(play: Play, seat: Seat, choice: 'continue' | 'retreat'): void {
  const { s, emit } = play;
  const side = (s.battle as Battle).ending as SideNumber;
  popOf(s, 'round-end');
  if (choice === 'continue') {
    emit?.({ type: 'stood', seat });
    return goOn(play, side);
  }
  emit?.({ type: 'retreated', seat, forced: false });
  endBattle(play, otherSide(side));
}

/** ROUND_END: one damaged ship, and then perhaps another (E-6). */
export function withdraw(play: Play, seat: Seat, ship: Ship): void {
  const { s, emit } = play;
  const { ending, lines, withdrawn } = s.battle as Battle;
  const side = ending as SideNumber;
  popOf(s, 'round-end');
  emit?.({ type: 'withdrew', seat, ship: shipId(box(s), ship) });
  const left = without(lines[side], ship);
  change(play, {
    lines: lineWith(lines, side, left),
    withdrawn: lineWith(withdrawn, side, [...withdrawn[side], ship]),
  });
  // 4.14.10: with his last ship the battle is over.
  if (left.length > 0) s.tasks.push({ kind: 'round-end', seat, withdrew: true });
}
