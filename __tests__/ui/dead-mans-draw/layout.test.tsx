import { layout } from '@/components/games/dead-mans-draw/layout';
import { placesOf } from '@/components/games/dead-mans-draw/scene/places';
import { openBox } from '@/components/games/dead-mans-draw/scene/spots';
import { bottomOf, within, type Rect, type Size } from '@/components/kit/frame/box';
import { USUAL, type Taste } from '@/components/kit/frame/frame';
import { inside, NONE, overlap, SIZES, TASTES } from '../../fixtures/geometry';

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const ROWS = [0, 1, 5, 6, 10];

describe.each(SIZES)('the table at %s', (_, size, insets) => {
  const all = TASTES.flatMap((taste) =>
    SEATS.flatMap((seats) =>
      ROWS.map((row) => ({
        seats: `${seats} (${taste.pieces}${taste.leftHand ? ', left hand' : ''})`,
        row,
        l: layout({ seats, focus: 0, row }, size, insets, undefined, taste),
      })),
    ),
  );
  const safe = within(size, insets);

  it('13.1 cards that are known to come next lie free of the row, and clear of the count of the pile', () => {
    const hidden = all.flatMap(({ seats, row, l }) => {
      const { known, drawPile } = placesOf(l);
      const count = { ...drawPile, y: drawPile.y + drawPile.height * 0.8, height: drawPile.height * 0.2 };
      return known.flatMap((rect, i) => {
        const free = ![l.rowArea, l.discard, count].some((other) => overlap(rect, other));
        return free && inside(rect, safe) ? [] : [`${seats} players, ${row} cards: place ${i}`];
      });
    });
    expect(hidden).toEqual([]);
  });

  it('4.6.5 the open cards of a map lie clear of the row, the suit bar and the own bank', () => {
    const wrong = all
      .filter(({ row, l }) => row > 0 && l.frame.taste.pieces === 'M')
      .flatMap(({ seats, row, l }) => {
        const open = [0, 1, 2].map((place) => openBox(placesOf(l), place, 3));
        // At a small table of many, or with a bank in two lines beside a notch, there is no other place than the bar.
        const [first, last] = [l.own.slots[0], l.own.slots[9]];
        const twoLines = l.frame.shape === 'side' && first?.y !== last?.y;
        const bar = l.strips.length < 3 && !twoLines ? [l.suitBar] : [];
        const hidden = [l.rowArea, ...bar, ...l.own.slots].some((rect) => open.some((card) => overlap(card, rect)));
        return hidden || open.some(({ width }) => width < 40)
          ? [`${seats} players, ${row} cards: ${JSON.stringify(open[0])}`]
          : [];
      });
    expect(wrong).toEqual([]);
  });

  it('keeps the cards of the row inside it, from left to right', () => {
    const wrong = all
      .filter(({ row, l }) => l.row.length !== row || l.row.some((card) => !inside(card, l.rowArea)))
      .concat(all.filter(({ l }) => l.row.some((card, i) => i > 0 && card.x <= (l.row[i - 1] as Rect).x + 10)))
      .map(({ seats, row, l }) => `${seats} players, ${row} cards: ${JSON.stringify([l.rowArea, l.row])}`);
    expect(wrong).toEqual([]);
  });

  it('13.2 lists what can be chosen beside the row, never over it, two lines of it in sight', () => {
    const wrong = all
      .filter(({ row, l }) => (row > 0 && overlap(l.tray, l.rowArea)) || l.tray.height < 2 * 52 + 20)
      .map(({ seats, row, l }) => `${seats} players, ${row} cards: ${JSON.stringify([l.tray, l.rowArea])}`);
    expect(wrong).toEqual([]);
  });

  it('keeps the small suits of a rival inside the strip', () => {
    const wrong = all.flatMap(({ seats, l }) =>
      l.strips
        .filter(
          ({ rect, text, slots }) =>
            !inside(text, rect) || (slots ?? []).some((slot) => !inside(slot, rect) || overlap(slot, text)),
        )
        .map(({ seat }) => `${seats} players, seat ${seat}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('shows rivals in turn order, the left neighbour first', () => {
  const { strips, own } = layout({ seats: 4, focus: 2, row: 0 }, { width: 390, height: 844 }, NONE);
  expect(strips.map(({ seat }) => seat)).toEqual([3, 0, 1]);
  expect(own.seat).toBe(2);
});

it('14 on an upright tablet the piles stand over a row of large cards, with the open cards of a map between them', () => {
  const l = layout({ seats: 3, focus: 0, row: 5 }, { width: 1024, height: 1366 }, NONE);
  expect(l.drawPile.y + l.drawPile.height).toBeLessThan(l.rowArea.y);
  expect(l.row[0]?.width).toBeGreaterThanOrEqual(150);
  expect(l.suitBar.y - l.rowArea.y - l.rowArea.height).toBeLessThan(30);
  const open = [0, 1, 2].map((place) => openBox(placesOf(l), place, 3));
  expect(open.some((card) => overlap(card, l.drawPile) || overlap(card, l.discard))).toBe(false);
});

it('makes room when large letters make the decision block taller', () => {
  const size = { width: 390, height: 844 };
  const usual = layout({ seats: 3, focus: 0, row: 5 }, size, NONE);
  const large = layout({ seats: 3, focus: 0, row: 5 }, size, NONE, 220);
  expect(large.frame.block.height).toBe(220);
  expect(large.own.head.y + 36).toBeLessThan(usual.own.head.y);
  expect(bottomOf(large.own.slots[9] as Rect)).toBeLessThanOrEqual(large.frame.block.y);
});

it('9, 18 the left hand finds the decision on its side; large pieces are larger where there is room', () => {
  const at = (taste: Partial<Taste>, size: Size) =>
    layout({ seats: 3, focus: 0, row: 4 }, size, NONE, undefined, { ...USUAL, ...taste });
  const lying = { width: 844, height: 390 };
  const [right, left] = [at({}, lying), at({ leftHand: true }, lying)];
  expect(left.frame.block.x).toBeLessThan(left.frame.board.x);
  expect(right.frame.block.x).toBeGreaterThan(right.frame.board.x + right.frame.board.width);
  expect(left.frame.board.width).toBe(right.frame.board.width);
  const card = (pieces: Taste['pieces'], size: Size) => at({ pieces }, size).drawPile.width;
  for (const size of [
    { width: 390, height: 844 },
    { width: 1024, height: 1366 },
  ]) {
    expect(card('S', size)).toBeLessThan(card('M', size));
    expect(card('L', size)).toBeGreaterThan(card('M', size) * 1.1);
  }
});
