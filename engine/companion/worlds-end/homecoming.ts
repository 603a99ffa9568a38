import type { Seat } from '@/engine/core/game';
import type { Sea } from '@/engine/games/worlds-end/data/board';
import { CONVOY_REWARD } from '@/engine/games/worlds-end/data/table';
import { NOBODY, NOWHERE } from '@/engine/games/worlds-end/public';
import type { SideNumber } from '@/engine/games/worlds-end/view';
import { endLastBattle } from './armada';
import { winnerOf } from './battle';
import { meetKraken, withEventFlight } from './event';
import type { Tell } from './facts';
import type { Fight, FightShip } from './lines';
import { pay, playerAt, withDue, withGuards, withoutDue, withOwner, withPlayer, type WorldsEndSheet } from './sheet';

/** 11.7, 4.15.12: counts put right, then what was fought for. */
export function endBattle(sheet: WorldsEndSheet, tell: Tell): WorldsEndSheet {
  const fight = sheet.fight as Fight;
  const winner = winnerOf(fight) as SideNumber;
  tell({ type: 'battle-won', seat: fight.sides[winner] });
  const home = { ...sendHome(sheet, fight, winner), fight: null };
  const [attacker, defender] = fight.sides;
  switch (fight.kind) {
    case 'sea':
      if (winner === 0) return take(home, attacker as Seat, fight.sea as Sea);
      return driveOff(home, attacker as Seat, fight.sea as Sea);
    case 'kraken':
      return meetKraken(home, winner === 1);
    case 'convoy':
      return meetConvoy(home, winner === 0);
    case 'final':
      return endLastBattle(
        { ...home, last: { fighter: defender as Seat, commander: fight.commander } },
        winner === 1,
        tell,
      );
  }
}

/** 4.15.4, 4.15.5: what is afloat comes back, guards of a winner stay. */
function sendHome(sheet: WorldsEndSheet, fight: Fight, winner: SideNumber): WorldsEndSheet {
  const { ships, sides } = fight;
  const post = postOf(sheet, fight);
  const stays = (ship: FightShip) =>
    post !== NOWHERE && winner === 1 && ship.side === 1 && ship.guard && !ship.taken && ship.place === 'line';
  const count = (fits: (ship: FightShip) => boolean) => ships.filter((ship) => ship.company < 0 && fits(ship)).length;
  let home = sheet;
  for (const side of [0, 1] as const) {
    const seat = sides[side];
    if (seat === null) continue;
    const { squadron } = playerAt(home, seat);
    const laid = count(({ from, guard }) => from === side && !guard);
    const back = count((ship) => ship.side === side && ship.place !== 'sunk' && !stays(ship));
    home = withPlayer(home, seat, { squadron: Math.max(0, squadron - laid) + back });
  }
  if (post === NOWHERE) return home;
  const posted = count(({ guard }) => guard);
  return withGuards(home, post, Math.max(0, (home.guards[post] as number) - posted) + count(stays));
}

/** Where the guards of the second side came from, and where they may stay. */
function postOf(sheet: WorldsEndSheet, { sea, sides }: Fight): Sea {
  const seat = sides[1];
  if (seat === null) return NOWHERE;
  const post = sea ?? playerAt(sheet, seat).flagship;
  return sheet.owner[post] === seat ? post : NOWHERE;
}

/** 4.15.2: the sea changes hands; a beaten owner's flagship flees if it is there. */
export function take(sheet: WorldsEndSheet, seat: Seat, sea: Sea): WorldsEndSheet {
  const owner = sheet.owner[sea] as Seat;
  const taken = withOwner(sheet, sea, seat);
  return owner === NOBODY ? taken : driveOff(taken, owner, sea);
}

/** 4.15.7; where nobody has said where the flagship is, it is asked. */
function driveOff(sheet: WorldsEndSheet, seat: Seat, sea: Sea): WorldsEndSheet {
  const { flagship } = playerAt(sheet, seat);
  const isThere = flagship === sea || (flagship === NOWHERE && seat === sheet.active);
  return isThere ? withDue(sheet, { kind: 'flight', seat }) : sheet;
}

/** 4.3.14 */
export function meetConvoy(sheet: WorldsEndSheet, won: boolean): WorldsEndSheet {
  const met = withoutDue(sheet, 'convoy');
  return won ? pay(met, sheet.active, -CONVOY_REWARD) : withEventFlight(met, false);
}
