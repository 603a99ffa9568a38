import type { Seat } from '@/engine/core/game';
import type { SeaOfCloudsOptions } from './options';

/**
 * The match of the lessons: an ordinary deal of three, found by playing seeds out. The person sits at 0 and holds the parrot.
 * Five islands show a curse to leave, a share that grows by a card and then by a doubloon, a relic that is remembered and grows
 * into a set, a secret, a Beer, and a boarding that wins both fights and the Chest. `moves` are the answers of all three in
 * their order; the others' are those of the rule bot.
 */
export const TUTORIAL: {
  readonly seed: string;
  readonly options: Partial<SeaOfCloudsOptions>;
  readonly moves: readonly (readonly [Seat, string])[];
} = {
  seed: 'lesson-1474130',
  options: { firstPlayer: 1 },
  moves: [
    [0, 'leave 1'],
    [0, 'take 2'],
    [1, 'leave 1'],
    [1, 'take 2'],
    [2, 'leave 1'],
    [2, 'take 2'],

    [0, 'leave 1'],
    [0, 'leave 2'],
    [0, 'take 3'],
    [1, 'take 1'],
    [2, 'take 1'],

    [0, 'leave 1'],
    [0, 'take 2'],
    [1, 'take 1'],
    [2, 'take 1'],

    [0, 'leave 1'],
    [0, 'take 2'],
    [1, 'take 1'],
    [1, 'place obj-beer-1'],
    [2, 'leave 1'],
    [2, 'take 2'],

    [0, 'take 1'],
    [1, 'take 1'],
    [2, 'take 1'],
  ],
};
