import * as fc from 'fast-check';
import {
  held,
  moved,
  reaching,
  showing,
  whole,
  wholeScale,
  zoomed,
  type CameraSpec,
  type CameraState,
} from '@/components/kit/board/camera';

const size = fc.record({ width: fc.integer({ min: 40, max: 1400 }), height: fc.integer({ min: 40, max: 1400 }) });
const specs: fc.Arbitrary<CameraSpec> = fc.record({
  board: size,
  viewport: size,
  most: fc.integer({ min: 1, max: 5 }),
  beyond: fc.integer({ min: 0, max: 40 }),
});
const states: fc.Arbitrary<CameraState> = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
  scale: fc.integer({ min: 1, max: 400 }).map((n) => n / 20),
});

/** Nothing but the board, and at most so much beyond its edge, is in the window. */
function expectInside({ x, y, scale }: CameraState, { board, viewport, beyond }: CameraSpec) {
  for (const [at, length, window] of [
    [x, board.width * scale, viewport.width],
    [y, board.height * scale, viewport.height],
  ] as const) {
    if (length <= window) expect(at).toBeCloseTo((window - length) / 2);
    else {
      expect(at).toBeLessThanOrEqual(beyond * scale + 1e-6);
      expect(at + length).toBeGreaterThanOrEqual(window - beyond * scale - 1e-6);
    }
  }
}

describe('a camera over a board', () => {
  it('never looks further than it may, whatever it is told', () => {
    fc.assert(
      fc.property(specs, states, fc.integer({ min: 1, max: 60 }), (spec, state, tenth) => {
        const results = [
          held(state, spec),
          moved(state, 700, -900, spec),
          zoomed(held(state, spec), tenth / 10, 30, 70, spec),
          showing({ x: 1, y: 2, width: 30, height: 20 }, spec),
        ];
        for (const result of results) {
          expectInside(result, spec);
          expect(result.scale).toBeGreaterThanOrEqual(wholeScale(spec) - 1e-9);
          expect(result.scale).toBeLessThanOrEqual(wholeScale(spec) * spec.most + 1e-9);
        }
      }),
    );
  });

  it('is at rest where it stands: what is allowed stays as it is', () => {
    fc.assert(
      fc.property(specs, states, (spec, state) => {
        const once = held(state, spec);
        const twice = held(once, spec);
        expect(twice.x).toBeCloseTo(once.x, 6);
        expect(twice.y).toBeCloseTo(once.y, 6);
        expect(twice.scale).toBeCloseTo(once.scale, 9);
      }),
    );
  });

  it('stretches about the fingers: the point between them stays under them', () => {
    const spec = { board: { width: 1200, height: 800 }, viewport: { width: 360, height: 390 }, most: 8, beyond: 0 };
    const before = held({ x: -400, y: -300, scale: 1 }, spec);
    const after = zoomed(before, 1.3, 150, 200, spec);
    expect((150 - after.x) / after.scale).toBeCloseTo((150 - before.x) / before.scale);
    expect((200 - after.y) / after.scale).toBeCloseTo((200 - before.y) / before.scale);
  });

  it('shows the whole board from edge to edge of the narrower side', () => {
    const spec = { board: { width: 1200, height: 800 }, viewport: { width: 600, height: 500 }, most: 3, beyond: 10 };
    expect(whole(spec)).toEqual({ x: 0, y: 50, scale: 0.5 });
  });

  it('goes only as far as is needed to bring a part into sight', () => {
    const spec = { board: { width: 1000, height: 1000 }, viewport: { width: 200, height: 200 }, most: 5, beyond: 0 };
    const here: CameraState = { x: -400, y: -400, scale: 1 };
    expect(reaching({ x: 450, y: 450, width: 50, height: 50 }, here, spec)).toEqual(here);
    expect(reaching({ x: 580, y: 450, width: 50, height: 50 }, here, spec)).toEqual({ x: -430, y: -400, scale: 1 });
    expect(reaching({ x: 100, y: 450, width: 50, height: 50 }, here, spec)).toEqual({ x: -100, y: -400, scale: 1 });
  });
});
