import type { Scenario } from '../scenario';

/** 14.6: a battle of two sides with two forts and three mines each. */
export const SEA_ON_FIRE: Scenario = {
  schema: 1,
  id: 'sea-on-fire',
  version: 1,
  title: { en: 'The Seas are in the Fire', ru: 'Море в огне', uk: 'Море у вогні' },
  official: false,
  difficulty: 3,
  minutes: [60, 120],
  board: { cols: 24, rows: 14 },
  rules: { roundLimit: 60 },
  layouts: [
    {
      id: '2',
      players: 2,
      mode: 'ffa',
      turnOrder: 'dice',
      islands: [
        { shape: 'A', at: 'K3', rot: 0 },
        { shape: 'A', at: 'K11', rot: 2 },
        { shape: 'B', at: 'F7', rot: 0 },
        { shape: 'B', at: 'Q6', rot: 2 },
      ],
      reefs: { fixed: [], perPlayer: 3 },
      forts: [
        { id: 'F1', at: 'A1', owner: 'P1' },
        { id: 'F2', at: 'A14', owner: 'P1' },
        { id: 'F3', at: 'X1', owner: 'P2' },
        { id: 'F4', at: 'X14', owner: 'P2' },
      ],
      seats: {
        each: {
          fort: 'own',
          fleet: ['line', 'line', 'galleon', 'galleon', 'frigate', 'frigate', 'brig', 'brig'],
          deploy: 'port:own',
          mines: 3,
        },
      },
      victory: [
        { type: 'lastWithShips', scope: 'player' },
        {
          type: 'all',
          of: [
            { type: 'capture', fort: 'F1' },
            { type: 'capture', fort: 'F2' },
            { type: 'capture', fort: 'F3' },
            { type: 'capture', fort: 'F4' },
          ],
        },
        {
          type: 'points',
          atRound: 60,
          table: [
            { event: 'alive:line', points: 11 },
            { event: 'alive:galleon', points: 8 },
            { event: 'alive:frigate', points: 6 },
            { event: 'alive:brig', points: 5 },
            { event: 'alive:fort', points: 10 },
          ],
        },
      ],
      defeat: [{ type: 'noShips', forts: 'neutral' }],
    },
    {
      id: '4-2v2',
      extends: '2',
      players: 4,
      mode: 'teams',
      turnOrder: 'alternateTeams',
      teams: [
        ['P1', 'P2'],
        ['P3', 'P4'],
      ],
      reefs: { fixed: [], perPlayer: 1 },
      forts: [
        { id: 'F1', at: 'A1', owner: 'P1' },
        { id: 'F2', at: 'A14', owner: 'P2' },
        { id: 'F3', at: 'X1', owner: 'P3' },
        { id: 'F4', at: 'X14', owner: 'P4' },
      ],
      seats: {
        each: { fort: 'own', fleet: ['line', 'galleon', 'frigate', 'brig'], deploy: 'port:own', mines: 1 },
      },
      victory: { replace: { scope: 'team' } },
      defeat: [{ type: 'noShips', forts: 'toTeam' }],
    },
  ],
};
