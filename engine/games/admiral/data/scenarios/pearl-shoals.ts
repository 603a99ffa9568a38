import type { Island, Scenario, SeatPlan } from '../scenario';

const PORT: Omit<SeatPlan, 'fleet'> = { fort: 'own', deploy: 'port:own', mines: 0 };

/** 3.9: islands beside the two of the lagoon. */
export const EXTRA_ISLANDS: Readonly<Record<'none' | 'two-crescents' | 'two-crescents-mirror', readonly Island[]>> = {
  none: [],
  'two-crescents': [
    { shape: 'B', at: 'F9', rot: 0 },
    { shape: 'B', at: 'Q4', rot: 2 },
  ],
  'two-crescents-mirror': [
    { shape: 'B', at: 'F4', rot: 1 },
    { shape: 'B', at: 'Q9', rot: 3 },
  ],
};

/** 3.5, 3.6, 3.8 */
export const PEARL_SHOALS: Scenario = {
  schema: 1,
  id: 'pearl-shoals',
  version: 1,
  title: { en: 'Pearl Shoals', ru: 'Жемчужные отмели', uk: 'Перлові мілини' },
  official: true,
  difficulty: 2,
  minutes: [30, 120],
  board: { cols: 24, rows: 14 },
  markers: [
    {
      id: 'pearl',
      look: 'pearl',
      value: 1,
      load: 'stand',
      unload: 'ports:team',
      capacity: { brig: 1, frigate: 1, galleon: 2, line: 2 },
      penalty: { brig: [0, 1], frigate: [0, 1], galleon: [0, 0, 1], line: [0, 0, 1] },
      onSink: 'coastalDrop',
      onFortRuined: 'lost',
      onFortCaptured: 'capturer',
      fromFort: 'team',
      shiftAtSea: false,
      shiftAfterBoarding: true,
    },
  ],
  rules: { 'mines.perPlayer': 0, 'islands.extra': 'none', treaties: true },
  layouts: [
    {
      id: '2',
      players: 2,
      mode: 'ffa',
      turnOrder: 'dice',
      islands: [
        { shape: 'A', at: 'J6', rot: 1 },
        { shape: 'A', at: 'N6', rot: 3 },
      ],
      zones: { lagoon: 'L6:M9' },
      place: [{ marker: 'pearl', squares: 'zone:lagoon', count: 7, fill: 'allButNearestToFirst' }],
      reefs: { fixed: [], perPlayer: 3 },
      forts: [
        { id: 'F1', at: 'A1', owner: 'P1' },
        { id: 'F2', at: 'X14', owner: 'P2' },
      ],
      seats: { each: { ...PORT, fleet: ['line', 'galleon', 'frigate', 'brig'] } },
      victory: [
        { type: 'deliver', marker: 'pearl', count: 4, scope: 'player' },
        { type: 'lastWithShips', scope: 'player' },
        { type: 'mostWhenExhausted', marker: 'pearl', tie: 'earliestLast' },
      ],
      defeat: [{ type: 'noShips' }, { type: 'noFort', turns: 3, cures: ['restoreStarted', 'captureFort'] }],
    },
    {
      id: '3',
      extends: '2',
      players: 3,
      islands: [
        { shape: 'A', at: 'I6', rot: 1 },
        { shape: 'A', at: 'M6', rot: 3 },
      ],
      zones: { lagoon: 'K6:L9' },
      reefs: { fixed: [], perPlayer: 2 },
      forts: [
        { id: 'F1', at: 'A1', owner: 'P1' },
        { id: 'F2', at: 'A14', owner: 'P2' },
        { id: 'F3', at: 'X7', owner: 'P3' },
      ],
      victory: { replace: { 'deliver.count': 3 } },
    },
    {
      id: '4',
      extends: '2',
      players: 4,
      reefs: { fixed: ['K5', 'N10'], perPlayer: 1 },
      forts: [
        { id: 'F1', at: 'A1', owner: 'P1' },
        { id: 'F2', at: 'A14', owner: 'P2' },
        { id: 'F3', at: 'X14', owner: 'P3' },
        { id: 'F4', at: 'X1', owner: 'P4' },
      ],
      victory: { replace: { 'deliver.count': 3 } },
    },
    {
      id: '6',
      extends: '2',
      players: 6,
      islands: [
        { shape: 'A', at: 'K5', rot: 2 },
        { shape: 'A', at: 'K9', rot: 0 },
      ],
      zones: { lagoon: 'K7:N8' },
      reefs: { fixed: [], perPlayer: 1 },
      forts: [
        { id: 'F1', at: 'A1', owner: 'P1' },
        { id: 'F2', at: 'A13', owner: 'P2', look: 'royalPort' },
        { id: 'F3', at: 'M14', owner: 'P3' },
        { id: 'F4', at: 'X14', owner: 'P4' },
        { id: 'F5', at: 'X2', owner: 'P5', look: 'royalPort' },
        { id: 'F6', at: 'L1', owner: 'P6' },
      ],
      seats: { each: { ...PORT, fleet: ['frigate', 'brig', 'galleon'] } },
      victory: { replace: { 'deliver.count': 2 } },
    },
    {
      id: '4-2v2',
      extends: '4',
      mode: 'teams',
      teams: [
        ['P1', 'P3'],
        ['P2', 'P4'],
      ],
      victory: { replace: { 'deliver.count': 5, scope: 'team' } },
      defeat: [
        { type: 'noShips', forts: 'toTeam' },
        { type: 'noFort', turns: 3, cures: ['restoreFinished', 'captureFort', 'receiveFort'] },
      ],
    },
    {
      id: '6-3v3',
      extends: '6',
      mode: 'teams',
      teams: [
        ['P1', 'P3', 'P5'],
        ['P2', 'P4', 'P6'],
      ],
      victory: { replace: { 'deliver.count': 5, scope: 'team' } },
      defeat: { like: '4-2v2' },
    },
    {
      id: '6-2v2v2',
      extends: '6',
      mode: 'teams',
      teams: [
        ['P1', 'P4'],
        ['P2', 'P5'],
        ['P3', 'P6'],
      ],
      victory: { replace: { 'deliver.count': 4, scope: 'team' } },
      defeat: { like: '4-2v2' },
    },
  ],
};
