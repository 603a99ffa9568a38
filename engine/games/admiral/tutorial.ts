import type { Seat } from '@/engine/core/game';
import type { AdmiralOptions } from './options';

export interface TaughtMatch {
  readonly seed: string;
  readonly options: Partial<AdmiralOptions>;
  readonly rivals: number;
  /** The answers of both sides in their order. */
  readonly moves: readonly (readonly [Seat, string])[];
}

/** The matches of the lessons (E-23), in their order; the seeds were searched for the dice that the words name. */
export const TUTORIALS: readonly TaughtMatch[] = [
  {
    seed: 'admiral-lesson-1',
    // The learner drifts by hand.
    options: { scenario: 'lesson-1', autoDrift: false },
    rivals: 0,
    moves: [
      [0, 'spin'],
      [0, 'move frigate-1 NE 4'],
      [0, 'move brig-1 E 4'],
      [0, 'end'],
      [0, 'spin'],
      [0, 'move brig-1 N 1'],
      [0, 'end'],
      [0, 'spin'],
      [0, 'drift frigate-1'],
      [0, 'drift brig-1'],
      [0, 'end'],
      [0, 'spin'],
      [0, 'drift brig-1'],
      [0, 'end'],
      [0, 'spin'],
      [0, 'move brig-1 W 4'],
      [0, 'repair brig-1 A1'],
      [0, 'end'],
      [0, 'spin'],
      [0, 'end'],
    ],
  },
  {
    seed: 'admiral-lesson-2-24',
    options: { scenario: 'lesson-2' },
    rivals: 1,
    moves: [
      [0, 'spin'],
      [0, 'salvo brig-2 line-1 3'],
      [0, 'roll'],
      [0, 'move frigate-1 NW 2'],
      [0, 'fire frigate-1 galleon-2'],
      [0, 'end'],
      [1, 'fire galleon-2 frigate-1'],
      [1, 'fire galleon-2 frigate-1'],
      [1, 'end'],
      [1, 'spin'],
      [0, 'move frigate-1 NE 1'],
      [0, 'fire frigate-1 galleon-2'],
    ],
  },
  {
    seed: 'admiral-lesson-3-20',
    options: { scenario: 'lesson-3' },
    rivals: 1,
    moves: [
      [0, 'spin'],
      [0, 'board line-2 frigate-1'],
      [0, 'join brig-1'],
      [0, 'roll'],
      [0, 'give 1'],
      [0, 'give 0'],
      [0, 'end'],
      [1, 'end'],
      [1, 'spin'],
      [0, 'move line-2 E 2'],
    ],
  },
  {
    seed: 'admiral-lesson-4-5',
    options: { scenario: 'lesson-4' },
    rivals: 1,
    moves: [
      [0, 'spin'],
      [0, 'repair galleon-1 A1'],
      [0, 'assault L1 line-1'],
      [0, 'join frigate-1'],
      [0, 'roll'],
      [1, 'defend brig-2'],
      [0, 'give 1'],
      [0, 'give 1'],
      [0, 'end'],
      [1, 'end'],
      [1, 'spin'],
      [0, 'work L1 line-1 frigate-1'],
      [0, 'end'],
    ],
  },
  {
    seed: 'admiral-lesson-5',
    options: { scenario: 'lesson-5' },
    rivals: 1,
    moves: [
      [0, 'spin'],
      [0, 'fireship brig-1'],
      [0, 'move brig-1 E 2'],
      [0, 'end'],
      [1, 'end'],
      [1, 'spin'],
      [0, 'move brig-1 N 1'],
      [0, 'explode brig-1'],
    ],
  },
  {
    seed: 'admiral-lesson-6',
    options: { scenario: 'lesson-6' },
    rivals: 1,
    moves: [
      [0, 'spin'],
      [0, 'move galleon-1 S 1'],
      [0, 'load galleon-1 E5 1'],
      [0, 'end'],
      [1, 'end'],
      [1, 'spin'],
      [0, 'move galleon-1 W 1'],
      [0, 'load galleon-1 D5 1'],
      [0, 'end'],
      [1, 'end'],
      [0, 'spin'],
      [0, 'move galleon-1 SW 3'],
      [0, 'unload galleon-1 A1 2'],
    ],
  },
];
