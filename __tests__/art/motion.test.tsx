import {
  ease,
  elapsed,
  makeMovers,
  makeTurner,
  placeMovers,
  placeTurner,
  type Ease,
  type Motion,
  type Track,
} from '@/components/kit/skia/motion';
import { lying } from '@/components/games/dead-mans-draw/scene/places';
import { tideAt } from '@/components/games/dead-mans-draw/scene/script';

const sprite = { x: 10, y: 20, w: 100, h: 140, unit: 0.01 };
const from = lying({ x: 0, y: 0, width: 100, height: 140 }, true);
const to = lying({ x: 200, y: 300, width: 50, height: 70 });

function track(change: Partial<Track> = {}): Track {
  const steps = [{ at: 100, for: 200, ease: 0 as Ease, from, to }];
  return {
    layer: 1,
    face: { ...sprite, x: 500 },
    back: sprite,
    shadow: sprite,
    halo: null,
    until: 1000,
    steps,
    ...change,
  };
}

const motion = (...tracks: Track[]): Motion => ({ duration: 1000, tracks });

/** The face or back of the n-th mover: its middle, its scale, which sprite; null when it is out of sight. */
function piece(now: number, tracks: readonly Track[], layer = 1, n = 0) {
  const movers = makeMovers();
  placeMovers(motion(...tracks), now, layer, movers);
  const [rect, form] = [movers.rects[n * 3 + 1], movers.forms[n * 3 + 1]];
  if (!rect || !form || form.tx < -5000) return null;
  const [c, s] = [form.scos, form.ssin];
  const x = form.tx + (c * rect.width - s * rect.height) / 2;
  const y = form.ty + (s * rect.width + c * rect.height) / 2;
  return { x: Math.round(x), y: Math.round(y), scale: Math.round(Math.hypot(c, s) * 1000) / 1000, back: rect.x === 10 };
}

test('a piece is out of sight before its first step and after its end', () => {
  expect(piece(99, [track()])).toBeNull();
  expect(piece(1000, [track()])).toBeNull();
});

test('a piece stands at the start of its step, then at its end, turned face up', () => {
  expect(piece(100, [track()])).toEqual({ x: 50, y: 70, scale: 1, back: true });
  expect(piece(300, [track()])).toEqual({ x: 225, y: 335, scale: 0.5, back: false });
  expect(piece(999, [track()])).toEqual({ x: 225, y: 335, scale: 0.5, back: false });
});

test('while it turns over a turner draws it, edge on in the middle', () => {
  expect(piece(200, [track()])).toBeNull();
  const turner = makeTurner();
  placeTurner(motion(track()), 190, 0, turner);
  expect(turner.rects[0]?.x).toBe(10);
  placeTurner(motion(track()), 210, 0, turner);
  expect(turner.rects[0]?.x).toBe(500);
  const width = (turner.matrix.get()[0] ?? 0) * 100;
  expect(width).toBeGreaterThan(0);
  expect(width).toBeLessThan(15);
  placeTurner(motion(track()), 300, 0, turner);
  expect(turner.matrix.get()[2]).toBeLessThan(-5000);
});

test('pieces of each layer are placed apart, in the order of their tracks', () => {
  const steps = [{ at: 0, for: 0, ease: 0 as Ease, from: to, to }];
  const tracks = [
    track({ layer: 0, steps }),
    track({ steps }),
    track({ steps: [{ ...steps[0]!, to: { ...to, x: 9 } }] }),
  ];
  expect(piece(5, tracks, 0)?.x).toBe(225);
  expect(piece(5, tracks, 0, 1)).toBeNull();
  expect(piece(5, tracks, 1, 0)?.x).toBe(225);
  expect(piece(5, tracks, 1, 1)?.x).toBe(9);
});

test('every way begins at the start and ends at the end; a tremble ends where it began', () => {
  for (const kind of [0, 1, 2, 3, 4] as const) {
    expect(ease(kind, 0)).toBe(0);
    expect(ease(kind, 1)).toBe(1);
    expect(Math.abs(ease(kind, 0.999) - 1)).toBeLessThan(0.02);
  }
  expect(ease(5, 1)).toBe(0);
});

test('the tide stands where its last step has left it', () => {
  const steps = [
    { at: 100, for: 200, from: 0, to: 1 },
    { at: 800, for: 100, from: 1, to: 0 },
  ];
  expect([0, 100, 300, 700, 900].map((now) => tideAt(steps, now))).toEqual([0, 0, 1, 1, 0]);
  expect(tideAt([], 50)).toBe(0);
});

test('a frame with a stamp from before the motion shows its beginning', () => {
  expect([-40, 0, 250].map((at) => elapsed({ get: () => at }))).toEqual([0, 0, 250]);
});
