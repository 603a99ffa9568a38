import { layout, layoutIn } from '@/components/games/dead-mans-draw/layout';
import { without } from '@/components/games/dead-mans-draw/scene/between';
import { sceneModel } from '@/components/games/dead-mans-draw/scene/model';
import { cardKey } from '@/components/games/dead-mans-draw/targets';
import { placesOf } from '@/components/games/dead-mans-draw/scene/places';
import { openBox, poseOf } from '@/components/games/dead-mans-draw/scene/spots';
import { onScreen, sides } from '@/components/kit/frame/sides';
import { aroundFrame } from '@/components/kit/frame/around-frame';
import { USUAL, type Size } from '@/components/kit/frame/frame';
import type { Pose } from '@/components/kit/skia/motion';
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
    [cardKey('oracle-2'), 'danger'],
    [cardKey('map-2'), 'chosen'],
    [cardKey('cannon-3'), 'legal'],
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

test('10 before the first turn the lights burn at the one who is asked', () => {
  const lit = (view: ReturnType<typeof sampleView>, focus: number) =>
    sceneModel(view, { ...WORDS, focus }).seats.flatMap(({ active }, seat) => (active ? [seat] : []));
  expect(lit(sampleView({ phase: 'traits', active: 0 }), 2)).toEqual([2]);
  expect(lit(sampleView({ phase: 'turn', active: 0 }), 2)).toEqual([0]);
  expect(lit(sampleView({ phase: 'over', active: 0 }), 2)).toEqual([]);
});

test('6 discards that are left lie there face up, also when a map has taken the last one', () => {
  const top = (change: Parameters<typeof sampleView>[0]) => sceneModel(sampleView(change), WORDS).discard.top;
  const left = { discard: ['anchor-2', 'key-3'], discardCount: 2, discardTop: null } as const;
  expect(top(left)).toBe('key-3');
  expect(top({ ...left, discardTop: 'anchor-2' })).toBe('anchor-2');
  expect(top({ ...left, discard: null })).toBeNull();
  const after = sampleView(left);
  expect(without(after, new Set(['key-3']), after).discard).toEqual(['anchor-2']);
});

const SIZES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 1366 },
  { width: 1366, height: 1024 },
];

test('13.1 a question of two lines leaves them large enough to touch on a small phone', () => {
  const shown = { seats: 3, focus: 0, row: 2 };
  const places = placesOf(layout(shown, { width: 360, height: 640 }, none, 170));
  const boxes = OPEN.map((_, place) => openBox(places, place, OPEN.length));
  expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  const [first, second] = boxes;
  expect(first && second && first.x + first.width <= second.x).toBe(true);
});

/** All ways to look at a table of so many: from one side, or each from an edge of it. */
function tablesOf(seats: number, size: Size) {
  const shown = { seats, focus: 0, row: 5 };
  const around = sides(seats, size, none);
  const flat = (around ?? []).map((mine, focus) =>
    layoutIn({ ...shown, focus }, aroundFrame(size, none, { places: around ?? [], mine }, USUAL)),
  );
  return [layout(shown, size, none), ...flat];
}

const reachOf = ({ x, y, width, angle }: Pose) => {
  const lean = (Math.abs(angle) * Math.PI) / 180;
  const [w, h] = [width * 1.06, width * 1.4 * 1.06];
  const [across, down] = [w * Math.cos(lean) + h * Math.sin(lean), w * Math.sin(lean) + h * Math.cos(lean)];
  return { left: x - across / 2, right: x + across / 2, top: y - down / 2, bottom: y + down / 2 };
};

describe.each(SIZES)('at $width × $height', (size) => {
  const open = [2, 4, 5, 8].flatMap((seats) =>
    tablesOf(seats, size).flatMap((table, view) =>
      OPEN.map((_, place) => {
        const pose = poseOf({ kind: 'open', place, of: 3 }, () => placesOf(table), 5);
        return { seats, view, place, pose, table };
      }),
    ),
  );
  const named = open.map(({ seats, view, place, pose, table }) => ({ seats, view, place, pose, row: table.rowArea }));

  test('13.1 three open cards are in sight and large enough to touch', () => {
    const wrong = named.filter(({ pose }) => {
      const { left, right, top, bottom } = reachOf(pose);
      return left < 0 || top < 0 || right > size.width || bottom > size.height || pose.width < 44;
    });
    expect(wrong).toEqual([]);
  });

  test('13.1 and none of them covers the row, which the choice is about', () => {
    const wrong = named.filter(({ pose, row }) => {
      const { left, right, top, bottom } = reachOf(pose);
      return right > row.x && left < row.x + row.width && bottom > row.y && top < row.y + row.height;
    });
    expect(wrong).toEqual([]);
  });

  test('13.2 nor does the list of what can be chosen, whoever is asked', () => {
    const wrong = [2, 4, 5, 8].flatMap((seats) =>
      tablesOf(seats, size).flatMap(({ tray, rowArea, frame }, view) => {
        const { x, y, width, height } = frame.around ? onScreen(frame.around.mine.turn, size, tray) : tray;
        const beside = x >= rowArea.x + rowArea.width || x + width <= rowArea.x;
        const apart = beside || y >= rowArea.y + rowArea.height || y + height <= rowArea.y;
        return apart && tray.height > 100 && tray.width > 200 ? [] : [{ seats, view, tray, rowArea }];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
