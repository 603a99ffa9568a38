import { aroundLayout } from '@/components/games/sea-of-clouds/around';
import { ringOf } from '@/components/games/sea-of-clouds/ring';
import { aroundFrame } from '@/components/kit/frame/around-frame';
import { asSeenBy, ownAt } from '@/components/kit/frame/own-side';
import { onScreen, sides, type Place } from '@/components/kit/frame/sides';
import { USUAL } from '@/components/kit/frame/frame';
import { FLAT_SIZES, NONE, overlap } from '../../fixtures/geometry';

describe.each(FLAT_SIZES)('13.3 flat between its captains at %s', (_, size) => {
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

  it('the print lies at the edge of whoever is asked', () => {
    const away = tables.filter(({ mine, l }) => mine.deep - l.look.y - l.look.height > 20);
    expect(away.map(({ name }) => name)).toEqual([]);
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
