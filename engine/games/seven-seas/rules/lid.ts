import type { Seat } from '@/engine/core/game';
import { CARAVAN, MOST_DICE } from '../throw/dice';
import type { DieId, LidDie } from '../view';

/**
 * The dice of one throw in canonical order (4.17.5): players from the thrower on, red ones last. One lid serves every
 * throw; nothing in it outlives the answer that is being carried out, so search makes no garbage of it.
 */
export interface Lid {
  count: number;
  /** Seat, or RED. */
  readonly owner: number[];
  readonly face: number[];
  readonly x: number[];
  readonly y: number[];
  readonly angle: number[];
  /** 4.17.9: counted for each owner from 1. */
  readonly number: number[];
}

export const RED = CARAVAN;

const zeros = (): number[] => new Array<number>(MOST_DICE).fill(0);

export const lid: Lid = {
  count: 0,
  owner: zeros(),
  face: zeros(),
  x: zeros(),
  y: zeros(),
  angle: zeros(),
  number: zeros(),
};

/** Lays out whose dice are thrown, and how many of each. */
export function gather(thrower: Seat, seats: number, ships: readonly number[], red: number): Lid {
  lid.count = 0;
  for (let step = 0; step < seats; step++) {
    const seat = (thrower + step) % seats;
    addDice(seat, ships[seat] as number);
  }
  addDice(RED, red);
  return lid;
}

function addDice(owner: number, count: number): void {
  for (let k = 1; k <= count; k++) {
    lid.owner[lid.count] = owner;
    lid.number[lid.count] = k;
    lid.count++;
  }
}

export function dieId(at: number): DieId {
  const owner = lid.owner[at] as number;
  return `${owner === RED ? 'c' : `p${owner}`}.${lid.number[at] as number}`;
}

export function dieView(at: number): LidDie {
  return {
    id: dieId(at),
    owner: lid.owner[at] as Seat | -1,
    face: lid.face[at] as number,
    x: lid.x[at] as number,
    y: lid.y[at] as number,
    angle: lid.angle[at] as number,
  };
}

export function allDice(): LidDie[] {
  return Array.from({ length: lid.count }, (_, at) => dieView(at));
}

/** Puts dice back as they lay when a question was asked. */
export function layOut(dice: readonly LidDie[]): Lid {
  lid.count = dice.length;
  for (let at = 0; at < dice.length; at++) {
    const die = dice[at] as LidDie;
    lid.owner[at] = die.owner;
    lid.face[at] = die.face;
    lid.x[at] = die.x;
    lid.y[at] = die.y;
    lid.angle[at] = die.angle;
    lid.number[at] = Number(die.id.slice(die.id.indexOf('.') + 1));
  }
  return lid;
}

/** 2.7: from centre to centre, squared. */
export function squaredDistance(a: number, b: number): number {
  const dx = (lid.x[a] as number) - (lid.x[b] as number);
  const dy = (lid.y[a] as number) - (lid.y[b] as number);
  return dx * dx + dy * dy;
}
