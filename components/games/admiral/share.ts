import type { LogStep } from '@/components/kit/match/log';
import type { AdmiralDecision } from '@/engine/games/admiral/decisions';
import type { AdmiralEvent } from '@/engine/games/admiral/events';
import { filledUp } from '@/engine/games/admiral/public';
import type { Share, UnitId } from '@/engine/games/admiral/view';

export type Sharing = Extract<AdmiralDecision, { kind: 'Distribute' }>;
export type Fought = Extract<AdmiralEvent, { type: 'fought' }>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The dice of this fight, as the story tells them; null where it does not reach back so far. */
export function foughtIn(story: readonly LogStep[], { target }: Pick<Share, 'target'>): Fought | null {
  const fights = story.flatMap(({ events }) => (events as readonly AdmiralEvent[]).filter(isFight));
  const last = fights.at(-1);
  return last?.target === target ? last : null;
}

const isFight = (event: AdmiralEvent): event is Fought => event.type === 'fought';

/** The die of a unit; null: unknown. */
export function dieOf(fought: Fought | null, { target, attackers, defenders }: Share, unit: UnitId): number | null {
  const attacker = attackers.indexOf(unit);
  const dice = attacker >= 0 ? fought?.attackDice : fought?.defenceDice;
  return dice?.[attacker >= 0 ? attacker : [target, ...defenders].indexOf(unit)] ?? null;
}

/** By unit: what was given, then what is planned as far as there is room and something left. */
export function pointsOf({ units, caps, given, pool }: Share, plan: readonly number[]): number[] {
  let left = pool - sum(given);
  return units.map((_, i) => {
    if (i < given.length) return given[i] as number;
    const points = Math.min(plan[i] ?? 0, caps[i] as number, left);
    left -= points;
    return points;
  });
}

export const leftOf = ({ pool }: Pick<Share, 'pool'>, points: readonly number[]): number => pool - sum(points);

/** Whether this unit can have one point more. */
export const hasRoom = (share: Share, points: readonly number[], at: number): boolean =>
  at >= share.given.length && leftOf(share, points) > 0 && (points[at] as number) < (share.caps[at] as number);

export const withOne = (share: Share, points: readonly number[], at: number): number[] =>
  hasRoom(share, points, at) ? points.map((one, i) => (i === at ? one + 1 : one)) : points.slice();

/** 5.3: what is left goes to the most valuable first. */
export const withRest = (share: Share, points: readonly number[]): number[] =>
  filledUp(share, points, share.given.length);
