import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { SEAS } from '@/engine/games/worlds-end/data/board';
import { PROTECTED_TURNS, START_GOLD, WIN_FAME } from '@/engine/games/worlds-end/data/table';
import { countSeas, isIn, nextPlayer, NOBODY, NOWHERE, playersIn } from '@/engine/games/worlds-end/public';
import type { Tell } from './facts';
import { fameOf } from './fame';
import { isDue, isUnderWay, playerAt, shipsOf, withDue, withPlayer, type WorldsEndSheet } from './sheet';

/** E-1: the lot names the first player, the others follow by seat; or every place is drawn. */
export function drawOrder(seats: number, all: boolean, luck: Stream): Seat[] {
  const list = Array.from({ length: seats }, (_, seat) => seat);
  if (all) return luck.shuffle(list);
  const first = luck.below(seats);
  return list.map((step) => (first + step) % seats);
}

/** 3.9 */
export function dealStarts(sheet: WorldsEndSheet, luck: Stream): WorldsEndSheet {
  const dealt = luck.shuffle(SEAS.map((_, sea) => sea));
  return sheet.order.reduce((all, seat, place) => withPlayer(all, seat, { flagship: dealt[place] ?? NOWHERE }), sheet);
}

/** 3.7: gold by turn order, and the first player begins. */
export function beginMatch(sheet: WorldsEndSheet): WorldsEndSheet {
  const paid = sheet.order.reduce((all, seat, place) => withPlayer(all, seat, { gold: START_GOLD[place] ?? 0 }), sheet);
  return beginTurn({ ...paid, begun: true }, sheet.order[0] as Seat);
}

function beginTurn(sheet: WorldsEndSheet, seat: Seat): WorldsEndSheet {
  return {
    ...withPlayer(sheet, seat, { ownTurns: playerAt(sheet, seat).ownTurns + 1 }),
    active: seat,
    turn: sheet.turn + 1,
    used: 0,
    calm: false,
    bonus: 0,
    stepped: false,
    collected: false,
    fameBought: false,
    dice: [],
    event: null,
    before: null,
    due: [],
    auction: null,
    fight: null,
  };
}

/** 4.20.1 */
export function isBankrupt(sheet: WorldsEndSheet, seat: Seat): boolean {
  if (!isIn(sheet, seat) || playerAt(sheet, seat).ownTurns <= PROTECTED_TURNS) return false;
  return countSeas(sheet, seat) === 0 && shipsOf(sheet, seat) === 0;
}

/** Who is out is asked for his gift first; tapped again, the turn goes on all the same. */
export function endTurn(sheet: WorldsEndSheet): WorldsEndSheet {
  const { active: seat } = sheet;
  if (isBankrupt(sheet, seat) && !isDue(sheet, 'gift')) return withDue(sheet, { kind: 'gift', seat });
  return beginTurn(sheet, nextPlayer(sheet, seat));
}

/** E-36: the gift, the leaver is out, then 10 fame, then the last player; only then the next turn, if there is one. */
export function giveAndLeave(sheet: WorldsEndSheet, to: Seat, tell: Tell): WorldsEndSheet {
  const { active: seat, out } = sheet;
  const given = withPlayer(sheet, to, { gifts: playerAt(sheet, to).gifts + 1 });
  const left = withPlayer(given, seat, { gold: 0, calypso: 0, hand: 0, squadron: 0, flagship: NOWHERE });
  const place = out.filter((one) => one > 0).length + 1;
  const gone = {
    ...left,
    out: out.map((one, i) => (i === seat ? place : one)),
    guards: sheet.guards.map((count, sea) => (sheet.owner[sea] === seat ? 0 : count)),
    owner: sheet.owner.map((one) => (one === seat ? NOBODY : one)),
  };
  const judged = judge(sheet, gone, tell);
  return judged.finished ? judged : beginTurn(judged, nextPlayer(judged, seat));
}

/** The end was tapped by mistake; whose turn ended with it is out, so the next one goes on. */
export function reopen(sheet: WorldsEndSheet): WorldsEndSheet {
  const open: WorldsEndSheet = { ...sheet, finished: false, result: '', winner: NOBODY };
  return isIn(open, open.active) ? open : beginTurn(open, nextPlayer(open, open.active));
}

/** 4.21.1, 4.21.3: whoever has come to 10 by this tap; then whoever is left alone. */
export function judge(before: WorldsEndSheet, now: WorldsEndSheet, tell: Tell): WorldsEndSheet {
  if (!isUnderWay(now)) return now;
  const left = playersIn(now);
  const famous = left.find((seat) => fameOf(now, seat) >= WIN_FAME && fameOf(before, seat) < WIN_FAME);
  const last = left.length === 1 && playersIn(before).length > 1 ? left[0] : undefined;
  const winner = famous ?? last;
  if (winner === undefined) return now;
  const result = famous === undefined ? 'lastStanding' : 'fame10';
  tell({ type: 'over', seat: winner, result });
  return { ...now, finished: true, result, winner, due: [] };
}
