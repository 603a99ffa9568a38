import type { BattleLine, BattleShip, BattleState } from '@/components/games/worlds-end/battle/state';
import type { Hull } from '@/components/games/worlds-end/scene/side-ship';

type Row = readonly [name: string, attack: 1 | 2 | 3, defence: number, survivable: boolean, state?: string];

const HULLS: readonly Hull[] = ['sloop', 'brig', 'frigate'];

function ship(side: string, [name, attack, defence, survivable, state = '']: Row, i: number): BattleShip {
  const is = (word: string) => state.includes(word);
  const hull = name === 'Dutchman' ? 'dutchman' : name === 'Kraken' ? 'kraken' : (HULLS[attack - 1] ?? 'sloop');
  const marks = { fired: is('fired'), damaged: is('damaged'), sunk: is('sunk') };
  return { id: `${side}${i}`, name, hull, attack, defence, survivable, ...marks };
}

const OWN: readonly Row[] = [
  ['Sea Wolf', 2, 4, true, 'fired'],
  ['Scarlet Rose', 2, 3, false],
  ['Swift', 1, 3, false],
  ['Hammer', 3, 3, true, 'damaged'],
  ['Golden Dragon', 3, 5, true, 'fired'],
  ['Will-o’-the-Wisp', 1, 4, false],
  ['Thunderhead', 2, 4, true, 'fired damaged'],
  ['Sprat', 1, 2, false, 'sunk'],
  ['Neptune’s Wrath', 3, 4, true],
  ['Black Cat', 2, 3, false],
];
const ENEMY: readonly Row[] = [
  ['Cormorant', 1, 3, false, 'sunk'],
  ['Silver Fox', 2, 4, false, 'fired'],
  ['Bulldog', 3, 3, true],
  ['Old Oak', 2, 3, true],
  ['Avenger', 3, 3, true, 'damaged'],
  ['Petrel', 1, 3, false],
  ['King’s Ransom', 3, 4, true, 'fired'],
  ['Heron', 1, 3, false],
  ['Mistral', 2, 4, false],
  ['Midnight', 3, 5, true],
];
const COMPANY: readonly Row[] = [
  ['Sloop', 1, 3, false],
  ['Brig', 2, 3, false],
  ['Dutchman', 3, 5, true],
  ['Frigate', 3, 4, true],
  ['Kraken', 3, 4, true],
];

const line = (side: string, rows: readonly Row[], count: number, seat: BattleLine['seat']): BattleLine => ({
  seat,
  ships: rows.slice(0, count).map((row, i) => ship(side, row, i)),
});

/** Picture 15, with as many ships as are asked for. */
export function battleSample(own = 4, enemies = 4, rest: Partial<BattleState> = {}): BattleState {
  return {
    own: line('own', OWN, own, 'coral'),
    enemy: line('enemy', ENEMY, enemies, 'amber'),
    firing: own > 1 ? 'own1' : 'own0',
    target: enemies > 2 ? 'enemy2' : `enemy${enemies - 1}`,
    legal: [],
    dice: [
      { value: 5, hit: true },
      { value: 2, hit: false },
    ],
    thrower: 'pirates',
    words: { sunk: 'sunk', hit: 'hit', miss: 'miss' },
    ...rest,
  };
}

/** The armada against a leader. */
export const armadaSample = (own: number): BattleState =>
  battleSample(own, 5, {
    enemy: line('enemy', COMPANY, 5, null),
    firing: 'enemy3',
    target: 'own0',
    thrower: 'company',
    dice: [
      { value: 6, hit: true },
      { value: 1, hit: false },
      { value: 4, hit: null },
    ],
  });
