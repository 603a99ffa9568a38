import type { Seat } from '@/engine/core/game';
import { popOf } from '@/engine/kit/tasks';
import type { Kind, Ship } from '../box';
import { bestShip, bestTarget } from '../fixed-fire';
import { shipId } from '../names';
import { otherSide, unfired } from '../salvo';
import { box, type Battle } from '../state';
import type { SideNumber } from '../view';
import { change } from './battle';
import { newSalvo, playCard } from './card';
import { endBattle } from './home';
import type { Play } from './play';
import { endRound } from './round';
import { goOnWithSalvo } from './salvo-steps';

/** Carries a battle on. True while somebody is to be asked; otherwise a step has been taken. */
export function goOnWithBattle(play: Play): boolean {
  const { s } = play;
  const battle = s.battle as Battle;
  if (battle.salvo) {
    goOnWithSalvo(play, battle, battle.salvo);
    return false;
  }
  // 4.15.1
  if (battle.lines[0].length === 0) endBattle(play, 1);
  else if (battle.lines[1].length === 0) endBattle(play, 0);
  else if (battle.ending !== null) endRound(play, battle);
  else takeShot(play, battle);
  return false;
}

/** 4.12.2–4.12.4 */
function takeShot(play: Play, battle: Battle): void {
  const { s } = play;
  const side = nextToFire(battle);
  if (side === null) return endRound(play, battle);
  if (side !== battle.toFire) change(play, { toFire: side });
  const seat = battle.sides[side];
  if (seat !== null) s.tasks.push({ kind: 'fire', seat, ship: null });
  else if (s.options.autoCommander) fireByRule(play, side);
  else s.tasks.push({ kind: 'fire', seat: battle.commander as Seat, ship: null });
}

function nextToFire(battle: Battle): SideNumber | null {
  if (unfired(battle, battle.toFire).length > 0) return battle.toFire;
  const other = otherSide(battle.toFire);
  return unfired(battle, other).length > 0 ? other : null;
}

/** E-15 */
function fireByRule(play: Play, side: SideNumber): void {
  const { s } = play;
  const ship = bestShip(s, side);
  open(play, s.active, side, ship, bestTarget(s, side, ship), null);
}

/** FIRE, the second link: a salvo begins. */
export function fireAt(play: Play, seat: Seat, ship: Ship, target: Ship, kind: Kind | null): void {
  popOf(play.s, 'fire');
  open(play, seat, (play.s.battle as Battle).toFire, ship, target, kind);
}

function open(play: Play, seat: Seat, side: SideNumber, ship: Ship, target: Ship, kind: Kind | null): void {
  const { s, emit } = play;
  const battle = s.battle as Battle;
  emit?.({ type: 'fired', seat, ship: shipId(box(s), ship), target: shipId(box(s), target), second: false });
  if (kind !== null) playCard(play, seat, kind, 1, ship);
  change(play, { fired: [...battle.fired, ship], salvo: newSalvo(side, ship, target, kind) });
}
