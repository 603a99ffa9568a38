import type { Seat } from '@/engine/core/game';
import type { Sea } from '@/engine/games/worlds-end/data/board';
import { CO_FRIGATE, COMPANY, FLEETS, KRAKEN } from '@/engine/games/worlds-end/data/company';
import { HAND_MAX } from '@/engine/games/worlds-end/data/table';
import { BATTLE, nextPlayer, NOBODY } from '@/engine/games/worlds-end/public';
import type { BattleKind, SideNumber } from '@/engine/games/worlds-end/view';
import { playerAt, withPlayer, type WorldsEndSheet } from './sheet';
import type { Fight, FightShip } from './lines';

/** 2.1: in the box. */
const MANOEUVRES = 30;

function open(
  sheet: WorldsEndSheet,
  kind: BattleKind,
  sea: Sea | null,
  sides: Fight['sides'],
  commander = nextPlayer(sheet, sheet.active),
): WorldsEndSheet {
  const fight: Fight = {
    kind,
    sea,
    sides,
    commander: sides.includes(null) ? commander : null,
    ships: [],
    begun: false,
    round: 1,
    toFire: 0,
    salvo: null,
    before: null,
    played: 0,
  };
  return withCompany({ ...sheet, fight });
}

/** 4.10, 4.11 */
export function attack(sheet: WorldsEndSheet, sea: Sea): WorldsEndSheet {
  const owner = sheet.owner[sea] as Seat;
  const begun = { ...sheet, used: sheet.used | BATTLE };
  return open(begun, 'sea', sea, [sheet.active, owner === NOBODY ? null : owner]);
}

export function fightEvent(sheet: WorldsEndSheet, kind: 'kraken' | 'convoy'): WorldsEndSheet {
  return open(sheet, kind, null, kind === 'kraken' ? [null, sheet.active] : [sheet.active, null]);
}

export function fightLast(sheet: WorldsEndSheet): WorldsEndSheet {
  const { fighter = sheet.active, commander } = sheet.last ?? {};
  return open(sheet, 'final', null, [null, fighter], commander ?? undefined);
}

function companyFor({ profile }: WorldsEndSheet, { kind, sea }: Fight): readonly number[] {
  if (kind === 'kraken') return [KRAKEN];
  if (kind === 'convoy') return [CO_FRIGATE];
  if (kind === 'final') return COMPANY.map((_, ship) => ship);
  return FLEETS[profile.seas[sea ?? -1]?.difficulty ?? 0] ?? [];
}

/** The Company's ships as far as the box profile knows them; again when more of it has been typed. */
export function withCompany(sheet: WorldsEndSheet): WorldsEndSheet {
  const { fight, profile } = sheet;
  if (!fight || !fight.sides.includes(null)) return sheet;
  const side: SideNumber = fight.sides[0] === null ? 0 : 1;
  const faceOf = (company: number) => profile.company[company] ?? { attack: 0, defence: 0, mark: false };
  const update = (ships: readonly FightShip[]) =>
    ships.map((ship) => (ship.company < 0 || ship.attack > 0 ? ship : { ...ship, ...faceOf(ship.company) }));
  if (fight.begun || fight.ships.some(({ company }) => company >= 0)) {
    return { ...sheet, fight: { ...fight, ships: update(fight.ships) } };
  }
  const laid = companyFor(sheet, fight).map((company) => newShip(side, faceOf(company), company, false));
  return { ...sheet, fight: { ...fight, ships: [...laid, ...fight.ships] } };
}

type Face = Pick<FightShip, 'attack' | 'defence' | 'mark'>;

/** A pirate ship; guards fight only for a sea and in the last battle. */
export function lay(sheet: WorldsEndSheet, side: SideNumber, face: Face, guard: boolean): WorldsEndSheet {
  const { kind, ships } = sheet.fight as Fight;
  const canGuard = side === 1 && (kind === 'sea' || kind === 'final');
  return changeFight(sheet, { ships: [...ships, newShip(side, face, -1, guard && canGuard)] });
}

function newShip(side: SideNumber, face: Face, company: number, guard: boolean): FightShip {
  const { attack: dice, defence, mark } = face;
  return {
    attack: dice,
    defence,
    mark,
    damaged: false,
    fired: false,
    carded: false,
    company,
    side,
    from: side,
    guard,
    taken: false,
    place: 'line',
  };
}

export function changeFight(sheet: WorldsEndSheet, change: Partial<Fight>): WorldsEndSheet {
  return sheet.fight ? { ...sheet, fight: { ...sheet.fight, ...change } } : sheet;
}

/** By hand: the salvo on the table is done with. */
export function changeShip(sheet: WorldsEndSheet, slot: number, change: Partial<FightShip>): WorldsEndSheet {
  const ships = sheet.fight?.ships.map((ship, i) => (i === slot ? { ...ship, ...change } : ship)) ?? [];
  return changeFight(sheet, { ships, before: null });
}

export function lineOf({ ships }: Fight, side: SideNumber): readonly FightShip[] {
  return ships.filter((ship) => ship.side === side && ship.place === 'line');
}

/** 4.11.5, 4.11.6: attacker first, up to ten in hand, as long as there are cards. */
export function drawsOf(sheet: WorldsEndSheet): readonly [number, number] {
  const fight = sheet.fight as Fight;
  let deck = MANOEUVRES - fight.played - sheet.players.reduce((sum, { hand }) => sum + hand, 0);
  const draw = (side: SideNumber): number => {
    const seat = fight.sides[side];
    if (seat === null) return 0;
    const room = HAND_MAX - playerAt(sheet, seat).hand;
    const count = Math.max(0, Math.min(lineOf(fight, side).length, room, deck));
    deck -= count;
    return count;
  };
  return [draw(0), draw(1)];
}

/** Both draw, and the first round begins. */
export function openFire(sheet: WorldsEndSheet): WorldsEndSheet {
  const { sides } = sheet.fight as Fight;
  const draws = drawsOf(sheet);
  const drawn = sides.reduce<WorldsEndSheet>(
    (all, seat, side) =>
      seat === null ? all : withPlayer(all, seat, { hand: playerAt(all, seat).hand + (draws[side] ?? 0) }),
    sheet,
  );
  return changeFight(drawn, { begun: true });
}

/** Who must choose a ship now; null: all have fired. */
export function firesNow(fight: Fight): SideNumber | null {
  const other: SideNumber = fight.toFire === 0 ? 1 : 0;
  return ([fight.toFire, other] as const).find((side) => lineOf(fight, side).some(({ fired }) => !fired)) ?? null;
}

/** 4.15.1: the side that has a ship left while the other has none. */
export function winnerOf(fight: Fight): SideNumber | null {
  if (lineOf(fight, 0).length === 0) return 1;
  return lineOf(fight, 1).length === 0 ? 0 : null;
}

/** 4.14.1 */
export function nextRound(sheet: WorldsEndSheet): WorldsEndSheet {
  const { ships, round } = sheet.fight as Fight;
  return changeFight(sheet, {
    ships: ships.map((ship) => ({ ...ship, fired: false, carded: false })),
    round: round + 1,
    toFire: 0,
    salvo: null,
    before: null,
  });
}

/** 4.14.2: the whole fleet of one side. */
export function retreat(sheet: WorldsEndSheet, side: SideNumber): WorldsEndSheet {
  const { ships } = sheet.fight as Fight;
  const leaves = (ship: FightShip) => ship.side === side && ship.place === 'line';
  return changeFight(sheet, {
    ships: ships.map((ship) => (leaves(ship) ? { ...ship, place: 'withdrawn' } : ship)),
    before: null,
  });
}

/** 4.16.1: the card leaves the hand. */
export function playCard(sheet: WorldsEndSheet, slot: number): WorldsEndSheet {
  const { ships, sides, played, before } = sheet.fight as Fight;
  const seat = sides[ships[slot]?.side ?? 0];
  const mark = (list: readonly FightShip[]) => list.map((ship, i) => (i === slot ? { ...ship, carded: true } : ship));
  const laid = changeFight(sheet, { ships: mark(ships), before: before && mark(before), played: played + 1 });
  return seat === null ? laid : withPlayer(laid, seat, { hand: playerAt(laid, seat).hand - 1 });
}

export function boarded(sheet: WorldsEndSheet, slot: number): WorldsEndSheet {
  const ship = sheet.fight?.ships[slot] as FightShip;
  if (ship.company >= 0) return changeShip(sheet, slot, { place: 'sunk' });
  return changeShip(sheet, slot, { side: ship.side === 0 ? 1 : 0, taken: true, fired: true });
}
