import type { Seat } from '@/engine/core/game';
import { popOf, replaceTop } from '@/engine/kit/tasks';
import { AID, CONNECTIONS, FAME_PRICE, PROTECTED_TURNS } from '../data/table';
import { shipsOf } from '../knowledge';
import { box, countSeas, goldOf, hasFreeSkill, isIn, nextPlayer, SKILL_1, type WorldsEndState } from '../state';
import { endIfWon } from './finish';
import type { Play } from './play';

/** 4.2.1: the phases lie on the stack, the first one on top. */
export function beginTurn({ s, emit }: Play, seat: Seat): void {
  s.active = seat;
  s.turn++;
  s.ownTurns[seat] = (s.ownTurns[seat] as number) + 1;
  s.used = 0;
  s.calm = false;
  s.bonus = 0;
  s.stepped = false;
  s.runs = 0;
  s.run = '';
  s.assigned = [];
  s.moved = [];
  s.event = null;
  s.dice = [];
  s.phase = 'event';
  emit?.({ type: 'turn-began', seat, turn: s.turn, ownTurn: s.ownTurns[seat] });
  s.tasks.push({ kind: 'end-turn', seat }, { kind: 'management', seat });
  // 4.2.2
  if (s.ownTurns[seat] > 1) s.tasks.push({ kind: 'event', seat });
}

/** 4.4.1: income, then fame. */
export function manage(play: Play, seat: Seat): void {
  const { s, emit } = play;
  replaceTop(s, { kind: 'actions', seat });
  s.phase = 'management';
  emit?.({ type: 'phase', seat, phase: 'management' });
  if (needsAid(s, seat)) {
    const gold = AID - goldOf(s, seat);
    s.gold[seat] = AID;
    emit?.({ type: 'aid', seat, gold });
  }
  takeIncome(play, seat);
  if (goldOf(s, seat) >= FAME_PRICE) s.tasks.push({ kind: 'fame', seat });
}

/** `nobodyOut` */
function needsAid(s: WorldsEndState, seat: Seat): boolean {
  if (!s.options.nobodyOut || (s.ownTurns[seat] as number) < 2 || goldOf(s, seat) >= AID) return false;
  return ownsNothing(s, seat);
}

/** No sea and no ship (4.20.1, 4.20.7). */
function ownsNothing(s: WorldsEndState, seat: Seat): boolean {
  return countSeas(s, seat) === 0 && shipsOf(s, seat).length === 0;
}

/** 4.4.2 */
function takeIncome({ s, emit }: Play, seat: Seat): void {
  const { seas: cards } = box(s);
  let seas = 0;
  let count = 0;
  for (let sea = 0; sea < s.owner.length; sea++) {
    if (s.owner[sea] !== seat) continue;
    count++;
    seas += cards[sea]?.income ?? 0;
  }
  const extra = count * s.bonus;
  let skill = 0;
  if (count >= CONNECTIONS.seas && hasFreeSkill(s, seat, 'connections')) {
    skill = CONNECTIONS.gold;
    s.used |= SKILL_1;
  }
  s.gold[seat] = goldOf(s, seat) + seas + extra + skill;
  emit?.({ type: 'income', seat, seas, extra, skill });
}

/** 4.4.3 */
export function buyFame(play: Play, seat: Seat, buy: boolean): void {
  const { s, emit } = play;
  popOf(s, 'fame');
  if (!buy) return;
  s.gold[seat] = goldOf(s, seat) - FAME_PRICE;
  s.bought[seat] = (s.bought[seat] as number) + 1;
  emit?.({ type: 'fame-bought', seat, paid: FAME_PRICE });
  endIfWon(play, seat);
}

/** The task of the Actions phase comes to the top. */
export function openActions({ s, emit }: Play, seat: Seat): void {
  s.phase = 'actions';
  emit?.({ type: 'phase', seat, phase: 'actions' });
}

/** 4.20.1: only at the end of his own turn, and not in the first three. */
export function isBankrupt(s: WorldsEndState, seat: Seat): boolean {
  if (!isIn(s, seat) || s.options.nobodyOut || (s.ownTurns[seat] as number) <= PROTECTED_TURNS) return false;
  return ownsNothing(s, seat);
}

export function passTurn(play: Play, seat: Seat): void {
  popOf(play.s, 'end-turn');
  beginTurn(play, nextPlayer(play.s, seat));
}
