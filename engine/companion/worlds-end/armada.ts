import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import { LAST_CELL } from '@/engine/games/worlds-end/data/table';
import { firstOf, NOBODY, playersIn } from '@/engine/games/worlds-end/public';
import type { Tell } from './facts';
import { fameOf } from './fame';
import { isUnderWay, limitOf, playerAt, type WorldsEndSheet } from './sheet';

/** 4.3.4, 4.3.10: never left of the skull; on its mark the game stops at once. */
export function stepArmada(sheet: WorldsEndSheet, step: 1 | -1): WorldsEndSheet {
  return armadaAt(sheet, Math.min(LAST_CELL, Math.max(0, sheet.armada + step)));
}

export function armadaAt(sheet: WorldsEndSheet, armada: number): WorldsEndSheet {
  const moved = { ...sheet, armada };
  const limit = limitOf(sheet);
  const isThere = limit !== null && armada >= limit && isUnderWay(sheet);
  if (isThere) return { ...moved, due: [{ kind: 'last-battle', seat: sheet.active }] };
  return { ...moved, last: null, due: sheet.due.filter(({ kind }) => kind !== 'last-battle') };
}

/** 11.8: who must fight and who commands, ties by dice (4.19.2, 4.19.3, 4.19.14). */
export function nameChampions(sheet: WorldsEndSheet, luck: Stream, tell: Tell): WorldsEndSheet {
  const seats = playersIn(sheet);
  const fighter = mostFamous(sheet, seats, 'fighter', luck, tell);
  const others = seats.filter((seat) => seat !== fighter);
  const isLost = playerAt(sheet, fighter).squadron === 0;
  const commander = isLost ? null : mostFamous(sheet, others, 'commander', luck, tell);
  return { ...sheet, last: { fighter, commander } };
}

function mostFamous(
  sheet: WorldsEndSheet,
  seats: readonly Seat[],
  what: 'fighter' | 'commander',
  luck: Stream,
  tell: Tell,
): Seat {
  return firstOf(
    seats,
    (seat) => fameOf(sheet, seat),
    () => luck.die(6),
    (tied, dice) => tell({ type: 'tie', what, seats: tied, dice }),
  );
}

/** 4.19.9 */
export function endLastBattle(sheet: WorldsEndSheet, won: boolean, tell: Tell): WorldsEndSheet {
  const winner = won ? (sheet.last?.fighter ?? NOBODY) : NOBODY;
  const result = won ? 'armadaBeaten' : 'armadaVictory';
  tell({ type: 'over', seat: winner, result });
  return { ...sheet, finished: true, result, winner, fight: null, due: [] };
}
