import { aroundLayout, ownParts } from '@/components/games/sea-of-clouds/around';
import { ringOf } from '@/components/games/sea-of-clouds/ring';
import { aroundFrame, freeKeys } from '@/components/kit/frame/around-frame';
import { asSeenBy, ownAt } from '@/components/kit/frame/own-side';
import { onScreen, sides, type Place } from '@/components/kit/frame/sides';
import { USUAL, type Rect } from '@/components/kit/frame/frame';

const SIZES = [
  ['1366×1024', { width: 1366, height: 1024 }],
  ['1024×1366', { width: 1024, height: 1366 }],
  ['1024×768', { width: 1024, height: 768 }],
] as const;
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

describe.each(SIZES)('13.3 flat between its captains at %s', (_, size) => {
  const tables = [2, 3, 4].flatMap((seats) => {
    const places = sides(seats, size, NONE) as readonly Place[];
    return places.map((mine, focus) => {
      const around = { places, mine };
      const l = aroundLayout({ seats, focus }, aroundFrame(size, NONE, around, USUAL), around);
      return { name: `${seats}/${focus}`, seats, mine, places, l };
    });
  });

  it('a captain’s board lies at the own edge, wherever the question is', () => {
    const moved = tables.filter(({ mine, places, l }) =>
      l.plates.some(({ seat, rect }) => {
        const place = places[seat] as Place;
        const own = onScreen(place.turn, size, ownAt(place));
        const seen = onScreen(mine.turn, size, rect);
        return Math.abs(own.x - seen.x) + Math.abs(own.y - seen.y) + Math.abs(own.width - seen.width) > 0.01;
      }),
    );
    expect(moved.map(({ name }) => name)).toEqual([]);
  });

  it('the print lies at the edge of whoever is asked, and like the zones it is large enough for a finger', () => {
    const wrong = tables.flatMap(({ name, mine, l }) => {
      const { look, zones } = l;
      const away = mine.deep - look.y - look.height;
      const small = [look, ...zones.map(({ rect }) => rect)].some(({ width, height }) => width < 44 || height < 44);
      return away > 20 || small ? [`${name}: ${away}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('nothing lies on anything else, on anybody’s board or on a key of the table', () => {
    const wrong = tables.flatMap(({ name, mine, places, l }) => {
      const keys = freeKeys(size, NONE).map((key) => asSeenBy(mine, { ...mine, turn: 0 }, key));
      const { name: plate } = ownParts(mine);
      const seen: [string, Rect][] = [
        ['track', l.track],
        ...l.slots.map((rect, i): [string, Rect] => [`slot ${i}`, rect]),
        ['deck', l.deck],
        ['faces', l.faces],
        ['question', l.frame.block],
        ['print', l.look],
        ['name', plate],
        ...l.zones.map(({ zone, rect }): [string, Rect] => [zone, rect]),
      ];
      const others = places.flatMap((place) => (place === mine ? [] : [asSeenBy(mine, place, ownAt(place))]));
      return seen.flatMap(([part, rect], i) => [
        ...[...others, ...keys]
          .filter((other) => overlap(rect, other))
          .map(() => `${name}: ${part} on a board or a key`),
        ...seen.slice(i + 1).flatMap(([other, its]) => (overlap(rect, its) ? [`${name}: ${part} on ${other}`] : [])),
      ]);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('5.6 what is looked at lies at the edge of whoever looks, small, and says that all can see it', () => {
    const wrong = tables.flatMap(({ name, mine, l }) => {
      const away = mine.deep - l.faces.y - l.faces.height;
      const lost = l.shade === null || l.shade.y + l.shade.height > l.faces.y || overlap(l.shade, l.deck);
      return l.face > 100 || away > mine.depth + 72 || lost ? [`${name}: ${l.face}, ${away}, ${lost}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('faces are large enough to be read, and the ring of a boarding covers nobody’s board', () => {
    const wrong = tables.flatMap(({ name, seats, mine, places, l }) => {
      const { places: captains, disc, panel } = ringOf(l, seats);
      const discs = captains.map(({ x, y }) => ({ x: x - disc, y: y - disc, width: 2 * disc, height: 2 * disc }));
      const boards = places.map((place) => asSeenBy(mine, place, ownAt(place)));
      const over = [...discs, panel].some((rect) => boards.some((board) => overlap(rect, board)));
      return l.face < 90 || over ? [`${name}: ${l.face} ${over}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
