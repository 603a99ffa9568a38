import type { Seat } from '@/engine/core/game';
import { KINDS, type KindId, type ShipId } from '@/engine/games/admiral/data/ships';
import { squareId, type SquareId } from '@/engine/games/admiral/data/squares';
import type { AdmiralOptions } from '@/engine/games/admiral/options';
import { beginningOf, chartFor, NOBODY, type Chart } from '@/engine/games/admiral/public';
import type { Attack, Reinforcement, Result, Work } from '@/engine/games/admiral/view';
import type { Person } from '../core/person';
import { saidOrder, wayOfOrder } from './order';
import type { SheetSetup } from './setup';

/** A ship card with its tokens. */
export interface SheetShip {
  readonly id: ShipId;
  readonly kind: KindId;
  readonly owner: Seat;
  readonly isAfloat: boolean;
  /** Null where nobody has said. */
  readonly at: SquareId | null;
  readonly damage: number;
  /** The green token, and yellow ones, on the right. */
  readonly moved: boolean;
  readonly fired: number;
  readonly locked: boolean;
  /** The round in which it goes off; 0: no fireship. */
  readonly due: number;
  /** The fort where it is under repair, since which turn, and the turn in which its owner ended that. */
  readonly repair: SquareId | null;
  readonly repairTurn: number;
  readonly repairEnded: number;
  readonly work: SquareId | null;
  readonly cargo: number;
}

export interface SheetFort {
  readonly at: SquareId;
  readonly owner: Seat | null;
  readonly ruined: boolean;
  readonly damage: number;
  readonly fired: number;
  readonly locked: boolean;
  readonly holds: number;
  readonly work: Work | null;
}

/** 11, E-25 f: only its layer sees it. */
export interface SheetMine {
  readonly at: SquareId;
  readonly isSpent: boolean;
}

export interface SheetPlayer extends Person {
  /** The round in which this player was put out; 0: still in. */
  readonly out: number;
  /** 4.19.4: own turns ended without a fort; null with one, or where forts do not count. */
  readonly fortless: number | null;
  readonly fortLost: number;
  readonly home: SquareId | null;
  readonly mines: readonly SheetMine[];
}

export interface SheetTreaty {
  readonly one: Seat;
  readonly other: Seat;
  readonly about: 'peace' | 'passage' | 'joint';
  /** In the players' own words. */
  readonly terms: string;
  /** The last round. */
  readonly until: number;
  readonly brokenBy: Seat | null;
}

/** A boarding or an assault whose dice lie: what there is to share out, and what was given so far is not yet said. */
export interface SheetFight extends Attack {
  readonly seat: Seat;
  readonly won: boolean;
  /** Who shares out; null: a neutral fort has won. */
  readonly winner: Seat | null;
  readonly units: readonly string[];
  readonly caps: readonly number[];
  readonly pool: number;
}

export interface AdmiralSheet {
  readonly begun: boolean;
  readonly finished: boolean;
  /** It was over by the rules, and people play on: from then on they say themselves who has won. */
  readonly playedOn: boolean;
  /** What the end has cut off: to pass the turn on, or to begin the next round. */
  readonly rest: 'turn' | 'round' | null;
  readonly options: AdmiralOptions;
  readonly players: readonly SheetPlayer[];
  readonly seats: number;
  readonly order: readonly Seat[];
  readonly round: number;
  readonly turn: number;
  readonly active: Seat;
  readonly windSeat: Seat;
  /** Null while the vane of this round has not been read. */
  readonly sector: number | null;
  /** Of all rounds so far, the first one first. */
  readonly winds: readonly number[];
  readonly ships: readonly SheetShip[];
  readonly forts: readonly SheetFort[];
  readonly reefs: readonly SquareId[];
  /** Squares on which a marker lies, each as often as there are markers. */
  readonly lots: readonly SquareId[];
  readonly lost: number;
  /* By side: 7.1.7. */
  readonly stamp: readonly number[];
  readonly delivered: readonly number[];
  readonly clock: number;
  /* 14.4: what has happened, and what counts of it. */
  readonly happened: readonly number[];
  readonly waiting: readonly Reinforcement[];
  readonly script: readonly number[];
  readonly scriptFrom: number;
  readonly held: readonly number[];
  readonly points: readonly number[];
  readonly fight: SheetFight | null;
  readonly treaties: readonly SheetTreaty[];
  readonly result: Result;
  readonly winners: readonly Seat[];
}

/** 4.3.7; a scenario may have forts of its own. */
export const fortDurability = (sheet: AdmiralSheet): number => chartOf(sheet).rules.fort.durability;

export function begin({ players, options }: SheetSetup): AdmiralSheet {
  const chart = chartFor(options, players.length);
  return {
    begun: false,
    finished: false,
    playedOn: false,
    rest: null,
    options,
    players: players.map(({ name, emblem }) => ({
      name,
      emblem,
      out: 0,
      fortless: null,
      fortLost: 0,
      home: null,
      mines: [],
    })),
    seats: players.length,
    order: saidOrder(wayOfOrder(options, chart), players.length) ?? players.map((_, seat) => seat),
    round: 0,
    turn: 0,
    active: 0,
    windSeat: NOBODY,
    sector: null,
    winds: [],
    ships: chart.ships.map(({ id, kind, seat }, ship) => ({
      ...beginning(chart, ship),
      id,
      kind: KINDS[kind] as KindId,
      owner: seat,
      // 14.4: those of no seat come later, if at all.
      isAfloat: seat !== NOBODY,
      moved: false,
      fired: 0,
      locked: false,
      due: 0,
      repair: null,
      repairTurn: 0,
      repairEnded: 0,
      work: null,
    })),
    forts: chart.forts.map(({ square, owner, holds, isRuined, damage }) => ({
      at: squareId(square),
      owner: owner === NOBODY ? null : owner,
      ruined: isRuined,
      damage: isRuined ? chart.rules.fort.durability : damage,
      fired: 0,
      locked: false,
      holds,
      work: null,
    })),
    reefs: chart.reefs.map(squareId),
    lots: [],
    lost: 0,
    stamp: chart.sides.map(() => 0),
    delivered: chart.sides.map(() => 0),
    clock: 0,
    happened: [],
    waiting: [],
    script: chart.rules.script,
    scriptFrom: 1,
    held: chart.holdings.flatMap(() => chart.sides.map(() => 0)),
    points: chart.tables.flatMap(() => chart.sides.map(() => 0)),
    fight: null,
    treaties: [],
    result: '',
    winners: [],
  };
}

function beginning(chart: Chart, ship: number) {
  const { at = null, damage, cargo } = beginningOf(chart, ship);
  return { at, damage, cargo };
}

export function chartOf({ options, seats }: AdmiralSheet): Chart {
  return chartFor(options, seats);
}

export function shipOf(sheet: AdmiralSheet, id: ShipId): SheetShip | undefined {
  return sheet.ships.find((ship) => ship.id === id);
}

export function fortOf(sheet: AdmiralSheet, at: SquareId): SheetFort | undefined {
  return sheet.forts.find((fort) => fort.at === at);
}

export function isIn(sheet: AdmiralSheet, seat: Seat): boolean {
  return sheet.players[seat]?.out === 0;
}

export function withShip(sheet: AdmiralSheet, id: ShipId, change: Partial<SheetShip>): AdmiralSheet {
  return { ...sheet, ships: sheet.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)) };
}

export function withFort(sheet: AdmiralSheet, at: SquareId, change: Partial<SheetFort>): AdmiralSheet {
  return { ...sheet, forts: sheet.forts.map((fort) => (fort.at === at ? { ...fort, ...change } : fort)) };
}

export function withPlayer(sheet: AdmiralSheet, seat: Seat, change: Partial<SheetPlayer>): AdmiralSheet {
  return { ...sheet, players: sheet.players.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

/** 4.3.7: of a ship or a fort. */
export function hullOf(sheet: AdmiralSheet, unit: string): number {
  const ship = shipOf(sheet, unit);
  return ship ? durabilityOf(sheet, unit) - ship.damage : fortDurability(sheet) - (fortOf(sheet, unit)?.damage ?? 0);
}

const cardOf = (sheet: AdmiralSheet, { kind }: SheetShip) => chartOf(sheet).cards[KINDS.indexOf(kind)];

export function durabilityOf(sheet: AdmiralSheet, unit: string): number {
  const ship = shipOf(sheet, unit);
  return ship ? (cardOf(sheet, ship)?.durability ?? 0) : fortDurability(sheet);
}

/** 4.14.13: nothing more can be done with this ship until the round ends, and its tokens say so. */
export function locked(sheet: AdmiralSheet, ship: SheetShip): Partial<SheetShip> {
  return { locked: true, moved: true, fired: cardOf(sheet, ship)?.shots[0] ?? 0 };
}

export function ownerOf(sheet: AdmiralSheet, unit: string): Seat | null {
  return shipOf(sheet, unit)?.owner ?? fortOf(sheet, unit)?.owner ?? null;
}

/** E-15: seats in order, in a seat by kind and number, forts last. */
export function inUnitOrder(sheet: AdmiralSheet, units: readonly string[]): string[] {
  const place = (unit: string): number => {
    const ship = sheet.ships.findIndex(({ id }) => id === unit);
    if (ship < 0) return 10_000 + sheet.forts.findIndex(({ at }) => at === unit);
    const { owner, kind, id } = sheet.ships[ship] as SheetShip;
    return owner * 1000 + KINDS.indexOf(kind) * 10 + Number(id.slice(kind.length + 1));
  };
  return units.slice().sort((a, b) => place(a) - place(b));
}
