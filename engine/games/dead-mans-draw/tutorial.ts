import type { Seat } from '@/engine/core/game';
import type { DeadMansDrawOptions } from './options';

/**
 * The match of the lessons: an ordinary deal whose seed scripts/lesson-seed.ts found. The person sits at 0. In 19 draws it shows every
 * suit at work, an oracle that warns and one that encourages, a paid kraken, a bust with an anchor, and key and chest.
 * `moves` are the answers of both players in their order; what the match plays by itself is not among them.
 */
export const TUTORIAL: {
  readonly seed: string;
  readonly options: Partial<DeadMansDrawOptions>;
  readonly moves: readonly (readonly [Seat, string])[];
} = {
  seed: 'lesson-160712578',
  options: { traits: false, firstPlayer: 1, assist: 'odds' },
  moves: [
    [0, 'draw'],
    [0, 'draw'],
    [0, 'draw'],
    [0, 'collect'],

    [1, 'draw'],
    [1, 'draw'],
    [1, 'collect'],

    [0, 'draw'],
    [0, 'cannon 1 mermaid'],
    [0, 'draw'],
    [0, 'hook chest'],
    [0, 'collect'],

    [1, 'draw'],
    [1, 'draw'],
    [1, 'cannon 0 cannon'],
    [1, 'collect'],

    [0, 'draw'],
    [0, 'draw'],
    [0, 'hook mermaid'],
    [0, 'draw'],
    [0, 'draw'],
    [0, 'map cannon-4'],
    [0, 'cannon 1 mermaid'],
    [0, 'draw'],

    [1, 'draw'],
    [1, 'draw'],
    [1, 'collect'],

    [0, 'draw'],
    [0, 'sword 1 key'],
    [0, 'draw'],
    [0, 'hook chest'],
    [0, 'collect'],
  ],
};
