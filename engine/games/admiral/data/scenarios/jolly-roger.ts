import type { Scenario } from '../scenario';

/** 14.6: the Crown takes three galleons with treasure from the western royal port to the eastern one; pirates lie in wait. */
export const JOLLY_ROGER: Scenario = {
  schema: 1,
  id: 'jolly-roger',
  version: 1,
  title: { en: 'Good Luck with Jolly Roger!', ru: 'Удачи с Весёлым Роджером!', uk: 'Удачі з Веселим Роджером!' },
  official: false,
  difficulty: 3,
  minutes: [45, 90],
  board: { cols: 24, rows: 14 },
  markers: [
    {
      id: 'treasure',
      look: 'treasure',
      value: 1,
      load: 'stand',
      unload: 'zone:goals',
      capacity: { brig: 1, frigate: 1, galleon: 2, line: 2 },
      penalty: { brig: [0, 1], frigate: [0, 1], galleon: [0, 0, 1], line: [0, 0, 1] },
      onSink: 'coastalDrop',
      onFortRuined: 'lost',
      onFortCaptured: 'capturer',
      fromFort: 'never',
      shiftAtSea: false,
      shiftAfterBoarding: true,
    },
  ],
  rules: { roundLimit: 40 },
  layouts: [
    {
      id: '2',
      players: 2,
      mode: 'ffa',
      turnOrder: ['P1', 'P2'],
      islands: [
        { shape: 'B', at: 'F9', rot: 0 },
        { shape: 'B', at: 'Q4', rot: 2 },
        { shape: 'A', at: 'K6', rot: 1 },
      ],
      reefs: { fixed: ['H5', 'Q10', 'D11', 'U4', 'O8', 'J13'], perPlayer: 0 },
      zones: { goals: 'port:R2+port:FP' },
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
          seat: 'P1',
          name: { en: 'Crown', ru: 'Корона', uk: 'Корона' },
          fort: 'FC',
          fleet: ['galleon', 'galleon', 'galleon', 'line', 'frigate'],
          cargo: { galleon: ['treasure'] },
          deploy: 'port:R1',
          mines: 0,
        },
        {
          seat: 'P2',
          name: { en: 'Pirates', ru: 'Пираты', uk: 'Пірати' },
          fort: 'FP',
          fleet: ['frigate', 'frigate', 'brig', 'brig', 'galleon'],
          deploy: 'port:FP',
          mines: 2,
        },
      ],
      victory: [
        { type: 'deliver', side: 'P1', marker: 'treasure', count: 2, to: 'port:R2' },
        { type: 'deliver', side: 'P2', marker: 'treasure', count: 2, to: 'port:FP' },
        { type: 'not', side: 'P2', of: { type: 'possible', marker: 'treasure', count: 2, side: 'P1' } },
        { type: 'lastWithShips', scope: 'player' },
      ],
      defeat: [{ type: 'noShips' }],
      tiebreak: ['delivered', 'side:P2'],
    },
  ],
};
