import { filledUp } from '@/engine/games/admiral/public';

const share = (units: string[], caps: number[], pool: number, isAssault = false, won = true) => ({
  units,
  caps,
  pool,
  isAssault,
  won,
});

describe('5.3: a sharing that nobody has answered', () => {
  it.each([
    ['the line first, wherever it stands', share(['brig-1', 'line-2'], [3, 7], 1), [0, 1]],
    ['one for everybody before more for anybody', share(['brig-1', 'line-2'], [3, 7], 2), [1, 1]],
    ['then filled up in the same order', share(['brig-1', 'line-2'], [3, 7], 9), [2, 7]],
    ['the fort first for whoever has defended it', share(['frigate-1', 'A1'], [4, 5], 1, true, false), [0, 1]],
    ['the fort last for whoever has taken it', share(['frigate-1', 'A1'], [4, 5], 1, true, true), [1, 0]],
  ])('%s', (_, open, points) => expect(filledUp(open)).toEqual(points));

  it('what was given by hand stays', () => {
    expect(filledUp(share(['line-1', 'brig-1'], [7, 3], 5), [0, 3])).toEqual([2, 3]);
    expect(filledUp(share(['line-1', 'brig-1'], [7, 3], 5), [0, 0], 1)).toEqual([0, 3]);
  });
});
