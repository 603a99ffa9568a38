import type { Fort, Scenario } from '../scenario';

/** 14.6: two pirate forts that nobody owns, each with a treasure in it. */
const NEUTRAL: readonly Fort[] = [
  { id: 'N1', at: 'F12', owner: 'neutral', guns: false, look: 'royalPort', holds: { treasure: 1 } },
  { id: 'N2', at: 'G3', owner: 'neutral', guns: false, look: 'royalPort', holds: { treasure: 1 } },
];

export const OLD_PIRATE: Scenario = {
  schema: 1,
  id: 'old-pirate',
  version: 1,
  title: { en: 'Treasures of the Old Pirate', ru: 'Сокровища старого пирата', uk: 'Скарби старого пірата' },
  official: false,
  difficulty: 2,
  minutes: [30, 60],
  board: { cols: 12, rows: 14 },
  markers: [
    {
      id: 'treasure',
      look: 'treasure',
      value: 1,
      load: 'stand',
      unload: 'ports:team',
      capacity: { brig: 1, frigate: 1, galleon: 2, line: 2 },
      penalty: { brig: [0, 1], frigate: [0, 1], galleon: [0, 0, 1], line: [0, 0, 1] },
      onSink: 'coastalDrop',
      onFortRuined: 'drop',
      onFortCaptured: 'capturer',
      fromFort: 'team',
      shiftAtSea: false,
      shiftAfterBoarding: true,
    },
  ],
  rules: {},
  layouts: [
    {
      id: '2',
      players: 2,
      mode: 'ffa',
      turnOrder: 'dice',
      islands: [{ shape: 'A', at: 'E7', rot: 0 }],
      reefs: { fixed: ['C4', 'J11', 'D10', 'I5'], perPlayer: 1 },
      place: [{ marker: 'treasure', squares: 'E8+F8+G7+H7', count: 4, fill: 'all' }],
      forts: [{ id: 'F1', at: 'A1', owner: 'P1' }, { id: 'F2', at: 'L14', owner: 'P2' }, ...NEUTRAL],
      seats: { each: { fort: 'own', fleet: ['frigate', 'brig', 'galleon'], deploy: 'port:own', mines: 0 } },
      victory: [
        { type: 'deliver', marker: 'treasure', count: 4, scope: 'player' },
        { type: 'lastWithShips', scope: 'player' },
        { type: 'mostWhenExhausted', marker: 'treasure', tie: 'earliestLast' },
      ],
      defeat: [
        { type: 'noShips', forts: 'neutral' },
        { type: 'noFort', turns: 3, cures: ['restoreStarted', 'captureFort'] },
      ],
      tiebreak: ['delivered', 'carried', 'hull'],
    },
    {
      id: '3',
      extends: '2',
      players: 3,
      reefs: { fixed: ['C4', 'J11', 'D10'], perPlayer: 1 },
      forts: [
        { id: 'F1', at: 'A1', owner: 'P1' },
        { id: 'F2', at: 'L14', owner: 'P2' },
        { id: 'F3', at: 'A14', owner: 'P3' },
        ...NEUTRAL,
      ],
      victory: { replace: { 'deliver.count': 3 } },
    },
    {
      id: '4',
      extends: '2',
      players: 4,
      reefs: { fixed: ['D10', 'I5'], perPlayer: 1 },
      forts: [
        { id: 'F1', at: 'A1', owner: 'P1' },
        { id: 'F2', at: 'A14', owner: 'P2' },
        { id: 'F3', at: 'L14', owner: 'P3' },
        { id: 'F4', at: 'L1', owner: 'P4' },
        ...NEUTRAL,
      ],
      victory: { replace: { 'deliver.count': 2 } },
    },
  ],
};
