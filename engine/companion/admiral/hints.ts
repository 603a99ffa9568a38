import type { Seat } from '@/engine/core/game';
import { COURSES, directionOf, isOblique, STORM, strengthOf } from '@/engine/games/admiral/data/compass';
import { KINDS, type ShipCard, type ShipId } from '@/engine/games/admiral/data/ships';
import {
  bestDefence,
  blocksNothing,
  driftsAhead,
  fightOdds,
  gunsOf,
  hittingFaces,
  sailsOf,
  type FightOdds,
  type Forecast,
} from '@/engine/games/admiral/public';
import type { SquareId } from '@/engine/games/admiral/data/squares';
import { isMirrored, somewhere, viewOf } from './mirror';
import { chartOf, fortOf, hullOf, ownerOf, shipOf, type AdmiralSheet, type SheetShip } from './sheet';
import { lotsAtStart } from './start';
import { oncePerSheet } from './table';

export function cardOf(sheet: AdmiralSheet, { kind }: SheetShip): ShipCard {
  return chartOf(sheet).cards[KINDS.indexOf(kind)] as ShipCard;
}

export interface Reach {
  readonly course: (typeof COURSES)[number];
  readonly squares: number;
}

/** 11, wind: how far a ship can go on each course now; where it stands is not needed. Empty without a wind and in a storm. */
export function reachesOf(sheet: AdmiralSheet, id: ShipId): Reach[] {
  const view = viewOf(sheet);
  const ships = view.ships.map((ship) => (ship.id === id ? { ...ship, at: ship.at ?? somewhere(sheet) } : ship));
  return sailsOf({ ...view, ships }, id).ways.map(({ course, reach }) => ({ course, squares: reach }));
}

/** How far this storm carries it; null: there is none. */
export function driftOf(sheet: AdmiralSheet, id: ShipId): number | null {
  const ship = shipOf(sheet, id);
  if (!ship || sheet.sector === null || strengthOf(sheet.sector) !== STORM) return null;
  return cardOf(sheet, ship).storm[isOblique(directionOf(sheet.sector)) ? 1 : 0];
}

/** Yellow tokens on the left, in this wind. */
export const shotsOf = oncePerSheet((sheet: AdmiralSheet, unit: string): number => {
  const view = viewOf(sheet);
  const ships = view.ships.map((ship) => (ship.id === unit ? { ...ship, at: ship.at ?? somewhere(sheet) } : ship));
  return gunsOf({ ...view, ships }, unit).shots;
});

/** 4.14.14, 4.20.8, E-35: between a captured ship and one of the winner's that has room, after a boarding only. */
export function shiftsOf(sheet: AdmiralSheet): { readonly from: ShipId; readonly to: ShipId }[] {
  const { fight } = sheet;
  if (!fight || fight.isAssault || !chartOf(sheet).cargo.shiftAfterBoarding) return [];
  const ships = fight.units.flatMap((unit) => shipOf(sheet, unit) ?? []);
  const isCaptured = ({ owner }: SheetShip): boolean => owner !== fight.winner;
  const hasRoom = (ship: SheetShip): boolean => ship.cargo < cardOf(sheet, ship).penalty.length - 1;
  return ships.flatMap((from) =>
    ships.flatMap((to) =>
      from.cargo > 0 && isCaptured(from) !== isCaptured(to) && hasRoom(to) ? [{ from: from.id, to: to.id }] : [],
    ),
  );
}

/** 4.10.3: straight, diagonal. */
export function rangeOf(sheet: AdmiralSheet, unit: string): readonly [number, number] {
  const ship = shipOf(sheet, unit);
  return ship ? cardOf(sheet, ship).range : chartOf(sheet).rules.fort.range;
}

/** Whether they are rivals of this player. */
export function isRival(sheet: AdmiralSheet, seat: Seat, unit: string): boolean {
  const owner = ownerOf(sheet, unit);
  const { sideOf } = chartOf(sheet);
  return owner === null ? !fortOf(sheet, unit)?.ruined : sideOf[owner] !== sideOf[seat];
}

/** 4.10.11: of a hundred, for one shot. */
export function hitChance(sheet: AdmiralSheet, isNear: boolean): number {
  return hittingFaces(isNear ? 1 : 2, chartOf(sheet).rules.evenHits) / 6;
}

export interface FightAhead extends FightOdds {
  readonly attack: number;
  readonly defence: number;
}

/** 13.16: both totals without dice, and the chances. */
export function fightAhead(
  sheet: AdmiralSheet,
  target: string,
  attackers: readonly ShipId[],
  defenders: readonly ShipId[],
): FightAhead {
  const sum = (units: readonly string[]): number => units.reduce((all, unit) => all + hullOf(sheet, unit), 0);
  const [attack, defence] = [sum(attackers), sum([target, ...defenders])];
  return { attack, defence, ...fightOdds(attack - defence, attackers.length, defenders.length + 1) };
}

/** 5.3: ships of the fort's owner with which the defence stands best, as far as squares are known. */
export function helpersFor(sheet: AdmiralSheet, fort: SquareId, attackers: readonly ShipId[]): readonly ShipId[] {
  if (!isMirrored(sheet)) return [];
  const attack = { isAssault: true, target: fort, attackers, defenders: [] };
  return bestDefence(viewOf(sheet), attack);
}

/** 13.15: the order of the drift; null where not every ship has its square: then it is a list to be ticked off. */
export function driftOrder(sheet: AdmiralSheet): readonly Forecast[] | null {
  return isMirrored(sheet) ? driftsAhead(viewOf(sheet)) : null;
}

/** E-25 d: what the active player must not forget. */
export interface MyTurn {
  /** 4.2.1: nothing of this turn has been done yet, and something was before. */
  readonly isFresh: boolean;
  /** Ships that do nothing more in this round. */
  readonly locked: readonly ShipId[];
  /** Fireships that go off in this turn. */
  readonly due: readonly ShipId[];
  /** Ships and forts that lose a red token at its end. */
  readonly mending: readonly string[];
  /** Ships whose repair is done: they sail a turn after it was ended. */
  readonly mended: readonly ShipId[];
  /** Turns left without a fort; null: that clock does not run. */
  readonly fortless: number | null;
}

export function myTurn(sheet: AdmiralSheet, seat: Seat = sheet.active): MyTurn {
  const own = sheet.ships.filter(({ owner, isAfloat }) => owner === seat && isAfloat);
  const ids = (fits: (ship: SheetShip) => boolean): ShipId[] => own.filter(fits).map(({ id }) => id);
  const { noFort } = chartOf(sheet);
  const gone = sheet.players[seat]?.fortless ?? null;
  const free = own.filter(({ locked }) => !locked);
  return {
    isFresh: sheet.turn > sheet.seats && free.every(({ moved, fired }) => !moved && fired === 0),
    locked: ids(({ locked }) => locked),
    due: ids(({ due }) => due !== 0 && due === sheet.round),
    mending: [
      ...ids(
        ({ repair, repairTurn, damage, locked }) =>
          repair !== null && repairTurn !== sheet.turn && damage > 0 && !locked,
      ),
      ...sheet.forts.flatMap(({ at, work }) => (work?.by === seat ? [at] : [])),
    ],
    mended: ids(({ repair, damage }) => repair !== null && damage === 0),
    fortless: gone === null || !noFort ? null : noFort.turns - gone,
  };
}

/** 3.7.4: whether every port and every marker can still be reached past this reef. */
export const reefIsFair = oncePerSheet((sheet: AdmiralSheet, reef: SquareId): boolean => {
  // Markers are laid down behind the reefs (3.1).
  const view = viewOf(sheet.begun ? sheet : { ...sheet, lots: lotsAtStart(sheet) });
  return blocksNothing({ ...view, ships: view.ships.map((ship) => ({ ...ship, at: null })) }, reef);
});
