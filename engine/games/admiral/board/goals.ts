import type { Condition, Defeat } from '../data/scenario';
import type { Rules } from './rules';

export type Hold = Extract<Condition, { type: 'hold' }>;
export type Points = Extract<Condition, { type: 'points' }>;

/** The conditions inside of this one, itself first. */
export function partsOf(condition: Condition): Condition[] {
  switch (condition.type) {
    case 'all':
    case 'any':
      return [condition, ...condition.of.flatMap(partsOf)];
    case 'not':
      return [condition, ...partsOf(condition.of)];
    default:
      return [condition];
  }
}

/** With whose it is: a condition inside of another that names no side is about the side of that one. */
export interface SidedPart {
  readonly part: Condition;
  /** Undefined: each side tests for itself. */
  readonly side: string | undefined;
}

export function sidedPartsOf(condition: Condition, around?: string): SidedPart[] {
  const { side: own } = condition;
  const side = own === undefined || own === 'any' ? around : own;
  const of = condition.type === 'all' || condition.type === 'any' ? condition.of : [];
  const inside = condition.type === 'not' ? [condition.of] : of;
  return [{ part: condition, side }, ...inside.flatMap((one) => sidedPartsOf(one, side))];
}

export function holdsOf(condition: Condition): Hold[] {
  return partsOf(condition).filter((one) => one.type === 'hold');
}

export function tablesOf(condition: Condition): Points[] {
  return partsOf(condition).filter((one) => one.type === 'points');
}

/** 4.19.2–4.19.4: own turns without a fort, and whether work that has begun saves. */
export interface NoFort {
  readonly turns: number;
  readonly startedSaves: boolean;
}

export function noFortOf(defeat: readonly Defeat[], { fortlessTurns, startedSaves }: Rules): NoFort | null {
  const found = defeat.find((one) => one.type === 'noFort');
  if (!found) return null;
  const isSaved = found.cures?.includes('restoreStarted') === true;
  return { turns: found.turns ?? fortlessTurns, startedSaves: isSaved || startedSaves };
}
