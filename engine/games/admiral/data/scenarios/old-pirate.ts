import type { Fort, Scenario } from '../scenario';

/** 14.6: two pirate forts that nobody owns, each with a treasure in it. */
const NEUTRAL: readonly Fort[] = [
  { id: 'N1', at: 'F12', owner: 'neutral', guns: false, look: 'royalPort', holds: 1 },
  { id: 'N2', at: 'G3', owner: 'neutral', guns: false, look: 'royalPort', holds: 1 },
];

export const OLD_PIRATE: Scenario = {
  schema: 1,
  id: 'old-pirate',
  version: 1,
  official: false,
  difficulty: 2,
  minutes: [30, 60],
  board: { cols: 12, rows: 14 },
  markers: [{ id: 'treasure', look: 'treasure', unload: 'ports:team', onFortRuined: 'drop', fromFort: 'team' }],
  rules: {},
  layouts: [
    {
      id: '2',
      players: [2],
      turnOrder: 'dice',
      islands: [{ shape: 'A', at: 'E7', rot: 0 }],
      reefs: { fixed: ['C4', 'J11', 'D10', 'I5'], perPlayer: 1 },
      place: { squares: 'E8+F8+G7+H7', fill: 'all' },
      forts: [{ id: 'F1', at: 'A1', owner: 'P1' }, { id: 'F2', at: 'L14', owner: 'P2' }, ...NEUTRAL],
      seats: { each: { fort: 'own', fleet: ['frigate', 'brig', 'galleon'], deploy: 'port:own', mines: 0 } },
      victory: [
        { type: 'deliver', count: 4, scope: 'player' },
        { type: 'lastWithShips', scope: 'player' },
        { type: 'mostWhenExhausted' },
      ],
      defeat: [
        { type: 'noShips', forts: 'neutral' },
        { type: 'noFort', turns: 3, cures: 'started' },
      ],
      tiebreak: ['delivered', 'carried', 'hull'],
    },
    {
      id: '3',
      extends: '2',
      players: [3],
      reefs: { fixed: ['C4', 'J11', 'D10'], perPlayer: 1 },
      forts: [
        { id: 'F1', at: 'A1', owner: 'P1' },
        { id: 'F2', at: 'L14', owner: 'P2' },
        { id: 'F3', at: 'A14', owner: 'P3' },
        ...NEUTRAL,
      ],
      replace: { count: 3 },
    },
    {
      id: '4',
      extends: '2',
      players: [4],
      reefs: { fixed: ['D10', 'I5'], perPlayer: 1 },
      forts: [
        { id: 'F1', at: 'A1', owner: 'P1' },
        { id: 'F2', at: 'A14', owner: 'P2' },
        { id: 'F3', at: 'L14', owner: 'P3' },
        { id: 'F4', at: 'L1', owner: 'P4' },
        ...NEUTRAL,
      ],
      replace: { count: 2 },
    },
  ],
};
