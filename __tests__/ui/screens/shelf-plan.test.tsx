import { rowsOf, shelfPlan, WIDEST } from '@/components/features/shelf/plan';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1024, 1366],
  [1366, 1024],
] as const;

describe.each(SIZES)('14 the shelf at %i × %i', (width, height) => {
  const { columns, hero, tile } = shelfPlan({ width, height });

  it('leaves no board half empty: four boxes stand two by two or all four', () => {
    expect(rowsOf([1, 2, 3, 4], columns).map((row) => row.length)).toEqual(width < 700 ? [2, 2] : [4]);
  });

  it('words stand on the floor of their box, below the middle of its picture and above its end', () => {
    for (const { picture, words } of [hero, tile]) {
      expect(words).toBeGreaterThan(picture * 0.5);
      expect(words).toBeLessThan(picture * 0.7);
    }
  });

  it('the first box leaves room below for the next ones, unless its picture stands beside its words', () => {
    expect(hero.beside).toBe(height < 500);
    if (!hero.beside) expect(hero.picture).toBeLessThanOrEqual(height * 0.62);
    expect(hero.picture).toBeLessThanOrEqual(WIDEST);
  });
});

it('the picture of the look: a first box of 352 × 242 and small ones of about 166 on a screen of 390', () => {
  const { hero, tile } = shelfPlan({ width: 390, height: 844 });
  expect(Math.abs(hero.picture - 242)).toBeLessThan(6);
  expect(Math.abs(tile.picture - 154)).toBeLessThan(8);
});

it('what the edges of the screen take is taken from the boxes', () => {
  const whole = shelfPlan({ width: 390, height: 844 });
  const cut = shelfPlan({ width: 390, height: 844 }, 44);
  expect(cut.tile.picture).toBeLessThan(whole.tile.picture);
});
