import { Canvas } from '@shopify/react-native-skia';
import { act, render } from '@testing-library/react-native';
import { Profiler, useEffect } from 'react';
import { setCamera, useCamera, type Camera } from '@/components/kit/board/use-camera';
import { layout } from '@/components/games/worlds-end/layout';
import { cameraSpecOf, chartFor } from '@/components/games/worlds-end/map/window';
import { MapScene } from '@/components/games/worlds-end/scene/MapScene';
import { baseScale, useChartBase, useChartPicture } from '@/components/games/worlds-end/scene/use-chart';
import { chartSample } from '../../art/worlds-end/sample';

const TABLE = layout({ seats: 4, focus: 0 }, { width: 390, height: 844 }, { top: 47, bottom: 34, left: 0, right: 0 });
const CHART = chartFor(TABLE);
const STATE = chartSample();
const WISH = { chart: CHART, window: TABLE.map, day: false, high: false, ratio: 3 };

let renders = 0;
let camera: Camera | null = null;

function Table() {
  const own = useCamera(cameraSpecOf(CHART, TABLE.map));
  // Letters are not read here: the base waits for them, and the picture is empty.
  const base = useChartBase(null, WISH);
  const over = useChartPicture(null, CHART, STATE, false);
  useEffect(() => {
    camera = own;
  }, [own]);
  return (
    <Canvas>
      <Profiler id="map" onRender={() => renders++}>
        <MapScene chart={CHART} window={TABLE.map} base={base} over={over} camera={own.values} />
      </Profiler>
    </Canvas>
  );
}

beforeEach(() => {
  renders = 0;
  camera = null;
});

it('shows the whole chart at first, as large as its window', () => {
  render(<Table />);
  expect(camera?.values.scale.get()).toBeCloseTo(1);
  expect([camera?.values.x.get(), camera?.values.y.get()]).toEqual([0, 0]);
});

it('renders nothing while the camera moves', () => {
  render(<Table />);
  const before = renders;
  expect(before).toBeGreaterThan(0);
  const looking = camera;
  if (!looking) throw new Error('no camera');
  act(() => {
    for (let i = 1; i <= 60; i++) setCamera(looking.values, { x: -2 * i, y: -3 * i, scale: 1 + i / 30 });
  });
  expect(renders).toBe(before);
});

it('bakes the base sharper than it is seen at first, and never larger than a phone can hold', () => {
  const longest = Math.max(CHART.size.width, CHART.size.height);
  expect(baseScale({ ...WISH, ratio: 1 })).toBeCloseTo(2);
  expect(baseScale(WISH)).toBeGreaterThan(3);
  expect(baseScale(WISH) * longest).toBeLessThanOrEqual(2400);
});
