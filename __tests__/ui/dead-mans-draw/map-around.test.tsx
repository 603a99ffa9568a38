import { flatPlaces } from '@/components/games/dead-mans-draw/scene/flat';
import { openBox } from '@/components/games/dead-mans-draw/scene/spots';
import { promptOf } from '@/components/kit/frame/around-frame';
import { onScreen, sides } from '@/components/kit/frame/sides';
import type { Rect } from '@/components/kit/frame/box';
import { NONE, overlap } from '../../fixtures/geometry';

const SIZES = [
  { width: 1366, height: 1024 },
  { width: 1024, height: 1366 },
] as const;
const cases = SIZES.flatMap((size) => [2, 3, 4, 5, 6].map((seats) => ({ ...size, seats })));

const middle = ({ x, y, width, height }: Rect) => [x + width / 2, y + height / 2] as const;

describe.each(cases)('4.6.5 the open cards of a map at a flat table, $seats players at $width×$height', (table) => {
  const { seats, ...size } = table;
  const places = sides(seats, size, NONE) ?? [];

  it('lie before whoever chooses: turned to that side, and nearer to it than to the opposite one', () => {
    const away = places.flatMap((mine, seat) => {
      const laid = flatPlaces(places, 5, size, NONE, mine.turn);
      const [x, y] = middle(openBox(laid, 1, 3));
      const near = {
        0: y > size.height / 2,
        90: x < size.width / 2,
        180: y < size.height / 2,
        270: x > size.width / 2,
      };
      return near[mine.turn] && laid.fanTurn === mine.turn ? [] : [`${seat}: ${x}, ${y}`];
    });
    expect(away).toEqual([]);
  });

  it('hide neither the row nor anybody’s bank or question, and are large enough for a finger', () => {
    const hidden = places.flatMap((mine, seat) =>
      [1, 5, 9].flatMap((row) => {
        const laid = flatPlaces(places, row, size, NONE, mine.turn);
        const open = [0, 1, 2].map((place) => openBox(laid, place, 3));
        const banks = laid.seats.flatMap(({ slots, origin, turn }) =>
          (slots ?? []).map((slot) => (origin ? onScreen(turn, size, slot) : slot)),
        );
        const question = onScreen(mine.turn, size, promptOf(mine));
        const lying: [string, Rect][] = [
          ['row', laid.rowArea],
          ['question', question],
          ...banks.map((rect): [string, Rect] => ['bank', rect]),
        ];
        const over = lying.filter(([, rect]) => open.some((card) => overlap(card, rect))).map(([name]) => name);
        const small = open.some(({ width, height }) => Math.min(width, height) < 43.9);
        return over.length > 0 || small ? [`${seat}, ${row} cards: ${over.join()} ${JSON.stringify(open[1])}`] : [];
      }),
    );
    expect(hidden).toEqual([]);
  });
});
