import type { Lesson, Until } from '@/components/kit/course';

/** After how many moves, what is said, what ends it, and what it speaks about. */
const TABLE: readonly (readonly [after: number, id: string, until: Until, lit: string | null])[] = [
  [0, 'welcome', 'go-on', null],
  [0, 'secret', 'turn', 'seat-1'],
  [1, 'choose', 'move', 'fan'],
  [2, 'raid', 'move', 'tray'],
  [3, 'send', 'move', 'tray'],
  [4, 'join', 'turn', 'seat-1'],
  [5, 'throw', 'move', 'lid'],
  [6, 'duels', 'go-on', 'lid'],
  [6, 'loot', 'move', 'tray'],
  [7, 'watch1', 'turn', 'seat-1'],

  [10, 'yin-yang', 'go-on', 'own'],
  [10, 'secret', 'turn', 'seat-1'],
  [11, 'round2', 'move', 'fan'],
  [12, 'watch2', 'turn', 'seat-1'],
  [14, 'ritual', 'move', 'tray'],
  [15, 'sell', 'move', 'tray'],

  [16, 'guard', 'go-on', 'own'],
  [16, 'secret', 'turn', 'seat-1'],
  [17, 'round3', 'move', 'fan'],
  [18, 'watch3', 'turn', 'seat-1'],
  [20, 'marks', 'move', 'tray'],
  [21, 'watch4', 'turn', 'lid'],
  [25, 'saved', 'move', 'tray'],
  [26, 'port', 'move', 'tray'],
  [27, 'gift', 'move', 'tray'],

  [28, 'score', 'go-on', 'own'],
  [28, 'end', 'end', null],
];

export const LESSONS = TABLE.map(([after, id, until, lit]): Lesson => ({ after, id, until, lit }));
