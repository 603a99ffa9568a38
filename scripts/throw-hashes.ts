import { hashOf } from '@/engine/core/hash';
import { Stream } from '@/engine/core/luck';
import type { Gesture } from '@/engine/games/seven-seas/throw/dice';
import { recordFlight } from '@/engine/games/seven-seas/throw/record';
import { throwDice } from '@/engine/games/seven-seas/throw/throw';

/** Thrown dice are reckoned with fractions: where they come to rest, and the way there, must be the same on every engine. */

const COUNTS = [1, 4, 12, 24, 44];
/** The whole way of a throw is long: every so many throws is enough. */
const FLIGHT_EVERY = 8;

function anyGesture(chance: Stream): Gesture | null {
  if (chance.below(3) === 0) return null;
  const within = (most: number) => chance.below(2 * most + 1) - most;
  return { gx: within(700), gy: within(700), power: chance.below(1001), spin: within(1000) };
}

/** One line for each number of dice. */
export function throwHashes(throws: number): string[] {
  return COUNTS.map((count) => {
    const luck = Stream.seeded(`throws of ${count}`, 'hashes');
    const owners = Array.from({ length: count }, (_, i) => i % 4);
    const hashes = Array.from({ length: throws }, (_, i) => {
      const gesture = anyGesture(luck);
      const result = throwDice({ owners, gesture, rim: true }, luck.fork());
      if (i % FLIGHT_EVERY > 0) return hashOf(result);
      const { poses, knocks } = recordFlight(count, gesture, true, result);
      return hashOf([result, Array.from(poses), Array.from(knocks)]);
    });
    return `${throws} throws of ${count} dice ${hashOf(hashes)}`;
  });
}
