import type { Seat } from '@/engine/core/game';
import { FLIGHTS, type Sea } from '@/engine/games/worlds-end/data/board';
import { PROTECTED_TURNS, WIN_FAME } from '@/engine/games/worlds-end/data/table';
import { NOBODY, NOWHERE } from '@/engine/games/worlds-end/public';
import { fameOf } from './fame';
import { limitOf, playerAt, type WorldsEndSheet } from './sheet';

/** 11.3: what a sea with an owner is open to. */
export type SeaHint =
  | 'guarded'
  /** No guard, the flagship elsewhere: falls without a battle, and can be raided. */
  | 'open'
  /** No guard, but the flagship: falls without a battle if it has no ships. */
  | 'flagship'
  | 'flagship-empty';

export function seaHintOf(sheet: WorldsEndSheet, sea: Sea): SeaHint | null {
  const seat = sheet.owner[sea] as Seat;
  if (seat === NOBODY) return null;
  if ((sheet.guards[sea] as number) > 0) return 'guarded';
  const { flagship, squadron } = playerAt(sheet, seat);
  if (flagship !== sea) return 'open';
  return squadron > 0 ? 'flagship' : 'flagship-empty';
}

export type PlayerHint = 'protected' | 'one-from-victory' | 'no-squadron' | 'no-favour';

export function playerHintsOf(sheet: WorldsEndSheet, seat: Seat): PlayerHint[] {
  const { ownTurns, squadron, calypso } = playerAt(sheet, seat);
  const hints: [PlayerHint, boolean][] = [
    ['protected', ownTurns <= PROTECTED_TURNS],
    ['one-from-victory', fameOf(sheet, seat) === WIN_FAME - 1],
    ['no-squadron', squadron === 0],
    ['no-favour', calypso === 0],
  ];
  return hints.filter(([, holds]) => holds).map(([hint]) => hint);
}

/** 11.3: everybody is warned one step before the mark. */
export function armadaAlarm(sheet: WorldsEndSheet): 'unknown' | 'far' | 'next' | 'here' {
  const limit = limitOf(sheet);
  if (limit === null) return 'unknown';
  if (sheet.armada >= limit) return 'here';
  return sheet.armada === limit - 1 ? 'next' : 'far';
}

/** 4.15.8: where this flagship may flee to; none while nobody knows where it is. */
export function flightsOf(sheet: WorldsEndSheet, seat: Seat): readonly Sea[] {
  const { flagship } = playerAt(sheet, seat);
  return flagship === NOWHERE ? [] : (FLIGHTS[flagship] ?? []);
}
