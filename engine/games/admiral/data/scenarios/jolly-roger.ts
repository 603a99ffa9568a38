import type { Scenario } from '../scenario';

/** 14.6: the Crown takes three galleons with treasure from the western royal port to the eastern one; pirates lie in wait. */
export const JOLLY_ROGER: Scenario = {
  schema: 1,
  id: 'jolly-roger',
  version: 1,
  official: false,
  difficulty: 3,
  minutes: [45, 90],
  board: { cols: 24, rows: 14 },
  markers: [{ id: 'treasure', look: 'treasure', unload: 'zone', onFortRuined: 'lost', fromFort: 'never' }],
  rules: { roundLimit: 40 },
  layouts: [
    {
      id: '2',
      players: [2],
      turnOrder: 'fixed',
      islands: [
        { shape: 'B', at: 'F9', rot: 0 },
        { shape: 'B', at: 'Q4', rot: 2 },
        { shape: 'A', at: 'K6', rot: 1 },
      ],
      reefs: { fixed: ['H5', 'Q10', 'D11', 'U4', 'O8', 'J13'], perPlayer: 0 },
      forts: [
        { id: 'FC', at: 'A1', owner: 'P1' },
        { id: 'FP', at: 'M14', owner: 'P2' },
      ],
      royalPorts: [
        { id: 'R1', at: 'A7', owner: 'P1', repair: true },
        { id: 'R2', at: 'X7', owner: 'P1', repair: true },
      ],
      seats: [
        {
          fort: 'own',
          fleet: ['galleon', 'galleon', 'galleon', 'line', 'frigate'],
          cargo: { galleon: 1 },
          deploy: 'port:R1',
          mines: 0,
        },
        { fort: 'own', fleet: ['frigate', 'frigate', 'brig', 'brig', 'galleon'], deploy: 'port:FP', mines: 2 },
      ],
      victory: [
        { type: 'deliver', side: 'P1', count: 2, to: 'port:R2' },
        { type: 'deliver', side: 'P2', count: 2, to: 'port:FP' },
        { type: 'notPossible', side: 'P2', of: 'P1', count: 2 },
        { type: 'lastWithShips', scope: 'player' },
      ],
      defeat: [{ type: 'noShips' }],
      tiebreak: ['delivered', 'side:P2'],
    },
  ],
};
