import type { Seat } from '@/engine/core/game';
import type { SevenSeasOptions } from './options';

/**
 * The match of the lessons: an ordinary deal of two, found by playing seeds out. The person sits at 0 and is First Player.
 * Three rounds show a raid of one's own with all ways a duel can end, loot, a ritual, a sale that calls for a guard, a
 * rival's raid from which the ritual saves a ship, and a new port. `moves` are the answers of both players in their order; a bot
 * that has to choose in secret, too, does so first. The dice are thrown without a
 * flick: where they come to rest would follow it.
 */
export const TUTORIAL: {
  readonly seed: string;
  readonly options: Partial<SevenSeasOptions>;
  readonly moves: readonly (readonly [Seat, string])[];
} = {
  seed: 'lesson-367',
  options: {},
  moves: [
    [1, 'select cartographer'],
    [0, 'select captain'],
    [0, 'raid cv-france-2'],
    [0, 'send 5'],
    [1, 'send 3'],
    [0, 'throw'],
    [0, 'keep rum 3'],
    [1, 'keep fruit 1'],
    [1, 'draw'],
    [1, 'end'],

    [1, 'select shipwright'],
    [0, 'select merchant'],
    [1, 'buy 2'],
    [1, 'end'],
    [0, 'unsinkable'],
    [0, 'sell rum 3'],

    [1, 'select captain'],
    [0, 'select islander'],
    [1, 'raid cv-spain-3'],
    [1, 'send 6'],
    [0, 'send 5'],
    [1, 'throw'],
    [1, 'keep fruit 2'],
    [1, 'keep coffee 1'],
    [1, 'keep rum 1'],
    [0, 'keep rum 2'],
    [0, 'port pt-213'],
    [0, 'keep coffee 1'],
  ],
};
