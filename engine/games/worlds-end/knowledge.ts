import type { Seat } from '@/engine/core/game';
import type { Ship } from './box';
import type { Sea } from './data/board';
import { SLOOP_ATTACK } from './data/table';
import { box, guardsAt, squadronOf, type WorldsEndState } from './state';

/*
 * E-16, 6.2: every ship that anybody owns was open once; hidden is only at which of its owner's places it lies. For each ship
 * the places are kept that open events leave possible: bit 0 the squadron, bit 1 + n the guards of sea n.
 */

export const SQUADRON = 1;

export function guardBit(sea: Sea): number {
  return 2 << sea;
}

/** The ships of one owner outside a battle, by number. */
export function shipsOf(s: WorldsEndState, seat: Seat): Ship[] {
  const ships = squadronOf(s, seat).slice();
  for (let sea = 0; sea < s.owner.length; sea++) {
    if (s.owner[sea] !== seat) continue;
    const guards = guardsAt(s, sea);
    for (let i = 0; i < guards.length; i++) ships.push(guards[i] as Ship);
  }
  return ships.sort((a, b) => a - b);
}

/** How many ships of this owner lie at a place. */
function countAt(s: WorldsEndState, seat: Seat, place: number): number {
  if (place === SQUADRON) return squadronOf(s, seat).length;
  return guardsAt(s, 30 - Math.clz32(place)).length;
}

/** A ship lies at a place for all to see. */
export function shown(s: WorldsEndState, ship: Ship, place: number): void {
  s.places[ship] = place;
}

/** One ship, nobody else sees which, has gone from one place to another: `s` is already as it is after that. */
export function movedUnseen(s: WorldsEndState, seat: Seat, ship: Ship, from: number, to: number): void {
  if (s.options.openSquadrons) return shown(s, ship, to);
  for (const one of shipsOf(s, seat)) {
    if (((s.places[one] as number) & from) !== 0) s.places[one] = (s.places[one] as number) | to;
  }
  rethink(s, seat);
}

/** Takes out what the numbers of ships at the places rule out. */
export function rethink(s: WorldsEndState, seat: Seat): void {
  const ships = shipsOf(s, seat);
  for (let changed = true; changed;) {
    changed = false;
    let all = 0;
    for (const ship of ships) all |= s.places[ship] as number;
    for (let rest = all; rest !== 0; rest &= rest - 1) {
      const place = rest & -rest;
      if (narrow(s, ships, place, countAt(s, seat, place))) changed = true;
    }
  }
}

/** The ships of a line that come from two places, so many of them from each. */
export function rethinkLine(s: WorldsEndState, ships: readonly Ship[], post: number, posts: number): void {
  for (const ship of ships) s.places[ship] = (s.places[ship] as number) & (SQUADRON | post);
  while (narrow(s, ships, post, posts) || narrow(s, ships, SQUADRON, ships.length - posts));
}

/** 4.3.29: one die for each sloop of the squadron, in the order of their ids, so that between two that sank lie as many as there are dice between. */
export function rethinkStorm(s: WorldsEndState, seat: Seat, dice: readonly number[], sunk: readonly Ship[]): void {
  const { attack } = box(s);
  const sloops = shipsOf(s, seat).filter((ship) => attack[ship] === SLOOP_ATTACK);
  let low = -1;
  let between = 0;
  let next = 0;
  for (let i = 0; i <= dice.length; i++) {
    const isLast = i === dice.length;
    if (!isLast && (dice[i] as number) % 2 === 0) {
      between++;
      continue;
    }
    const high = isLast ? Infinity : (sunk[next++] as Ship);
    const there = sloops.filter((ship) => ship > low && ship < high);
    narrow(s, there, SQUADRON, between);
    low = high;
    between = 0;
  }
  rethink(s, seat);
}

/**
 * Where only as many ships can be at a place as are there, all of them are; where as many are known to be there, no other is. True
 * where that ruled something out.
 */
function narrow(s: WorldsEndState, ships: readonly Ship[], place: number, count: number): boolean {
  let possible = 0;
  let certain = 0;
  for (const ship of ships) {
    const places = s.places[ship] as number;
    if (places === place) certain++;
    if ((places & place) !== 0) possible++;
  }
  if (possible === certain || (possible !== count && certain !== count)) return false;
  for (const ship of ships) {
    const places = s.places[ship] as number;
    if ((places & place) === 0 || places === place) continue;
    s.places[ship] = possible === count ? place : places & ~place;
  }
  return true;
}
