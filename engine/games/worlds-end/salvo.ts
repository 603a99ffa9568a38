import type { Seat } from '@/engine/core/game';
import type { Card, Kind, Ship } from './box';
import type { Effect } from './data/cards';
import { KRAKEN } from './data/company';
import { HARD_KRAKEN, MOST_DEFENCE } from './data/table';
import { box, hasFreeSkill, type Battle, type Salvo, type WorldsEndState } from './state';
import type { SideNumber } from './view';

/* 4.12, 4.13: what can be read off a battle. */

export function otherSide(side: SideNumber): SideNumber {
  return side === 0 ? 1 : 0;
}

export function cardOf(s: WorldsEndState, kind: Kind): Card {
  return box(s).cards[kind] as Card;
}

/** What the card in window 1 adds of this kind; 0 without it. */
export function w1Number(s: WorldsEndState, salvo: Salvo, effect: Effect): number {
  if (salvo.card === null) return 0;
  const card = cardOf(s, salvo.card);
  return card.effect === effect ? card.n : 0;
}

export function hasW1(s: WorldsEndState, salvo: Salvo, effect: Effect): boolean {
  return salvo.card !== null && cardOf(s, salvo.card).effect === effect;
}

/** The printed Defence; that of the Kraken in a hard last battle (E-35). */
export function defenceOf(s: WorldsEndState, ship: Ship): number {
  if (ship === KRAKEN && s.battle?.kind === 'final' && s.options.armadaScale === 'hard') return HARD_KRAKEN;
  return box(s).defence[ship] as number;
}

/** 4.13.8 */
export function effectiveDefence(s: WorldsEndState, salvo: Salvo): number {
  return Math.min(MOST_DEFENCE, defenceOf(s, salvo.target) + salvo.shelter);
}

export function hasMark(s: WorldsEndState, battle: Battle, ship: Ship): boolean {
  return battle.plates === ship || box(s).survives[ship] === true;
}

/** 4.13.1: whether this die of the salvo hits. */
export function isHit(s: WorldsEndState, salvo: Salvo, die: number): boolean {
  return die + w1Number(s, salvo, 'aim') > effectiveDefence(s, salvo);
}

/** 4.12.10, without those that were cancelled. */
export function hitsOf(s: WorldsEndState, salvo: Salvo): number {
  let hits = 0;
  for (const die of salvo.dice) if (isHit(s, salvo, die)) hits++;
  return Math.max(0, hits - salvo.cancelled);
}

export function missesOf(s: WorldsEndState, salvo: Salvo): number {
  let misses = 0;
  for (const die of salvo.dice) if (!isHit(s, salvo, die)) misses++;
  return misses;
}

export function isAfloat(battle: Battle, side: SideNumber, ship: Ship): boolean {
  return battle.lines[side].includes(ship);
}

/** 4.12.2: the ships of a side that have not fired this round. */
export function unfired(battle: Battle, side: SideNumber): Ship[] {
  const { fired } = battle;
  return battle.lines[side].filter((ship) => !fired.includes(ship));
}

/** 2.10: in a battle for a sea that this player started. */
export function hasKeenEye(s: WorldsEndState, battle: Battle, side: SideNumber): boolean {
  const seat: Seat | null = battle.sides[side];
  return battle.kind === 'sea' && side === 0 && seat !== null && hasFreeSkill(s, seat, 'keenEye');
}
