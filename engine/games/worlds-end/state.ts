import type { Seat } from '@/engine/core/game';
import { boxOf, type Box, type HeroCard, type Kind, type Ship } from './box';
import type { Sea } from './data/board';
import type { FreeSkill, PaidSkill } from './data/cards';
import type { EventId } from './data/events';
import { SHORT_FAME, WIN_FAME } from './data/table';
import type { WorldsEndOptions } from './options';
import type { BattleOf, Phase, Result, SalvoOf, Task } from './view';

export type Battle = BattleOf<Ship, Kind, Sea>;
export type Salvo = SalvoOf<Ship, Kind>;

/* 5.3: `used`, as bits. */
export const MOVE = 1;
export const PORT = 2;
export const BATTLE = 4;
export const CALYPSO = 8;
export const SKILL_1 = 16;
export const SKILL_2 = 32;

/** A sea that nobody holds is the Company's (4.1.5). */
export const NOBODY = -1;
export const NOWHERE = -1;

/**
 * Everything about a match but its luck. Search copies this object for every iteration, so the lists in lists, the tasks and
 * the battle are never changed, only replaced.
 */
export interface WorldsEndState {
  readonly options: WorldsEndOptions;
  readonly seats: number;
  phase: Phase;
  /** Turn order; empty until it is settled. */
  order: readonly Seat[];
  active: Seat;
  /** Turns begun, all players together. */
  turn: number;
  /* By seat. */
  heroes: number[];
  gold: number[];
  bought: number[];
  gifts: number[];
  calypso: number[];
  flagship: Sea[];
  ownTurns: number[];
  /** 0: in the game; else who left first, second, third. */
  out: number[];
  /** Ascending, so that the places tell nothing. */
  squadrons: (readonly Ship[])[];
  /** In the order in which they were drawn. */
  hands: (readonly Kind[])[];
  /* By sea. */
  owner: Seat[];
  guards: (readonly Ship[])[];
  /** The top one first. */
  ships: readonly Ship[];
  cards: readonly Kind[];
  /** Sunk pirate ships, in order. */
  lost: readonly Ship[];
  /** E-16: by ship, the places of its owner where the others must think it can be. */
  places: number[];
  used: number;
  calm: boolean;
  bonus: number;
  stepped: boolean;
  runs: number;
  run: string;
  assigned: readonly Ship[];
  moved: readonly Ship[];
  /** The ships in the running battle that were guards. */
  posted: readonly Ship[];
  event: EventId | null;
  dice: readonly number[];
  armada: number;
  limit: number;
  battle: Battle | null;
  tasks: Task[];
  result: Result;
  winner: Seat;
}

export function clone(s: WorldsEndState): WorldsEndState {
  return {
    options: s.options,
    seats: s.seats,
    phase: s.phase,
    order: s.order,
    active: s.active,
    turn: s.turn,
    heroes: s.heroes.slice(),
    gold: s.gold.slice(),
    bought: s.bought.slice(),
    gifts: s.gifts.slice(),
    calypso: s.calypso.slice(),
    flagship: s.flagship.slice(),
    ownTurns: s.ownTurns.slice(),
    out: s.out.slice(),
    squadrons: s.squadrons.slice(),
    hands: s.hands.slice(),
    owner: s.owner.slice(),
    guards: s.guards.slice(),
    ships: s.ships,
    cards: s.cards,
    lost: s.lost,
    places: s.places.slice(),
    used: s.used,
    calm: s.calm,
    bonus: s.bonus,
    stepped: s.stepped,
    runs: s.runs,
    run: s.run,
    assigned: s.assigned,
    moved: s.moved,
    posted: s.posted,
    event: s.event,
    dice: s.dice,
    armada: s.armada,
    limit: s.limit,
    battle: s.battle,
    tasks: s.tasks.slice(),
    result: s.result,
    winner: s.winner,
  };
}

export function box(s: { readonly options: WorldsEndOptions }): Box {
  return boxOf(s.options);
}

export function squadronOf(s: WorldsEndState, seat: Seat): readonly Ship[] {
  return s.squadrons[seat] as readonly Ship[];
}

export function guardsAt(s: WorldsEndState, sea: Sea): readonly Ship[] {
  return s.guards[sea] as readonly Ship[];
}

export function handOf(s: WorldsEndState, seat: Seat): readonly Kind[] {
  return s.hands[seat] as readonly Kind[];
}

export function goldOf(s: WorldsEndState, seat: Seat): number {
  return s.gold[seat] as number;
}

export function flagshipOf(s: WorldsEndState, seat: Seat): Sea {
  return s.flagship[seat] as Sea;
}

/** Who sits here, in turn order, and who has left. */
interface Seated {
  readonly seats: number;
  readonly order: readonly Seat[];
  readonly out: readonly number[];
}

export function isIn(s: Pick<Seated, 'out'>, seat: Seat): boolean {
  return s.out[seat] === 0;
}

/** Those still in the game, in turn order. */
export function playersIn(s: Omit<Seated, 'seats'>): Seat[] {
  return s.order.filter((seat) => isIn(s, seat));
}

/** 4.1.6 */
export function nextPlayer(s: Seated, seat: Seat): Seat {
  const from = s.order.indexOf(seat);
  for (let step = 1; step < s.seats; step++) {
    const next = s.order[(from + step) % s.seats] as Seat;
    if (isIn(s, next)) return next;
  }
  return seat;
}

export function countSeas(s: { readonly owner: readonly Seat[] }, seat: Seat): number {
  let count = 0;
  for (let sea = 0; sea < s.owner.length; sea++) if (s.owner[sea] === seat) count++;
  return count;
}

export function hasUsed(s: WorldsEndState, what: number): boolean {
  return (s.used & what) !== 0;
}

export function fameToWin(options: WorldsEndOptions): number {
  return options.shortGame ? SHORT_FAME : WIN_FAME;
}

function heroOf(s: WorldsEndState, seat: Seat): HeroCard | undefined {
  return s.options.fewerHeroes ? undefined : box(s).heroes[s.heroes[seat] as number];
}

/** 4.17.1: the active player has this free skill and has not used it this turn. */
export function hasFreeSkill(s: WorldsEndState, seat: Seat, skill: FreeSkill): boolean {
  return seat === s.active && !hasUsed(s, SKILL_1) && heroOf(s, seat)?.free === skill;
}

/** 4.17.2: the same for the paid skill, and its price is there. */
export function hasPaidSkill(s: WorldsEndState, seat: Seat, skill: PaidSkill): boolean {
  if (seat !== s.active || hasUsed(s, SKILL_2)) return false;
  const hero = heroOf(s, seat);
  return hero?.paid === skill && goldOf(s, seat) >= hero.price;
}

export function skillPrice(s: WorldsEndState, seat: Seat): number {
  return heroOf(s, seat)?.price ?? 0;
}

/** With one more ship, in ascending order. */
export function withShip(ships: readonly Ship[], ship: Ship): readonly Ship[] {
  const list = ships.slice();
  let at = list.length;
  while (at > 0 && (list[at - 1] as Ship) > ship) at--;
  list.splice(at, 0, ship);
  return list;
}

export function without<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}
