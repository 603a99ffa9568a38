import { Group, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { drawOffscreen, makeOffscreenSurface } from '@shopify/react-native-skia/lib/module/headless';
import { battleLayout } from '@/components/games/worlds-end/battle/layout';
import { fieldOf } from '@/components/games/worlds-end/battle/places';
import type { BattleState } from '@/components/games/worlds-end/battle/state';
import { layout, type TableLayout } from '@/components/games/worlds-end/layout';
import { SEAS } from '@/components/games/worlds-end/map/seas';
import { chartFor } from '@/components/games/worlds-end/map/window';
import { drawBattle } from '@/components/games/worlds-end/scene/battle';
import { BattleScene } from '@/components/games/worlds-end/scene/BattleScene';
import { drawBlade, onBlade } from '@/components/games/worlds-end/scene/blade';
import { drawChartBase } from '@/components/games/worlds-end/scene/chart-base';
import { drawChartOver, type Turn } from '@/components/games/worlds-end/scene/chart-over';
import type { ChartState } from '@/components/games/worlds-end/scene/chart-state';
import { chartLook, SHADE } from '@/components/games/worlds-end/scene/looks';
import { stageDraws } from '@/components/games/worlds-end/scene/spires';
import { drawGrain } from '@/components/kit/skia/grain';
import { bake } from '@/components/kit/skia/surface';
import { compare } from '../golden';
import { readFaces } from '../sample';
import { armadaSample, battleSample } from './battle-sample';
import { chartSample, chartSample19 } from './sample';

jest.setTimeout(120_000);

const faces = readFaces();
const MARKS = [
  { cell: 5, text: '2' },
  { cell: 7, text: '3' },
  { cell: 9, text: '4' },
];
const PHONE = layout({ seats: 4, focus: 0 }, { width: 390, height: 844 }, { top: 47, bottom: 34, left: 0, right: 0 });
const TABLET = layout(
  { seats: 4, focus: 0 },
  { width: 1366, height: 1024 },
  { top: 24, bottom: 20, left: 0, right: 0 },
);

function picture(l: TableLayout, scale: number, draw: (canvas: SkCanvas) => void) {
  const image = bake(l.frame.size.width, l.frame.size.height, scale, draw);
  if (!image) throw new Error('no picture');
  return image;
}

function table(l: TableLayout, scale: number, state: ChartState, day: boolean, turn: Turn = 0) {
  const chart = chartFor(l);
  return picture(l, scale, (canvas) => {
    const floor = l.own?.y ?? l.frame.size.height;
    for (const draw of stageDraws({ frame: l.frame, day, horizon: l.map.y + 40, floor })) draw(canvas);
    drawGrain(canvas);
    drawBlade(canvas, faces, l.blade, { at: 4, limit: 9, marks: MARKS });
    canvas.translate(l.map.x, l.map.y);
    canvas.scale(l.map.width / chart.size.width, l.map.height / chart.size.height);
    drawChartBase(canvas, chart, chartLook(day));
    drawChartOver(canvas, faces, chart, state, day, turn);
  });
}

function battle(state: BattleState, day: boolean, armada = false) {
  const { field: room, floor } = battleLayout(PHONE);
  const field = fieldOf(room, state.enemy.ships.length, state.own.ships.length);
  const horizon = (field.enemy[0]?.y ?? room.y) - 6;
  return picture(PHONE, 1, (canvas) => {
    for (const draw of stageDraws({ frame: PHONE.frame, day, horizon, floor, battle: true, armada })) draw(canvas);
    drawGrain(canvas);
    drawBattle(canvas, faces, field, state, day);
  });
}

describe('recorded pictures', () => {
  it.each([
    ['worlds-end-phone-night', () => table(PHONE, 1, chartSample(), false)],
    ['worlds-end-phone-day-chosen', () => table(PHONE, 1, chartSample('uk', { chosen: 'jamaica' }), true)],
    ['worlds-end-tablet-night', () => table(TABLET, 0.75, chartSample19(), false)],
    ['worlds-end-tablet-day-turned', () => table(TABLET, 0.75, chartSample19('ru'), true, 180)],
    ['worlds-end-battle-night', () => battle(battleSample(), false)],
    ['worlds-end-battle-day-ten', () => battle(battleSample(10, 10), true)],
    ['worlds-end-armada', () => battle(armadaSample(4), false, true)],
  ])('%s', (name, draw) => {
    expect(compare(name, draw())).toEqual([]);
  });
});

/** Draws the chart at a state and answers the pixels. */
function pixels(state: ChartState) {
  const l = PHONE;
  const image = table(l, 1, state, false);
  const found = image.readPixels();
  if (!found) throw new Error('no pixels');
  return { found, width: image.width() };
}

/** How many pixels differ inside the box of a sea. */
function changes(a: ReturnType<typeof pixels>, b: ReturnType<typeof pixels>, sea: (typeof SEAS)[number]) {
  const rect = chartFor(PHONE).geometry.rectOf(sea);
  let count = 0;
  for (let y = Math.ceil(PHONE.map.y + rect.y) + 4; y < PHONE.map.y + rect.y + rect.height - 4; y++)
    for (let x = Math.ceil(PHONE.map.x + rect.x) + 4; x < PHONE.map.x + rect.x + rect.width - 4; x++) {
      const at = (y * a.width + x) * 4;
      if ([0, 1, 2].some((c) => a.found[at + c] !== b.found[at + c])) count++;
    }
  return count;
}

describe('what changes on the chart', () => {
  const plain = chartSample('en', { legal: [], active: null });
  const before = pixels(plain);
  const put = (sea: 'java' | 'tortuga', change: object): ChartState => ({
    ...plain,
    seas: { ...plain.seas, [sea]: { ...plain.seas[sea], ...change } },
  });

  it.each([
    ['an owner', put('java', { owner: 'coral' })],
    ['guards', put('java', { guards: 3 })],
    ['another income', put('java', { income: 500 })],
    ['a flagship', put('java', { ships: ['blue'] })],
    ['four flagships', put('java', { ships: ['blue', 'rose', 'ink', 'ivory'] })],
    ['no port', put('java', { port: false })],
    ['lights of a legal sea', { ...plain, legal: ['java'] } as ChartState],
    ['a monopoly', { ...plain, monopolies: [{ good: 3, seas: ['java'] }] } as ChartState],
  ])('%s is seen in its sea, and nowhere else', (_, state) => {
    const after = pixels(state);
    expect(changes(before, after, 'java')).toBeGreaterThan(40);
    expect(changes(before, after, 'tortuga')).toBe(0);
  });

  it('darkens all but the chosen sea', () => {
    const after = pixels({ ...plain, chosen: 'tortuga' });
    const { width, height } = chartFor(PHONE).geometry.rectOf('java');
    expect(changes(before, after, 'java')).toBeGreaterThan(width * height * 0.7);
    expect(changes(before, after, 'tortuga')).toBeLessThan(width * height * 0.5);
  });
});

it('gives two seas that touch on the phone different blues', () => {
  const alike = chartFor(PHONE).lines.filter(
    ({ kind, seas: [a, b] }) => kind === 'border' && a && b && SHADE[a] === SHADE[b],
  );
  expect(alike.map(({ seas }) => seas)).toEqual([]);
});

it('shows in the scene of a battle what was drawn of it', async () => {
  const { width, height } = PHONE.frame.size;
  const state = battleSample(3, 2);
  const field = fieldOf(battleLayout(PHONE).field, 2, 3);
  const shown = await drawOffscreen(
    makeOffscreenSurface(width, height),
    <Group>
      <BattleScene faces={faces} field={field} state={state} day={false} />
    </Group>,
  );
  const drawn = bake(width, height, 1, (canvas) => {
    canvas.clear(Skia.Color('transparent'));
    drawBattle(canvas, faces, field, state, false);
  });
  const [a, b] = [shown.readPixels() ?? [], drawn?.readPixels() ?? []];
  expect(a.some((value) => value > 0)).toBe(true);
  expect(Array.from(a).filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 8)).toEqual([]);
});

it('moves the black ship along the blade in ten equal steps, never beyond it', () => {
  for (const { blade } of [PHONE, TABLET]) {
    const spots = Array.from({ length: 10 }, (_, at) => onBlade(blade, at));
    const steps = spots.slice(1).map(({ x }, i) => x - (spots[i]?.x ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0);
    expect(spots[0]?.x).toBeGreaterThan(blade.x);
    expect(spots[9]?.x).toBeLessThan(blade.x + blade.width);
  }
});
