import { battleLayout } from '@/components/games/worlds-end/battle/layout';
import { fieldOf } from '@/components/games/worlds-end/battle/places';
import { placeIn, stacked } from '@/components/games/worlds-end/battle/stacks';
import type { BattleShip } from '@/components/games/worlds-end/battle/state';
import { layout } from '@/components/games/worlds-end/layout';

const HULLS = ['sloop', 'brig', 'frigate'] as const;

/** A line in which hardly two ships are alike. */
const LINE: readonly BattleShip[] = Array.from({ length: 30 }, (_, i) => ({
  id: `s${i}`,
  name: `Ship ${i}`,
  hull: HULLS[i % 3] ?? 'sloop',
  attack: 1 + (i % 3),
  defence: 2 + (i % 4),
  survivable: i % 5 === 0,
  fired: i % 7 < 3,
  damaged: i % 5 === 0 && i % 2 === 0,
  sunk: i % 11 === 10,
}));
const ALIKE: readonly BattleShip[] = LINE.map((ship) => ({
  ...ship,
  hull: 'sloop',
  attack: 1,
  defence: 3,
  survivable: false,
  fired: false,
  damaged: false,
  sunk: false,
}));
const COUNTS = Array.from({ length: 30 }, (_, i) => i + 1);
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const SMALL = battleLayout(layout({ seats: 4, focus: 0 }, { width: 360, height: 640 }, NONE)).field;

describe('E-23, 13.15: long lines', () => {
  it('up to six ships each stands by itself, the sunk ones too', () => {
    for (const count of [1, 4, 6]) expect(stacked(LINE.slice(0, count), [])).toEqual(LINE.slice(0, count));
  });

  it.each(COUNTS)('%i ships: every one that is afloat lies in one stack, no more than ten stacks', (count) => {
    for (const ships of [LINE.slice(0, count), ALIKE.slice(0, count)]) {
      const stacks = stacked(ships, []);
      const afloat = ships.filter(({ sunk }) => !sunk);
      const shown = count <= 6 ? ships : afloat;
      expect(stacks.length).toBeLessThanOrEqual(10);
      expect(stacks.reduce((sum, { count: many = 1 }) => sum + many, 0)).toBe(shown.length);
      for (const { id } of shown) expect(placeIn(stacks, id)).toBeGreaterThanOrEqual(0);
    }
  });

  it.each(COUNTS)('%i ships: each stack is large enough for a finger on the smallest phone', (count) => {
    const stacks = stacked(LINE.slice(0, count), []);
    const { own, enemy } = fieldOf(SMALL, stacks.length, stacks.length);
    for (const { touch } of [...own, ...enemy]) expect(Math.min(touch.width, touch.height)).toBeGreaterThanOrEqual(44);
  });

  it('what it is about is always in sight, under its own name', () => {
    for (const ships of [LINE, ALIKE]) {
      for (const about of ships.filter(({ sunk }) => !sunk)) {
        expect(stacked(ships, [about.id]).map(({ id }) => id)).toContain(about.id);
      }
    }
  });

  it('only what is alike in a battle is stacked as long as there is room', () => {
    const [one, ...others] = stacked(ALIKE.slice(0, 9), []);
    expect(others).toEqual([]);
    expect(one?.count).toBe(9);
    const mixed = [...ALIKE.slice(0, 7), { ...(ALIKE[7] as BattleShip), fired: true }];
    expect(stacked(mixed, []).map(({ count, fired }) => [count, fired])).toEqual([
      [7, false],
      [1, true],
    ]);
  });
});
