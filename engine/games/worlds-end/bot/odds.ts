import type { Box, Ship } from '../box';

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
  const spared = mark && !damaged ? 1 - hit * hit : 1 - hit;
  let all = 1;
  for (let i = 0; i < dice; i++) all *= spared;
  return 1 - all;
}

export function gunOf(b: Box, ship: Ship): Gun {
  return {
    attack: b.attack[ship] as number,
    defence: b.defence[ship] as number,
    mark: b.survives[ship] === true,
    damaged: false,
  };
}

/** What an unknown ship of a rival is taken for (12.3). */
export const UNKNOWN: Gun = { attack: 2, defence: 3, mark: false, damaged: false };

/** A whole undamaged target lasts about two hits. */
const SECOND_HIT = 0.6;

/** Salvoes of one fleet that another lasts, on the average. */
function lasts(targets: readonly Gun[], guns: readonly Gun[]): number {
  let sum = 0;
  for (const target of targets) {
    let chance = 0;
    for (const gun of guns) {
      const sunk = sinkChance(gun.attack, target);
      const hurt = target.mark && !target.damaged ? sinkChance(gun.attack, { ...target, damaged: true }) - sunk : 0;
      chance += sunk + hurt * (1 - SECOND_HIT);
    }
    sum += guns.length / Math.max(chance, 0.01);
  }
  return sum;
}

/** The advantage of the first shot. */
const FIRST = 1.3;

/** A rough chance that `own` beat `enemy`; `first`: whether they fire first. */
export function winChance(own: readonly Gun[], enemy: readonly Gun[], first: boolean): number {
  if (own.length === 0) return 0;
  if (enemy.length === 0) return 1;
  const theirs = lasts(enemy, own) / own.length;
  const ours = lasts(own, enemy) / enemy.length;
  const ratio = (ours / theirs) * (first ? FIRST : 1 / FIRST);
  return (ratio * ratio) / (1 + ratio * ratio);
}
