import { layout, type TableLayout } from '@/components/games/sea-of-clouds/layout';
import { poseOf } from '@/components/games/sea-of-clouds/poses';
import { ringOf } from '@/components/games/sea-of-clouds/ring';
import { within, type Rect } from '@/components/kit/frame/box';
import { USUAL } from '@/components/kit/frame/frame';
import { inside, NONE, overlap, overlaps, SIZES } from '../../fixtures/geometry';

const SEATS = [2, 3, 4];

function parts(l: TableLayout): [string, Rect][] {
  return [
    ['header', l.frame.header],
    ['block', l.frame.block],
    ['track', l.track],
    ...l.plates.map(({ seat, rect }): [string, Rect] => [`plate ${seat}`, rect]),
    ...l.slots.map((rect, i): [string, Rect] => [`slot ${i}`, rect]),
    ['deck', l.deck],
    ['faces', l.faces],
    ['look', l.look],
    ...l.zones.map(({ zone, rect }): [string, Rect] => [zone, rect]),
    ...(l.sets ? [['own sets', l.sets] as [string, Rect]] : []),
    ...(l.owner ? [['owner', l.owner] as [string, Rect]] : []),
  ];
}

describe.each(SIZES)('the table at %s', (_, size, insets) => {
  const screen = within(size, NONE);
  const all = SEATS.flatMap((seats) =>
    [true, false].flatMap((leftHand) =>
      [true, false].map((named) => ({
        seats,
        named,
        l: layout({ seats, focus: 0, named }, size, insets, undefined, { ...USUAL, leftHand }),
      })),
    ),
  );

  test('where several look at it, whose board it is stands there, and can be read', () => {
    const wrong = all.filter(({ named, l }) => (named ? (l.owner?.height ?? 0) < 20 : l.owner !== null));
    expect(wrong.map(({ seats, l }) => `${seats}: ${JSON.stringify(l.owner)}`)).toEqual([]);
  });

  test('13.2 three faces stay over the key below them, whole', () => {
    const wrong = all.flatMap(({ seats, l }) =>
      [0, 1, 2].flatMap((index) => {
        const { x, y, width } = poseOf({ at: 'stage', index, count: 3 }, l);
        const rect = { x: x - width / 2, y: y - width * 0.7, width, height: width * 1.4 };
        return width >= 60 && inside(rect, screen) && !overlap(rect, l.look) ? [] : [`${seats}: ${index}, ${width}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('13.2 the ring of captains keeps its discs apart, on the screen, and over the words', () => {
    const wrong = all.flatMap(({ seats, l }) => {
      const { places, disc, panel } = ringOf(l, seats);
      const near = places.flatMap((a, i) =>
        places.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 2 * disc + 8),
      );
      const out = places.filter(({ x, y }) => {
        const rect = { x: x - disc, y: y - disc, width: 2 * disc, height: 2 * disc };
        return !inside(rect, screen) || overlap(rect, panel);
      });
      if (panel.width < 150 || overlap(panel, l.frame.header) || overlap(panel, l.frame.block))
        return [`${seats}: words`];
      return near.length + out.length > 0 ? [`${seats}: ${near.length} near, ${out.length} out`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

test.each(SEATS)('13.4 with large letters on a small phone the share of %i captains is still seen whole', (seats) => {
  const size = { width: 360, height: 640 };
  const l = layout({ seats, focus: 0 }, size, NONE, size.height * 0.5);
  const over = overlaps(parts(l).filter(([name]) => name !== 'own sets'));
  const faces = [0, 1, 2].map((index) => poseOf({ at: 'stage', index, count: 3 }, l));
  const cut = faces.filter(({ x, y, width }) => {
    const rect = { x: x - width / 2, y: y - width * 0.7, width, height: width * 1.4 };
    return width < 60 || overlap(rect, l.look) || l.slots.some((slot) => overlap(rect, slot));
  });
  expect([over, cut]).toEqual([[], []]);
});

test('13.2 the left neighbour stands left, the right one right, and nearest of all the captain who looks', () => {
  const l = layout({ seats: 4, focus: 2 }, { width: 390, height: 844 }, NONE);
  expect(l.plates.map(({ seat }) => seat)).toEqual([3, 0, 1]);
  const at = new Map(ringOf(l, 4).places.map((place) => [place.seat, place]));
  expect(at.get(3)!.x).toBeLessThan(at.get(1)!.x);
  expect(at.get(2)!.y).toBeGreaterThan(at.get(0)!.y);
});
