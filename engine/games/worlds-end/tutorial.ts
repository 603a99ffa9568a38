import type { Seat } from '@/engine/core/game';
import type { WorldsEndOptions } from './options';

/**
 * The match of the lessons (E-24): an ordinary deal of two, found by `scripts/lesson-seed-worlds-end.ts`. The person sits at 0, is First
 * Player and starts at the Bahamas. Three own turns show a port, Calypso's step, four battles with cards of both kinds, checks for
 * survivability on both sides, extra profit, a convoy that is beaten, fame that is bought, and a retreat; the rival's two a battle in
 * which the person fires for the Company, and a double. `moves` are the answers of both in their order.
 */
export const TUTORIAL: {
  readonly seed: string;
  readonly options: Partial<WorldsEndOptions>;
  readonly moves: readonly (readonly [Seat, string])[];
} = {
  seed: 'lesson-24833',
  // With a bot at the table the Company would fire by itself (E-4).
  options: { autoCommander: false },
  moves: [
    [0, 'hero elizabeth'],
    [1, 'hero will'],
    [0, 'start bahamas'],
    [1, 'start philippines'],

    [0, 'move tortuga'],
    [0, 'port'],
    [0, 'buy sl08'],
    [0, 'buy sl23'],
    [0, 'calypso bahamas'],
    [0, 'attack battle'],
    [0, 'fire sl08'],
    [0, 'at co-sloop'],
    [1, 'at sl08'],
    [0, 'react hard-over'],
    [0, 'fire sl23'],
    [0, 'at-with co-sloop aimed-fire'],
    [0, 'end'],

    [1, 'port'],
    [1, 'buy fr05'],
    [1, 'buy sl04'],
    [1, 'attack battle'],
    [1, 'fire sl04'],
    [1, 'at co-sloop'],
    [1, 'after-pass'],
    [0, 'at fr05'],
    [1, 'cancel-pass'],
    [1, 'keen-eye yes'],
    [1, 'fire fr05'],
    [1, 'at co-sloop'],
    [1, 'end'],

    [0, 'move jamaica'],
    [0, 'port'],
    [0, 'buy br01'],
    [0, 'attack battle'],
    [0, 'fire br01'],
    [0, 'at co-frigate'],
    [0, 'end'],

    [1, 'end'],

    [0, 'convoy attack'],
    [0, 'fire sl08'],
    [0, 'at-with co-frigate aimed-fire'],
    [1, 'at sl08'],
    [0, 'fire br01'],
    [0, 'at co-frigate'],
    [0, 'fame buy'],
    [0, 'move cuba'],
    [0, 'attack battle'],
    [0, 'fire br01'],
    [0, 'at co-sloop'],
    [1, 'at sl23'],
    [0, 'react smokescreen'],
    [0, 'round retreat'],
    [0, 'flee bahamas'],
  ],
};
