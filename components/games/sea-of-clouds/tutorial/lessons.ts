import type { Lesson, Until } from '@/components/kit/course';

/** After how many moves, what is said, what ends it, and what it speaks about. */
const TABLE: readonly (readonly [after: number, id: string, until: Until, lit: string | null])[] = [
  [0, 'welcome', 'go-on', null],
  [0, 'peek', 'go-on', 'stage'],
  [0, 'curse', 'move', 'stage'],
  [1, 'grows', 'go-on', 'share-1'],
  [1, 'rum', 'move', 'stage'],
  [2, 'zones', 'go-on', 'zones'],
  [2, 'watch1', 'turn', 'seats'],

  [6, 'chest', 'go-on', 'seat-1'],
  [6, 'full', 'move', 'stage'],
  [7, 'relic', 'move', 'stage'],
  [8, 'crew', 'move', 'stage'],
  [9, 'watch2', 'turn', 'share-1'],

  [11, 'memory', 'go-on', 'share-2'],
  [11, 'cook', 'move', 'stage'],
  [12, 'set', 'move', 'stage'],
  [13, 'watch3', 'turn', 'zones'],

  [15, 'beer', 'move', 'stage'],
  [16, 'secret', 'move', 'stage'],
  [17, 'watch4', 'turn', 'seats'],

  [21, 'skull', 'go-on', 'track'],
  [21, 'strength', 'move', 'stage'],
  [22, 'watch5', 'turn', 'seats'],

  [24, 'won', 'go-on', 'zones'],
  [24, 'score', 'go-on', 'zones'],
  [24, 'end', 'end', null],
];

export const LESSONS = TABLE.map(([after, id, until, lit]): Lesson => ({ after, id, until, lit }));
