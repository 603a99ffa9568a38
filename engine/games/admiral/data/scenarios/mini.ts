import type { Layout, RuleChanges, Scenario } from '../scenario';
import type { KindId } from '../ships';

/** 3.2.2, 3.2.3, E-4: the half board on which sailing is learned. */
function layout(fleet: readonly KindId[]): Layout {
  return {
    id: '1-4',
    players: [1, 2, 3, 4],
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

function mini(number: number, minutes: Scenario['minutes'], fleet: readonly KindId[], rules: RuleChanges): Scenario {
  return {
    schema: 1,
    id: `mini-${number}`,
    version: 1,
    official: true,
    difficulty: 1,
    minutes,
    board: { cols: 12, rows: 14 },
    rules: { deeds: ['move'], ...rules },
    layouts: [layout(fleet)],
  };
}

/** 3.2, 3.3, 3.4 */
export const MINI_1 = mini(1, [10, 20], ['brig'], { wind: 'directionOnly', leastMove: 3 });
export const MINI_2 = mini(2, [10, 25], ['brig'], { wind: 'vane', leastMove: 3 });
export const MINI_3 = mini(3, [15, 30], ['brig', 'frigate'], { wind: 'vane' });
