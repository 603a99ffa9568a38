import type { Seat } from '@/engine/core/game';
import type { Stream } from '@/engine/core/luck';
import type { Sea } from '@/engine/games/worlds-end/data/board';
import { eventFor, sumEventOf, type EventId } from '@/engine/games/worlds-end/data/events';
import { CALYPSO_GOLD, CALYPSO_MAX, EXTRA_INCOME } from '@/engine/games/worlds-end/data/table';
import { nextPlayer, NOBODY } from '@/engine/games/worlds-end/public';
import { stepArmada } from './armada';
import type { Tell } from './facts';
import { pay, playerAt, withDue, withoutDue, withOwner, withPlayer, type WorldsEndSheet } from './sheet';

/** 11.4: what the dice say, done at once or asked for. */
export function rollEvent(sheet: WorldsEndSheet, one: number, other: number, tell: Tell): WorldsEndSheet {
  const event = eventFor(one, other);
  tell({ type: 'event', seat: sheet.active, dice: [one, other], event });
  const { armada, calm, bonus, due } = sheet;
  const { gold, calypso } = playerAt(sheet, sheet.active);
  const before = { armada, calm, bonus, due, purse: { gold, calypso } };
  const rolled = happen({ ...sheet, dice: [one, other], event, before }, event);
  const sum = one === other && sheet.doubleAlsoSum ? sumEventOf(one) : null;
  // E-29: not if the game has stopped.
  if (sum === null || rolled.due.some(({ kind }) => kind === 'last-battle')) return rolled;
  tell({ type: 'event', seat: sheet.active, dice: [one, other], event: sum });
  return happen(rolled, sum);
}

/** A skill: the dice once more, as if they had not been rolled before. */
export function rollAgain(sheet: WorldsEndSheet, one: number, other: number, tell: Tell): WorldsEndSheet {
  if (!sheet.before) return rollEvent(sheet, one, other, tell);
  const { purse, ...rest } = sheet.before;
  return rollEvent(withPlayer({ ...sheet, ...rest }, sheet.active, purse), one, other, tell);
}

function happen(sheet: WorldsEndSheet, event: EventId): WorldsEndSheet {
  const { active: seat } = sheet;
  const { squadron, calypso } = playerAt(sheet, seat);
  const next = nextPlayer(sheet, seat);
  switch (event) {
    case 'armada':
      return stepArmada(sheet, 1);
    case 'kraken':
      // 4.3.7
      return squadron > 0 ? withDue(sheet, { kind: 'kraken', seat }) : meetKraken(sheet, false);
    case 'convoy':
      return squadron > 0 ? withDue(sheet, { kind: 'convoy', seat }) : sheet;
    case 'calm':
      return { ...sheet, calm: true };
    case 'auction':
      return withDue(sheet, { kind: 'auction', seat });
    case 'profit':
      return { ...sheet, bonus: EXTRA_INCOME };
    case 'calypso':
      if (calypso < CALYPSO_MAX) return withPlayer(sheet, seat, { calypso: calypso + 1 });
      return pay(sheet, seat, -CALYPSO_GOLD);
    case 'storm':
      return squadron > 0 ? withDue(sheet, { kind: 'storm', seat }) : sheet;
    case 'raid':
      return raidable(sheet, seat).length > 0 ? withDue(sheet, { kind: 'raid', seat: next }) : sheet;
    case 'quiet':
      return sheet;
  }
}

/** 4.3.10, and the reading that makes the loser flee. */
export function meetKraken(sheet: WorldsEndSheet, won: boolean): WorldsEndSheet {
  return stepArmada(withEventFlight(withoutDue(sheet, 'kraken'), won), won ? -1 : 1);
}

export function withEventFlight(sheet: WorldsEndSheet, won: boolean): WorldsEndSheet {
  return won || !sheet.eventBattleFlight ? sheet : withDue(sheet, { kind: 'flight', seat: sheet.active });
}

/** 4.3.31: own seas without the flagship and without guards. */
export function raidable({ owner, guards, players }: WorldsEndSheet, seat: Seat): Sea[] {
  const flagship = players[seat]?.flagship;
  return owner.flatMap((one, sea) => (one === seat && guards[sea] === 0 && sea !== flagship ? [sea] : []));
}

export function raid(sheet: WorldsEndSheet, sea: Sea): WorldsEndSheet {
  return withOwner(withoutDue(sheet, 'raid'), sea, NOBODY);
}

export function rollDice(count: number, luck: Stream): number[] {
  return Array.from({ length: count }, () => luck.die(6));
}

/** 4.3.29: a die for each sloop; odd sinks. */
export function storm(sheet: WorldsEndSheet, dice: readonly number[], tell: Tell): WorldsEndSheet {
  const { active: seat } = sheet;
  const sunk = dice.filter((die) => die % 2 === 1).length;
  tell({ type: 'storm', seat, dice, sunk });
  const squadron = Math.max(0, playerAt(sheet, seat).squadron - sunk);
  return withPlayer(withoutDue(sheet, 'storm'), seat, { squadron });
}
