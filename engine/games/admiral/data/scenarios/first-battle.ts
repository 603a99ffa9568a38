import type { Scenario } from '../scenario';

/** E-22 */
export const FIRST_BATTLE: Scenario = {
  schema: 1,
  id: 'first-battle',
  version: 1,
  title: { en: 'First battle', ru: 'Первый бой', uk: 'Перший бій' },
  official: false,
  difficulty: 1,
  minutes: [10, 25],
  board: { cols: 12, rows: 14 },
  rules: { actions: ['move', 'fire', 'salvo', 'fireship', 'board'], roundLimit: 40, 'wind.profile': 'lively' },
  layouts: [
    {
      id: '2',
      players: 2,
      mode: 'ffa',
      turnOrder: 'dice',
      islands: [{ shape: 'A', at: 'E7', rot: 0 }],
      reefs: { fixed: ['D10', 'I5'], perPlayer: 0 },
      forts: [],
      seats: [
        { seat: 'P1', fleet: ['line', 'frigate'], deploy: 'row:1', mines: 0 },
        { seat: 'P2', fleet: ['line', 'frigate'], deploy: 'row:14', mines: 0 },
      ],
      victory: [{ type: 'lastWithShips', scope: 'player' }],
      defeat: [{ type: 'noShips' }],
      tiebreak: ['hull', 'ships'],
    },
  ],
};
