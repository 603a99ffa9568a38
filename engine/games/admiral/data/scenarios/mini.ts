import type { Layout, RuleChanges, Scenario, Texts } from '../scenario';
import type { KindId } from '../ships';

/** 3.2.2, 3.2.3, E-4: the half board on which sailing is learned. */
function layout(fleet: readonly KindId[]): Layout {
  return {
    id: '1-4',
    players: [1, 2, 3, 4],
    mode: 'ffa',
    turnOrder: 'dice',
    islands: [{ shape: 'A', at: 'E7', rot: 0 }],
    reefs: { fixed: ['C4', 'J11', 'D10', 'I5', 'F3', 'G12'], perPlayer: 0 },
    forts: [
      { id: 'SW', at: 'A1', owner: 'none' },
      { id: 'NW', at: 'A14', owner: 'none' },
      { id: 'SE', at: 'L1', owner: 'none' },
      { id: 'NE', at: 'L14', owner: 'none' },
    ],
    seats: { each: { fort: 'choose', fleet, deploy: 'port:own', mines: 0 } },
    victory: [{ type: 'reach', ship: 'brig', zone: 'port:opposite' }],
    defeat: [{ type: 'shipLost', ship: 'brig' }],
  };
}

function mini(
  number: number,
  title: Texts,
  minutes: readonly [number, number],
  fleet: readonly KindId[],
  rules: RuleChanges,
): Scenario {
  return {
    schema: 1,
    id: `mini-${number}`,
    version: 1,
    title,
    official: true,
    difficulty: 1,
    minutes,
    board: { cols: 12, rows: 14 },
    rules: { actions: ['move'], ...rules },
    layouts: [layout(fleet)],
  };
}

/** 3.2, 3.3, 3.4 */
export const MINI_1 = mini(
  1,
  { en: 'Mini-game 1: Set sail', ru: 'Мини-игра №1', uk: 'Міні-гра №1' },
  [10, 20],
  ['brig'],
  {
    'wind.profile': 'directionOnly',
    'move.min': 3,
    'move.mandatory': true,
  },
);
export const MINI_2 = mini(
  2,
  { en: 'Mini-game 2: Calm and storm', ru: 'Мини-игра №2', uk: 'Міні-гра №2' },
  [10, 25],
  ['brig'],
  {
    'wind.profile': 'vane',
    'move.min': 3,
    'move.mandatory': true,
  },
);
export const MINI_3 = mini(
  3,
  { en: 'Mini-game 3: Two ships', ru: 'Мини-игра №3', uk: 'Міні-гра №3' },
  [15, 30],
  ['brig', 'frigate'],
  {
    'wind.profile': 'vane',
    'move.min': 0,
    'move.mandatory': false,
  },
);
