import { facing } from '@/components/games/seven-seas/around';
import { layout, layoutIn } from '@/components/games/seven-seas/layout';
import type { Mode } from '@/components/games/seven-seas/table-layout';
import { aroundFrame, cornersOf, freeKeys } from '@/components/kit/frame/around-frame';
import { cardAt, HELD_CARD, handPlaces, pointSeenBy } from '@/components/kit/frame/hand-places';
import { asSeenBy, ownAt } from '@/components/kit/frame/own-side';
import { onScreen, sides, type Place } from '@/components/kit/frame/sides';
import type { Rect } from '@/components/kit/frame/box';
import { USUAL } from '@/components/kit/frame/frame';
import { FLAT_SIZES, NONE, overlap } from '../../fixtures/geometry';

const MODES: readonly Mode[] = ['choose', 'table', 'lid'];

describe.each(FLAT_SIZES)('flat between its players at %s', (_, size) => {
  const tables = [2, 3, 4].flatMap((seats) => {
    const places = sides(seats, size, NONE) as readonly Place[];
    return places.flatMap((mine, focus) =>
      MODES.map((mode) => {
        const frame = facing(aroundFrame(size, NONE, { places, mine }, USUAL));
        return { seats, focus, mode, mine, places, l: layoutIn({ seats, focus, mode }, frame) };
      }),
    );
  });
  const onTable = (mine: Place, rect: Rect) => onScreen(mine.turn, size, rect);

  it('everybody’s things lie at the own edge, wherever the question is', () => {
    const moved = tables.filter(({ mine, places, l }) =>
      places.some((place, seat) => {
        const own = onScreen(place.turn, size, ownAt(place));
        const seen = onTable(mine, l.sides[seat] as Rect);
        return Math.abs(own.x - seen.x) + Math.abs(own.y - seen.y) + Math.abs(own.width - seen.width) > 0.01;
      }),
    );
    expect(moved.map(({ seats, focus, mode }) => `${seats}/${focus} ${mode}`)).toEqual([]);
  });

  it('the lid lies in the middle, whoever throws', () => {
    const lids = tables.filter(({ mode }) => mode === 'lid').map(({ mine, l }) => onTable(mine, l.lid));
    const away = lids.filter(
      ({ x, y, width, height }) =>
        Math.abs(x + width / 2 - size.width / 2) > 0.01 || Math.abs(y + height / 2 - size.height / 2) > 0.01,
    );
    expect(away).toEqual([]);
    expect(Math.min(...lids.map(({ width }) => width))).toBeGreaterThanOrEqual(300);
  });
});

describe.each(FLAT_SIZES)('a hand at a flat table, %s', (_, size) => {
  const hands = [2, 3, 4].flatMap((seats) => {
    const places = sides(seats, size, NONE) as readonly Place[];
    return places.flatMap((mine, focus) =>
      [
        [3, 7],
        [8, 7],
        [3, 0],
        [0, 7],
        [1, 0],
      ].map((hand) => {
        const frame = facing(aroundFrame(size, NONE, { places, mine }, USUAL));
        const mode: Mode = hand[1] === 7 ? 'choose' : 'table';
        return {
          name: `${seats}/${focus} ${hand.join('+')}`,
          mine,
          places,
          l: layoutIn({ seats, focus, mode, hand }, frame),
          h: handPlaces(mine, hand),
        };
      }),
    );
  });

  it('is small, at the edge of its owner, and never in the middle', () => {
    const wrong = hands.filter(({ mine, h }) =>
      h.cards.some(
        ({ x, y, width, height }) =>
          width > HELD_CARD || width < 44 || mine.deep - y - height > mine.depth + 72 || x < 0 || x + width > mine.long,
      ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('lies on nobody’s things, on no key, and on nothing that all look at', () => {
    const wrong = hands.flatMap(({ name, mine, l, h }) => {
      const lying: [string, Rect][] = [
        ...l.sides.map((rect, seat): [string, Rect] => [`side ${seat}`, rect]),
        ...freeKeys(size, NONE).map((key, i): [string, Rect] => [
          `key ${i}`,
          asSeenBy(mine, { ...mine, turn: 0 }, key),
        ]),
        ...cornersOf(mine).map((corner, i): [string, Rect] => [`corner ${i}`, corner]),
        ['question', l.frame.block],
        ['ruler', l.ruler],
        ['market', l.market],
      ];
      const parts: [string, Rect][] = [
        ['hand', h.pad],
        ['sentence', h.sentence],
      ];
      return parts.flatMap(([part, rect]) =>
        lying.filter(([, other]) => overlap(rect, other)).map(([other]) => `${name}: ${part} on ${other}`),
      );
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('a finger means the card that it is at, from every side', () => {
    for (const { mine, h } of hands) {
      h.cards.forEach((card, i) => {
        const next = h.cards[i + 1];
        const right = Math.min(card.x + card.width, next?.x ?? Infinity);
        const spot = { x: (card.x + right) / 2, y: card.y + card.height / 2, width: 0, height: 0 };
        const shown = onScreen(mine.turn, size, spot);
        const back = pointSeenBy(mine, shown.x, shown.y);
        expect(cardAt(h, back.x, back.y)).toBe(i);
      });
      expect(cardAt(h, mine.long / 2, 0)).toBeNull();
    }
  });
});

describe('6: pieces as large as they are liked', () => {
  const at = (pieces: 'S' | 'M' | 'L', width = 390, height = 844) =>
    layout({ seats: 3, focus: 0, mode: 'table' }, { width, height }, NONE, undefined, { ...USUAL, pieces });

  it.each([
    [390, 844],
    [1024, 1366],
  ])('L is larger than M and M than S at %i×%i', (width, height) => {
    const [small, middle, large] = (['S', 'M', 'L'] as const).map((pieces) => at(pieces, width, height));
    const own = [small, middle, large].map((l) => l?.own.rect.height ?? 0);
    expect(own).toEqual([...own].sort((a, b) => a - b));
    expect(new Set(own).size).toBe(3);
    expect((large?.fan[0]?.width ?? 0) > (middle?.fan[0]?.width ?? 0)).toBe(true);
  });

  it('on the smallest phone nothing grows over something else', () => {
    expect(at('L', 360, 640).own.rect).toEqual(at('M', 360, 640).own.rect);
  });
});
