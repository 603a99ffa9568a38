import type { Stream } from '@/engine/core/luck';
import { gather, lid } from '@/engine/games/seven-seas/rules/lid';
import { sample } from '@/engine/games/seven-seas/rules/sampler';
import type { Gesture, ThrownDie } from '@/engine/games/seven-seas/throw/dice';
import { throwDice } from '@/engine/games/seven-seas/throw/throw';
import type { Layout } from './battle';

/** 4.17.5: what search uses. */
export function sampled(count: number, luck: Stream): Layout {
  gather(0, 1, [count], 0);
  sample(lid, luck, null, false);
  return { x: lid.x.slice(0, count), y: lid.y.slice(0, count) };
}

/** A flick of about this power, anywhere to. */
function flick(power: number, luck: Stream): Gesture {
  const any = (most: number) => luck.below(2 * most + 1) - most;
  return { gx: any(700), gy: any(700), power: power + any(100), spin: any(1000) };
}

function throwOf(count: number, power: number | null, luck: Stream): readonly ThrownDie[] {
  const gesture = power === null ? null : flick(power, luck);
  const owners = new Array<number>(count).fill(0);
  return throwDice({ owners, gesture, rim: false }, luck.fork()).dice;
}

/** What people see. A null power: no gesture. */
export function thrown(count: number, power: number | null, luck: Stream): Layout {
  const dice = throwOf(count, power, luck);
  return { x: dice.map((die) => die.x), y: dice.map((die) => die.y) };
}

export const facesOf = (count: number, power: number | null, luck: Stream) =>
  throwOf(count, power, luck).map((die) => die.face);
