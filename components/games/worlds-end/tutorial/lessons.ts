import type { Lesson, Until } from '@/components/kit/course';

/** After how many moves, what is said, what ends it, and what it speaks about. */
const TABLE: readonly (readonly [after: number, id: string, until: Until, lit: string | null])[] = [
  [0, 'welcome', 'go-on', null],
  [0, 'hero', 'move', 'tray'],
  [1, 'others', 'turn', 'rival'],
  [2, 'start', 'move', 'sea-bahamas'],
  [3, 'others', 'turn', 'rival'],

  [4, 'own', 'go-on', 'own'],
  [4, 'sail', 'move', 'sea-tortuga'],
  [5, 'port', 'move', 'sea-tortuga'],
  [6, 'cheap', 'move', 'tray'],
  [7, 'dear', 'move', 'tray'],
  [8, 'calypso', 'move', 'sea-bahamas'],
  [9, 'attack', 'move', 'sea-bahamas'],
  [10, 'fire', 'move', 'line'],
  [11, 'target', 'move', 'foes'],
  [12, 'company', 'turn', 'foes'],
  [13, 'defence', 'move', 'line'],
  [14, 'again', 'move', 'line'],
  [15, 'aimed', 'move', 'fan'],
  [16, 'taken', 'move', 'sea-bahamas'],

  [17, 'watch1', 'turn', 'rival'],
  [24, 'command', 'move', 'line'],
  [25, 'check', 'turn', 'line'],

  [30, 'event', 'go-on', 'own'],
  [30, 'sugar', 'move', 'sea-jamaica'],
  [31, 'port', 'move', 'sea-jamaica'],
  [32, 'brig', 'move', 'tray'],
  [33, 'frigate', 'move', 'sea-jamaica'],
  [34, 'guns', 'move', 'line'],
  [35, 'target', 'move', 'foes'],
  [36, 'jamaica', 'move', 'sea-jamaica'],

  [37, 'watch2', 'turn', 'blade'],

  [38, 'convoy', 'move', 'own'],
  [39, 'bait', 'move', 'line'],
  [40, 'aim', 'move', 'fan'],
  [41, 'watch3', 'turn', 'foes'],
  [42, 'lost', 'move', 'line'],
  [43, 'target', 'move', 'foes'],
  [44, 'fame', 'move', 'own'],
  [45, 'cuba', 'move', 'sea-cuba'],
  [46, 'two', 'move', 'sea-cuba'],
  [47, 'guns', 'move', 'line'],
  [48, 'sloop', 'move', 'foes'],
  [49, 'watch4', 'turn', 'foes'],
  [50, 'smoke', 'move', 'line'],
  [51, 'retreat', 'move', 'line'],
  [52, 'flee', 'move', 'sea-bahamas'],

  [53, 'score', 'go-on', 'own'],
  [53, 'unseen', 'go-on', 'blade'],
  [53, 'end', 'end', null],
];

export const LESSONS = TABLE.map(([after, id, until, lit]): Lesson => ({ after, id, until, lit }));
