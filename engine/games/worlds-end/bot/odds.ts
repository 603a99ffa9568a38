import type { Box, Ship } from '../box';
import { TARGET_PRICES } from '../data/company';

/** A ship as odds see it. */
export interface Gun {
  readonly attack: number;
  readonly defence: number;
  readonly mark: boolean;
  readonly damaged: boolean;
}

const SIDES = 6;

/** 2.13: the chance that one salvo of so many dice sinks this ship. */
export function sinkChance(dice: number, { defence, mark, damaged }: Gun): number {
  const hit = (SIDES - defence) / SIDES;
  return 1 - power(mark && !damaged ? 1 - hit * hit : 1 - hit, dice);
}

/** The chance that it is left damaged. */
export function hurtChance(dice: number, { defence, mark, damaged }: Gun): number {
  if (!mark || damaged) return 0;
  const hit = (SIDES - defence) / SIDES;
  return power(1 - hit * hit, dice) - power(1 - hit, dice);
}

function power(x: number, times: number): number {
  let all = 1;
  for (let i = 0; i < times; i++) all *= x;
  return all;
}

export function gunOf(b: Box, ship: Ship): Gun {
  return {
    attack: b.attack[ship] as number,
    defence: b.defence[ship] as number,
    mark: b.survives[ship] === true,
    damaged: false,
  };
}

/** What E-15 counts this ship for as a target. */
export function priceOf(b: Box, ship: Ship): number {
  return TARGET_PRICES[ship] ?? (b.price[ship] as number);
}

/** In gold, about: a sloop of Defence 3 comes to 190. */
const SCALE = 135;

/** 2.13: what a ship is worth in a fight, by its dice and by how many of the enemy's it lasts. */
export function gunWorth({ attack, defence, mark }: Gun): number {
  const hit = (SIDES - Math.min(defence, SIDES - 1)) / SIDES;
  const lasts = 1 / hit + (mark ? (1 - hit) / hit : 0);
  return SCALE * Math.sqrt(attack * lasts);
}
