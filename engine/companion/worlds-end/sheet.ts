import type { Seat } from '@/engine/core/game';
import { SEAS, type Sea } from '@/engine/games/worlds-end/data/board';
import type { HeroId } from '@/engine/games/worlds-end/data/cards';
import type { EventId } from '@/engine/games/worlds-end/data/events';
import { CALYPSO_MAX, LAST_CELL } from '@/engine/games/worlds-end/data/table';
import { NOBODY, NOWHERE } from '@/engine/games/worlds-end/public';
import type { Result } from '@/engine/games/worlds-end/view';
import type { Person } from '../core/person';
import type { Fight } from './lines';
import type { BoxProfile } from './profile';
import type { SheetSetup } from './setup';

/** 11.3 */
export interface Player extends Person {
  readonly hero: HeroId | null;
  readonly gold: number;
  readonly calypso: number;
  readonly squadron: number;
  /** Manoeuvre cards. */
  readonly hand: number;
  readonly bought: number;
  readonly gifts: number;
  /** By how much the dial differs from what is reckoned, and why. */
  readonly dial: number;
  readonly note: string;
  /** NOWHERE where nobody has said. */
  readonly flagship: Sea;
  readonly ownTurns: number;
}

/** 11.6 */
export interface Auction {
  readonly price: number;
  readonly bid: number;
  readonly bidder: Seat | null;
  /** In turn order from the active player on. */
  readonly inside: readonly Seat[];
  readonly seat: Seat;
}

/** What an event, a battle or the end of a turn has left to be done; the first is asked. */
export interface Due {
  readonly kind: 'kraken' | 'convoy' | 'auction' | 'storm' | 'raid' | 'last-battle' | 'flight' | 'gift';
  readonly seat: Seat;
}

/** 11.8 */
export interface LastBattle {
  readonly fighter: Seat;
  readonly commander: Seat | null;
}

export interface WorldsEndSheet {
  /** The first turn has begun. */
  readonly begun: boolean;
  readonly finished: boolean;
  readonly profile: BoxProfile;
  readonly doubleAlsoSum: boolean;
  readonly eventBattleFlight: boolean;
  readonly players: readonly Player[];
  readonly seats: number;
  readonly order: readonly Seat[];
  /** 0: in the game; else who left first, second, third. */
  readonly out: readonly number[];
  readonly active: Seat;
  readonly turn: number;
  /* By sea. */
  readonly owner: readonly Seat[];
  readonly guards: readonly number[];
  readonly armada: number;
  /** What the active player has used, as bits of the engine. */
  readonly used: number;
  readonly calm: boolean;
  /** 4.3.27: more for each sea. */
  readonly bonus: number;
  /** 4.7.2: nothing has come between since the normal step. */
  readonly stepped: boolean;
  readonly collected: boolean;
  readonly fameBought: boolean;
  readonly dice: readonly number[];
  readonly event: EventId | null;
  /** As it was before the event, while the dice may still be rolled again. */
  readonly before: Undisturbed | null;
  readonly due: readonly Due[];
  readonly auction: Auction | null;
  readonly fight: Fight | null;
  readonly last: LastBattle | null;
  readonly result: Result;
  readonly winner: Seat;
}

/** All that an event changes by itself, of the sheet and of the active player: what is typed meanwhile stays. */
export interface Undisturbed extends Pick<WorldsEndSheet, 'armada' | 'calm' | 'bonus' | 'due'> {
  readonly purse: Pick<Player, 'gold' | 'calypso'>;
}

function newPlayer({ name, emblem }: Person): Player {
  return {
    name,
    emblem,
    hero: null,
    gold: 0,
    calypso: CALYPSO_MAX,
    squadron: 0,
    hand: 0,
    bought: 0,
    gifts: 0,
    dial: 0,
    note: '',
    flagship: NOWHERE,
    ownTurns: 0,
  };
}

export function begin({ players, profile, doubleAlsoSum, eventBattleFlight }: SheetSetup): WorldsEndSheet {
  return {
    begun: false,
    finished: false,
    profile,
    doubleAlsoSum,
    eventBattleFlight,
    players: players.map(newPlayer),
    seats: players.length,
    order: players.map((_, seat) => seat),
    out: players.map(() => 0),
    active: 0,
    turn: 0,
    owner: SEAS.map(() => NOBODY),
    guards: SEAS.map(() => 0),
    armada: 0,
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
    last: null,
    result: '',
    winner: NOBODY,
  };
}

export function isUnderWay({ begun, finished }: WorldsEndSheet): boolean {
  return begun && !finished;
}

export function playerAt(sheet: WorldsEndSheet, seat: Seat): Player {
  return sheet.players[seat] as Player;
}

export function withPlayer(sheet: WorldsEndSheet, seat: Seat, change: Partial<Player>): WorldsEndSheet {
  return { ...sheet, players: sheet.players.map((player, i) => (i === seat ? { ...player, ...change } : player)) };
}

export function withGuards(sheet: WorldsEndSheet, sea: Sea, count: number): WorldsEndSheet {
  return { ...sheet, guards: sheet.guards.map((one, i) => (i === sea ? count : one)) };
}

/** The sea changes hands; nobody keeps guards in it (4.9.11). */
export function withOwner(sheet: WorldsEndSheet, sea: Sea, seat: Seat): WorldsEndSheet {
  if (sheet.owner[sea] === seat) return sheet;
  return withGuards({ ...sheet, owner: sheet.owner.map((one, i) => (i === sea ? seat : one)) }, sea, 0);
}

export function pay(sheet: WorldsEndSheet, seat: Seat, gold: number): WorldsEndSheet {
  return withPlayer(sheet, seat, { gold: playerAt(sheet, seat).gold - gold });
}

export function withDue(sheet: WorldsEndSheet, ...more: readonly Due[]): WorldsEndSheet {
  return { ...sheet, due: [...sheet.due, ...more] };
}

/** The first matter of this kind is settled. */
export function withoutDue(sheet: WorldsEndSheet, kind: Due['kind'], seat?: Seat): WorldsEndSheet {
  const at = sheet.due.findIndex((one) => one.kind === kind && (seat === undefined || one.seat === seat));
  return at < 0 ? sheet : { ...sheet, due: sheet.due.filter((_, i) => i !== at) };
}

export function isDue({ due }: WorldsEndSheet, kind: Due['kind']): boolean {
  return due.some((one) => one.kind === kind);
}

/** 3.12; null while nobody has said where the mark for so many players stands. */
export function limitOf({ seats, profile }: WorldsEndSheet): number | null {
  return seats === 2 ? profile.armadaTwo : seats === 3 ? profile.armadaThree : LAST_CELL;
}

/** Ships of this player, guards with them (4.20.7). */
export function shipsOf({ players, owner, guards }: WorldsEndSheet, seat: Seat): number {
  return guards.reduce((sum, count, sea) => (owner[sea] === seat ? sum + count : sum), players[seat]?.squadron ?? 0);
}
