import fc from 'fast-check';
import { anyThrow, chiSquare, owners, thrown } from '@/__tests__/fixtures/seven-seas/throws';
import { hashOf } from '@/engine/core/hash';
import { Stream } from '@/engine/core/luck';
import { CORNER, DIE, FIELD, SEP_MIN, type Gesture, type ThrownDie } from '@/engine/games/seven-seas/throw/dice';
import { drawFaces, throwDice } from '@/engine/games/seven-seas/throw/throw';

/** One in ten thousand fair rows is above this, at 5 and at 20 degrees of freedom. */
const FIVE = 25.74;
const TWENTY = 52.39;

const hard: Gesture = { gx: 300, gy: 800, power: 1000, spin: -400 };
const soft: Gesture = { gx: -500, gy: 100, power: 250, spin: 700 };

function tally(faces: readonly number[], counts: number[]): void {
  for (const face of faces) counts[face - 1] = (counts[face - 1] as number) + 1;
}

describe('faces', () => {
  test('4.17.4 a million dice are fair', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const luck = Stream.seeded('million', 'throw');
    for (let i = 0; i < 25_000; i++) tally(drawFaces(40, luck.fork()), counts);
    expect(counts.reduce((a, b) => a + b)).toBe(1_000_000);
    expect(chiSquare(counts, 1_000_000 / 6)).toBeLessThan(FIVE);
  });

  test('4.17.4 the same seed gives the same faces, whatever the hand does', () => {
    const differs = Array.from({ length: 60 }, (_, seed) => {
      const faces = drawFaces(24, Stream.seeded(String(seed), 'throw'));
      return [null, hard, soft].some(
        (gesture) => JSON.stringify(thrown(24, gesture, seed).dice.map((d) => d.face)) !== JSON.stringify(faces),
      );
    });
    expect(differs.filter(Boolean)).toEqual([]);
  });

  test.each([
    ['no', null],
    ['a hard', hard],
    ['a soft', soft],
  ])('4.17.4 with %s gesture faces are fair in every quarter of the lid', (_, gesture) => {
    const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0, 0, 0]);
    for (let seed = 0; seed < 300; seed++) {
      for (const { x, y, face } of thrown(44, gesture, seed).dice) {
        tally([face], counts[(x < FIELD / 2 ? 0 : 1) + (y < FIELD / 2 ? 0 : 2)] as number[]);
      }
    }
    const sums = counts.map((row) => row.reduce((a, b) => a + b));
    expect(sums.reduce((a, b) => a + b)).toBe(13_200);
    const all = counts.reduce((sum, row, i) => sum + chiSquare(row, (sums[i] as number) / 6), 0);
    expect(all).toBeLessThan(TWENTY);
  });
});

/** The corners of a die as it lies, in tenths of a millimetre. */
function corners({ x, y, angle }: ThrownDie): [number, number][] {
  const turn = (angle * Math.PI) / 180;
  return [45, 135, 225, 315].map((at) => {
    const a = turn + (at * Math.PI) / 180;
    return [x + DIE * Math.SQRT1_2 * Math.cos(a), y + DIE * Math.SQRT1_2 * Math.sin(a)];
  });
}

/** Two squares overlap unless one of their edges' directions parts them. */
function overlap(a: ThrownDie, b: ThrownDie): boolean {
  return [a, b].every(({ angle }) =>
    [0, 90].every((quarter) => {
      const turn = ((angle + quarter) * Math.PI) / 180;
      const along = (die: ThrownDie) => corners(die).map(([x, y]) => x * Math.cos(turn) + y * Math.sin(turn));
      return Math.max(...along(a)) > Math.min(...along(b)) && Math.max(...along(b)) > Math.min(...along(a));
    }),
  );
}

/** Is this point within the lid, its corners being round? */
function isInside([x, y]: [number, number]): boolean {
  const besideX = Math.abs(x - FIELD / 2) - (FIELD / 2 - CORNER);
  const besideY = Math.abs(y - FIELD / 2) - (FIELD / 2 - CORNER);
  if (besideX > CORNER || besideY > CORNER) return false;
  return besideX <= 0 || besideY <= 0 || Math.hypot(besideX, besideY) <= CORNER;
}

function faults(dice: readonly ThrownDie[]): string[] {
  const found: string[] = [];
  dice.forEach((die, i) => {
    if (![die.x, die.y, die.angle, die.face].every(Number.isInteger)) found.push(`${i} is not whole`);
    if (die.face < 1 || die.face > 6 || die.angle < 0 || die.angle > 359) found.push(`${i} shows nothing`);
    if (!corners(die).every(isInside)) found.push(`${i} is in the wall`);
    for (let j = 0; j < i; j++) {
      const other = dice[j] as ThrownDie;
      const square = (die.x - other.x) ** 2 + (die.y - other.y) ** 2;
      if (square < SEP_MIN * SEP_MIN) found.push(`${i} is too near ${j}`);
      if (square < 4 * DIE * DIE && overlap(die, other)) found.push(`${i} lies in ${j}`);
    }
  });
  return found;
}

describe('where they lie', () => {
  test('the check itself sees dice that overlap or stand in a wall', () => {
    const die = { owner: 0, face: 1, x: 1400, y: 1400, angle: 0 };
    expect(overlap(die, { ...die, x: 1539 })).toBe(true);
    expect(overlap(die, { ...die, x: 1541 })).toBe(false);
    expect(overlap(die, { ...die, x: 1565, angle: 45 })).toBe(true);
    expect(faults([{ ...die, x: 95, angle: 45 }])).toEqual(['0 is in the wall']);
    expect(faults([{ ...die, x: 110, y: 110, angle: 0 }])).toEqual(['0 is in the wall']);
  });

  test('4.17, TV-44 every die lies clear of the walls and of every other', () => {
    fc.assert(
      fc.property(anyThrow, ([request, seed]) => {
        const { dice, overRim } = throwDice(request, Stream.seeded(String(seed), 'throw'));
        const count = overRim === null ? request.owners.length : 0;
        return dice.length === count && faults(dice).length === 0;
      }),
      { numRuns: 400, seed: 44 },
    );
  });

  test('4.17.2, TV-44 the same input gives the same throw, another seed another', () => {
    expect(thrown(44, hard, 5)).toEqual(thrown(44, hard, 5));
    expect(thrown(44, hard, 6).dice).not.toEqual(thrown(44, hard, 5).dice);
  });

  test('4.17.4, TV-44 who owns which die does not move any', () => {
    const lie = (whose: number[]) =>
      throwDice({ owners: whose, gesture: soft, rim: true }, Stream.seeded('9', 'throw')).dice.map(
        ({ owner: _, ...rest }) => rest,
      );
    const whose = owners(30);
    expect(lie([...whose].reverse())).toEqual(lie(whose));
  });

  test('4.17.4 the gesture moves the dice: they end where the hand aimed', () => {
    const middle = (gx: number, gy: number) => {
      let [x, y] = [0, 0];
      for (let seed = 0; seed < 60; seed++) {
        for (const die of thrown(20, { gx, gy, power: 500, spin: 0 }, seed).dice) {
          x += die.x / 1200;
          y += die.y / 1200;
        }
      }
      return [x, y] as const;
    };
    const [right, level] = middle(900, 0);
    expect(right).toBeGreaterThan(1600);
    expect(Math.abs(level - 1400)).toBeLessThan(120);
    const [left, far] = middle(-600, 700);
    expect(left).toBeLessThan(1300);
    expect(far).toBeGreaterThan(1500);
  });

  test('4.17.4 the turn of the hand turns the dice', () => {
    const differs = (spin: number) => thrown(20, { ...soft, spin }, 3).dice.map((d) => [d.x, d.y, d.angle]);
    expect(differs(1000)).not.toEqual(differs(-1000));
  });

  test('the same bits everywhere: a hundred throws have always lain like this', () => {
    const throws = Array.from({ length: 100 }, (_, i) =>
      thrown(1 + ((i * 7) % 44), i % 3 === 0 ? null : { gx: i * 9 - 450, gy: 700 - i * 8, power: i * 10, spin: i }, i),
    );
    expect(hashOf(throws)).toBe('f1f368269ba14913');
  });
});

describe('over the rim', () => {
  const spills = (gesture: Gesture | null, rim: boolean) => {
    let count = 0;
    for (let seed = 0; seed < 1000; seed++) if (thrown(6, gesture, seed, rim).overRim !== null) count++;
    return count;
  };

  test('4.7.10, 4.17.6 only a flick above the safe power, and only if it may', () => {
    expect(spills({ ...hard, power: 850 }, true)).toBe(0);
    expect(spills(null, true)).toBe(0);
    expect(spills(hard, false)).toBe(0);
  });

  test('4.17.5 the harder the likelier: three in ten at the most', () => {
    const most = spills(hard, true);
    expect(most).toBeGreaterThan(250);
    expect(most).toBeLessThan(350);
    const half = spills({ ...hard, power: 925 }, true);
    expect(half).toBeGreaterThan(110);
    expect(half).toBeLessThan(190);
  });

  test('4.17.3 a spilled throw names the die that is lost, any of them, and shows no faces', () => {
    const lost = new Set<number>();
    for (let seed = 0; seed < 400; seed++) {
      const { overRim, dice } = thrown(5, hard, seed, true);
      if (overRim === null) continue;
      lost.add(overRim);
      if (dice.length > 0) lost.add(-1);
    }
    expect([...lost].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('4.7.10 all are thrown again: the next stream gives another throw', () => {
    const luck = Stream.seeded('again', 'throw');
    let spilled = 0;
    let last = throwDice({ owners: owners(8), gesture: hard, rim: true }, luck.fork());
    for (let tries = 0; tries < 200; tries++) {
      const next = throwDice({ owners: owners(8), gesture: hard, rim: true }, luck.fork());
      if (last.overRim !== null && next.overRim === null) spilled++;
      last = next;
    }
    expect(spilled).toBeGreaterThan(20);
  });
});
