import { layout, layoutIn } from '@/components/games/dead-mans-draw/layout';
import { sceneModel } from '@/components/games/dead-mans-draw/scene/model';
import { placesOf } from '@/components/games/dead-mans-draw/scene/places';
import { poseOf } from '@/components/games/dead-mans-draw/scene/spots';
import { sides } from '@/components/table/around/sides';
import { aroundFrame } from '@/components/table/around/around-frame';
import { USUAL, type Size } from '@/components/table/play/frame';
import { Studio } from './draw';
import { compare } from './golden';
import { readFaces, sampleView, WORDS } from './sample';

// What lies over the table while a question is open.
jest.setTimeout(120_000);

const none = { top: 0, bottom: 0, left: 0, right: 0 };
const OPEN = ['oracle-2', 'map-2', 'cannon-3'] as const;

test('13.1 the open cards of a map stay on the table until one is chosen', async () => {
  const view = sampleView({ revealed: OPEN, tasks: [{ kind: 'map' }] });
  const shown = { seats: 3, focus: 0, row: view.row.length };
  const places = placesOf(layout(shown, { width: 390, height: 844 }, { ...none, top: 47, bottom: 34 }));
  const marks = new Map([
    ['open:0', 'danger'],
    ['open:1', 'chosen'],
    ['open:2', 'legal'],
  ] as const);
  const studio = await Studio.open(readFaces(), places, false, 1);
  expect(compare('phone-map', await studio.shoot({ view, places, marks }))).toEqual([]);
});

test('4.4.5 the card that sinks the row is seen while a question keeps it waiting, and no longer', () => {
  const waiting = sampleView({ tasks: [{ kind: 'sink', card: 'key-3' }] });
  expect(sceneModel(waiting, WORDS).accused).toBe('key-3');
  expect(sceneModel({ ...waiting, discardTop: 'key-3' }, WORDS).accused).toBeNull();
  const [first, ...rest] = waiting.players;
  if (!first) throw new Error('nobody plays');
  const scooped = { ...waiting, players: [{ ...first, bank: { ...first.bank, key: ['key-3'] as const } }, ...rest] };
  expect(sceneModel(scooped, WORDS).accused).toBeNull();
  expect(sceneModel(sampleView(), WORDS).accused).toBeNull();
});

const SIZES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 1366 },
  { width: 1366, height: 1024 },
];

test.each(SIZES)('13.1 three open cards are in sight and large enough to touch at $width × $height', (size) => {
  const shown = { seats: 4, focus: 0, row: 5 };
  const around = sides(4, size, none);
  const [mine] = around ?? [];
  const layouts = [layout(shown, size, none)];
  if (around && mine) layouts.push(layoutIn(shown, aroundFrame(size, none, { places: around, mine }, USUAL)));
  const wrong = layouts.flatMap((one) =>
    OPEN.flatMap((_, place) => {
      const { x, y, width } = poseOf({ kind: 'open', place, of: 3 }, () => placesOf(one), 5);
      const inside = x - width / 2 >= 0 && x + width / 2 <= size.width && y - width * 0.7 >= 0;
      return inside && width >= 44 && y + width * 0.7 <= size.height ? [] : [{ place, x, y, width }];
    }),
  );
  expect(wrong).toEqual([]);
});
