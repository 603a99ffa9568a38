import { FLEETS_LEAST, layout } from '@/components/games/seven-seas/layout';
import { battleKey, trayRoom } from '@/components/games/seven-seas/places';
import { SIZE } from '@/components/ui/theme/tokens';
import { within } from '@/components/kit/frame/box';
import { inside, NONE, overlap, SIZES } from '../../fixtures/geometry';

const SEATS = [2, 3, 4];

/** The smallest phone with bars has no height for a tray, a key over it and a hand of seven: there what is chosen from comes first. */
const ROOMY = SIZES.filter(([name]) => !name.endsWith('with bars'));

describe.each(ROOMY)('the table at %s', (_, size, insets) => {
  test.each(SEATS)(
    'for %d what opens the last battle lies free, and the tray keeps room for a number and a thing',
    (seats) => {
      const l = layout({ seats, focus: 0, mode: 'table' }, size, insets);
      const tray = trayRoom(l, true);
      const others = [tray, l.market, l.frame.header, ...l.strips.map(({ rect }) => rect)];
      expect(others.filter((rect) => overlap(battleKey(l), rect))).toEqual([]);
      expect(tray.height).toBeGreaterThanOrEqual(140);
    },
  );

  test.each(SEATS)('for %d a question of four lines in large letters still leaves the tray its room', (seats) => {
    const l = layout({ seats, focus: 0, mode: 'table' }, size, insets, 0.5 * size.height);
    for (const fought of [false, true]) {
      const tray = trayRoom(l, fought);
      expect(tray.height).toBeGreaterThanOrEqual(140);
      expect(overlap(tray, l.frame.header)).toBe(false);
    }
  });

  test.each(SEATS)('for %d fleets that stand below each other have a row each, and so has the caravan', (seats) => {
    const { fleets, duel } = layout({ seats, focus: 0, mode: 'lid' }, size, insets);
    if (fleets.width >= FLEETS_LEAST) return;
    expect(fleets.height).toBeGreaterThanOrEqual((seats + 1) * SIZE.touch);
    expect(duel.height).toBeGreaterThanOrEqual(114);
  });

  test('the hand of characters stays over the decision, and every card shows a finger of itself', () => {
    const wrong = SEATS.flatMap((seats) => {
      const { fan, frame, sheet } = layout({ seats, focus: 0, mode: 'choose' }, size, insets);
      return fan.flatMap((rect, i) => {
        const next = fan[i + 1];
        const shown = next ? next.x - rect.x : rect.width;
        const fits =
          inside(rect, within(size, NONE)) &&
          Math.min(rect.width, rect.height) >= 44 &&
          !overlap(rect, frame.block) &&
          !overlap(rect, sheet);
        return fits && shown >= 40 ? [] : [`${seats}: role ${i}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('a character is chosen in large letters on a small phone', () => {
  const HALF = 320;
  test.each([
    ...[2, 3].flatMap((seats) => [237, 279, HALF].map((block) => [seats, block] as const)),
    ...[237, 279].map((block) => [4, block] as const),
  ])(
    'for %d, under a block of %d, the hand covers neither the port nor what explains the chosen one',
    (seats, block) => {
      const l = layout({ seats, focus: 0, mode: 'choose' }, { width: 360, height: 640 }, NONE, block);
      const hand = Math.min(...l.fan.map(({ y }) => y));
      expect(l.market.y + l.market.height).toBeLessThanOrEqual(hand);
      expect(l.sheet.y + l.sheet.height).toBeLessThanOrEqual(hand);
      expect(Math.max(...l.fan.map(({ y, height }) => y + height))).toBeLessThanOrEqual(l.frame.block.y);
      for (const { rect } of l.strips) expect(overlap(rect, l.market) || overlap(rect, l.sheet)).toBe(false);
      expect(l.strips.length).toBeGreaterThanOrEqual(seats - 1);
    },
  );

  test('the ruler lies there as ever in letters of usual size', () => {
    expect(layout({ seats: 4, focus: 0, mode: 'choose' }, { width: 360, height: 640 }, NONE).ruler.height).toBe(50);
  });
});
