import { bodies as b, COMING, GRAVITY } from '@/engine/games/seven-seas/throw/bodies';
import { FIELD, RIM_HEIGHT, type Gesture } from '@/engine/games/seven-seas/throw/dice';
import { launch } from '@/engine/games/seven-seas/throw/launch';

const firm: Gesture = { gx: 0, gy: 500, power: 600, spin: 0 };
const mean = (row: Float64Array) => row.slice(0, b.count).reduce((sum, x) => sum + x, 0) / b.count;
const spread = (row: Float64Array) => Math.max(...row.slice(0, b.count)) - Math.min(...row.slice(0, b.count));

describe('launch', () => {
  test('dice leave the hand together, above the rim, in the direction of the flick', () => {
    launch(b, 44, firm, 1, true);
    expect(b.count).toBe(44);
    expect(spread(b.x)).toBeLessThan(FIELD * 0.4);
    expect(Math.min(...b.z.slice(0, 44))).toBeGreaterThan(RIM_HEIGHT);
    expect(mean(b.vy)).toBeGreaterThan(50);
    expect(Math.abs(mean(b.vx))).toBeLessThan(10);
    expect([...new Set(b.stage.slice(0, 44))]).toEqual([COMING]);
    launch(b, 44, { ...firm, gx: -500, gy: 0 }, 1, true);
    expect(mean(b.vx)).toBeLessThan(-50);
  });

  test('a harder flick is faster, a turn of the hand turns all dice', () => {
    launch(b, 20, { ...firm, power: 100 }, 1, true);
    const soft = mean(b.vy);
    launch(b, 20, { ...firm, power: 900, spin: 1000 }, 1, true);
    expect(mean(b.vy)).toBeGreaterThan(soft * 1.5);
    expect(mean(b.spin)).toBeGreaterThan(0.04);
    launch(b, 20, { ...firm, spin: -1000 }, 1, true);
    expect(mean(b.spin)).toBeLessThan(-0.04);
  });

  test('every die comes down within the lid, of itself', () => {
    let outside = 0;
    for (let shake = 0; shake < 300; shake++) {
      launch(b, 44, shake % 2 === 0 ? null : { ...firm, power: (shake * 7) % 850, gx: 3 * (shake - 150) }, shake, true);
      for (let i = 0; i < b.count; i++) {
        const vz = b.vz[i] as number;
        const time = (vz + Math.sqrt(vz * vz + 2 * GRAVITY * (b.z[i] as number))) / GRAVITY;
        const x = (b.x[i] as number) + (b.vx[i] as number) * time;
        const y = (b.y[i] as number) + (b.vy[i] as number) * time;
        if (Math.min(x, y) < 150 || Math.max(x, y) > FIELD - 150) outside++;
      }
    }
    expect(outside).toBe(0);
  });

  test('4.17.4 the place of a die in the hand is chance: none is always in the middle', () => {
    const inMiddle = new Set<number>();
    for (let shake = 0; shake < 100; shake++) {
      launch(b, 5, firm, shake, true);
      const away = Array.from({ length: 5 }, (_, i) => Math.abs((b.x[i] as number) - FIELD / 2));
      inMiddle.add(away.indexOf(Math.min(...away)));
    }
    expect(inMiddle.size).toBe(5);
  });

  test('4.17.6 the rim opens for a throw in which a die slips, and no other', () => {
    const open = (gesture: Gesture | null, rim: boolean) => {
      let count = 0;
      for (let shake = 0; shake < 300; shake++) {
        launch(b, 10, gesture, shake, rim);
        if (b.rimOpen) count++;
      }
      return count;
    };
    expect(open({ ...firm, power: 1000 }, true)).toBeGreaterThan(50);
    expect([open({ ...firm, power: 1000 }, false), open({ ...firm, power: 850 }, true), open(null, true)]).toEqual([
      0, 0, 0,
    ]);
  });
});
